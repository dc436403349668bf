import { globSync } from "node:fs";
import { extname, join } from "node:path";
import { type Language, mainLanguage } from "#contract/languages.ts";
import { namedPictures } from "./files.ts";
import { filesNamed, nameOf } from "./files-named.ts";
import { fieldOf } from "./origins.ts";
import type { Focus } from "./schema/media.ts";

export const pictureFolder = "content/pictures";

const endings = ["svg", "avif", "webp", "jpg", "jpeg", "png"];
const kinds = new Intl.ListFormat("en", { type: "disjunction" }).format(endings.map((ending) => `.${ending}`));

/** The file of a picture, or why there is none. */
type FoundPicture = { file: string; fault?: never } | { file?: never; fault: string };

/** The file of a picture that is named without its ending, like team/solongo: that of this language, or else that of all. */
export function findPicture(
  name: string,
  language: Language = mainLanguage,
  folder: string = pictureFolder,
): FoundPicture {
  const translated = filesNamed(`${folder}/${language}/${name}`).filter(isPicture);
  const files = translated.length > 0 ? translated : filesNamed(`${folder}/${name}`).filter(isPicture);
  const [file, other] = files;
  if (!file) return { fault: `${folder}/${name} does not exist as ${kinds}` };
  if (other) return { fault: `${files.join(" and ")} have the same name. Delete one of them` };
  return { file };
}

/** Every picture, those for one language too, by its name. */
export function allPictures(folder: string = pictureFolder): Map<string, string> {
  const files = globSync("**/*.*", { cwd: folder }).filter(isPicture).sort();
  return new Map(files.map((file) => [nameOf(file), join(folder, file)].map(slashed) as [string, string]));
}

function isPicture(file: string): boolean {
  return endings.includes(extname(file).slice(1).toLowerCase());
}

function slashed(path: string): string {
  return path.replaceAll("\\", "/");
}

/** A place of the content where a picture is named. */
type NamedPicture = { path: string[]; name: string; focus?: Focus };

/** Every picture that a part of the content names. */
export function* picturesIn(value: unknown, path: string[]): Generator<NamedPicture> {
  if (typeof value !== "object" || value === null) return;
  const { focus } = value as { focus?: Focus };
  if ("file" in value && "alt" in value) yield { path: [...path, "file"], name: String(value.file), focus };
  for (const [key, inner] of Object.entries(value)) {
    const innerPath = [...path, key];
    const folder = namedPictures[fieldOf(innerPath)];
    if (folder) yield { path: innerPath, name: `${folder}/${inner}`, focus };
    yield* picturesIn(inner, innerPath);
  }
}
