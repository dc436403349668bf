import { globSync } from "node:fs";
import { dirname, extname } from "node:path";
import { languages, mainLanguage } from "#contract/languages.ts";
import { namesOff } from "#contract/parts.ts";
import { faultOfFile } from "./check-files.ts";
import { otherPictureEndings } from "./check-pictures.ts";
import { folderOf } from "./index.ts";
import { contentNames } from "./load.ts";
import { type ContentMistake, eachOnce } from "./mistakes.ts";
import { namedPictures, namedVideos } from "./named-pictures.ts";
import { whereIs } from "./origins.ts";
import { allPictures, pictureFolder } from "./pictures.ts";
import { readFiles } from "./read-files.ts";

/** What does not stop the build, but should not stay as it is. Only for content without mistakes. */
export function contentWarnings(): ContentMistake[] {
  return [...videosWithoutFiles(), ...unusedPictures(), ...textsNaming(namesOff)];
}

/** English texts that name what the site does not have, each once. A text that goes with its part is none of them. */
export function textsNaming(names: readonly string[]): ContentMistake[] {
  if (names.length === 0) return [];
  const name = new RegExp(`\\b(?:${names.join("|")})\\b`);
  const folder = folderOf(mainLanguage);
  const mistakes = contentNames.flatMap((part) => {
    const { value = {} } = readFiles(folder, part);
    return [...linesIn(value)].flatMap(({ line, path }) => {
      const [found] = line.match(name) ?? [];
      return found ? [{ ...whereIs(value, path), sentence: `names ${found}, which is off: "${line}"` }] : [];
    });
  });
  return eachOnce(mistakes);
}

function* linesIn(value: unknown, path: string[] = []): Generator<{ line: string; path: string[] }> {
  if (typeof value === "string") yield { line: value, path };
  else if (typeof value === "object" && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* linesIn(inner, [...path, key]);
}

/** In folders with pictures that the content names: those that it does not, and those in formats that no page can show. */
function* unusedPictures(): Generator<ContentMistake> {
  const named = new Set(namedPictures(...languages.map(folderOf)).map(({ name }) => name));
  const isNamed = (name: string) => named.has(name.replace(/^[a-z]{2}\//, "").replace(/-390$/, ""));
  // Some of the illustrations belong to components.
  const folders = new Set([...named].map((name) => dirname(name)).filter((folder) => folder !== "illustrations"));
  for (const [name, file] of allPictures()) {
    if (isNamed(name) || !folders.has(dirname(name))) continue;
    yield { file, line: 1, sentence: "no text of the content names this picture. Name it, or delete it" };
  }
  for (const file of globSync("**/*.*", { cwd: pictureFolder }).map((name) => `${pictureFolder}/${name}`)) {
    if (!otherPictureEndings.includes(extname(file).toLowerCase())) continue;
    yield { file, line: 1, sentence: faultOfFile(file) ?? "no page can show a picture in this format" };
  }
}

function* videosWithoutFiles(): Generator<ContentMistake> {
  for (const { name, files, where } of namedVideos()) {
    if (!files.captions)
      yield {
        ...where,
        sentence: `the video has no captions for those who cannot hear it. Save them as content/videos/${name}.vtt`,
      };
    if (!files.poster)
      yield {
        ...where,
        sentence: `the video has no still picture. Save one as content/videos/${name}.jpg, or run: npm run content -- posters`,
      };
  }
}
