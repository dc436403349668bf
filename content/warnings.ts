import { mainLanguage } from "#contract/languages.ts";
import { contentIn, folderOf } from "./index.ts";
import type { ContentMistake } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { readFiles } from "./read-files.ts";
import { videoFilesOf } from "./videos.ts";

/** What does not stop the build, but should not stay as it is. Only for content without mistakes. */
export function contentWarnings(): ContentMistake[] {
  return [...videosWithoutFiles()];
}

function* videosWithoutFiles(): Generator<ContentMistake> {
  const { value: written = {} } = readFiles(folderOf(mainLanguage), "guides");
  for (const [guideIndex, { videos }] of contentIn(mainLanguage).guides.guides.entries()) {
    for (const [videoIndex, { file }] of videos.entries()) {
      const where = whereIs(written, ["guides", guideIndex, "videos", videoIndex, "file"]);
      const { captions, poster } = videoFilesOf(file);
      if (!captions)
        yield {
          ...where,
          sentence: `the video has no captions for those who cannot hear it. Save them as content/videos/${file}.vtt`,
        };
      if (!poster)
        yield {
          ...where,
          sentence: `the video has no still picture. Save one as content/videos/${file}.avif, or run: npm run content -- posters`,
        };
    }
  }
}
