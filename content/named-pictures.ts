import { basename } from "node:path";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { on } from "#contract/parts.ts";
import { contentIn, folderOf } from "./index.ts";
import { contentNames } from "./load.ts";
import type { ContentMistake } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { findPicture, picturesIn } from "./pictures.ts";
import { readFiles } from "./read-files.ts";
import { type VideoFiles, videoFilesOf } from "./videos.ts";

/** A picture that the content names: its file, and where it is named. */
type NamedPicture = { name: string; file: string; where: Omit<ContentMistake, "sentence"> };

/** Every picture that the content of these languages names and that is there. */
export function namedPictures(...roots: string[]): NamedPicture[] {
  return roots.flatMap((root) =>
    contentNames.flatMap((part) => {
      const { value } = readFiles(root, part);
      return [...picturesIn(value, [part])].flatMap(({ path, name }) => {
        const { file } = findPicture(name, basename(root) as Language);
        return file && value ? [{ name, file, where: whereIs(value, path.slice(1)) }] : [];
      });
    }),
  );
}

type NamedVideo = { name: string; files: VideoFiles; where: Omit<ContentMistake, "sentence"> };

/** Every video that a guide names, and its files. Guides in other languages show the same. */
export function namedVideos(): NamedVideo[] {
  if (!on.clover) return [];
  const { value: written = {} } = readFiles(folderOf(mainLanguage), "guides");
  return contentIn(mainLanguage).guides.guides.flatMap(({ videos }, guide) =>
    videos.map(({ file }, video) => ({
      name: file,
      files: videoFilesOf(file),
      where: whereIs(written, ["guides", guide, "videos", video, "file"]),
    })),
  );
}
