import { mistakesBetweenFiles } from "#content/check.ts";
import { folderOf } from "#content/index.ts";
import { mistakesIn } from "#content/load.ts";
import { type ContentMistake, describeMistake } from "#content/mistakes.ts";
import { contentWarnings } from "#content/warnings.ts";
import { languages } from "#contract/languages.ts";
import { faintColors } from "./check-colors.ts";
import { checkPhotographs } from "./check-photographs.ts";
import { linksWithoutPage } from "./dead-links.ts";

/** Stops at mistakes in the content in what it names and where it leads, and returns what should not stay as it is. */
export async function checkContentAndPhotographs(): Promise<ContentMistake[]> {
  const mistakes = await contentMistakes();
  if (mistakes.length > 0) throw new Error(`The content is not complete:\n  ${mistakes.map(inWords).join("\n  ")}`);
  const { warnings } = await checkPhotographs();
  return [...contentWarnings(), ...faintColors(), ...warnings];
}

/** What stops a build before it begins. Photographs and dead links come last: which there are shows when nothing else is wrong. */
export async function contentMistakes(): Promise<ContentMistake[]> {
  const inFiles = mistakesIn(...languages.map(folderOf));
  if (inFiles.length > 0) return inFiles;
  const between = [...mistakesBetweenFiles()];
  if (between.length > 0) return between.map((sentence) => ({ file: "", line: 1, sentence }));
  const { mistakes } = await checkPhotographs();
  return [...mistakes, ...linksWithoutPage()];
}

/** In a line. What no file alone can be blamed for says its place itself. */
export function inWords(mistake: ContentMistake): string {
  return mistake.file ? describeMistake(mistake) : mistake.sentence;
}
