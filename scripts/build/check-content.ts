import { checkContent } from "#content/check.ts";
import { type ContentMistake, describeMistake } from "#content/mistakes.ts";
import { contentWarnings } from "#content/warnings.ts";
import { checkPhotographs } from "./check-photographs.ts";

/** Stops at mistakes in the content and in what it names, and returns what should not stay as it is. */
export async function checkContentAndPhotographs(): Promise<ContentMistake[]> {
  checkContent();
  const { mistakes, warnings } = await checkPhotographs();
  if (mistakes.length === 0) return [...contentWarnings(), ...warnings];
  throw new Error(`The content is not complete:\n  ${mistakes.map(describeMistake).join("\n  ")}`);
}
