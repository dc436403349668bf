import { basename } from "node:path";
import type { Language } from "#contract/languages.ts";
import { contentNames } from "./load.ts";
import type { ContentMistake } from "./mistakes.ts";
import { whereIs } from "./origins.ts";
import { findPicture, picturesIn } from "./pictures.ts";
import { readFiles } from "./read-files.ts";

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
