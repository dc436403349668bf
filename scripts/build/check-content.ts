import { checkContent } from "#content/check.ts";
import { type ContentMistake, describeMistake } from "#content/mistakes.ts";
import { contentWarnings } from "#content/warnings.ts";
import { faintColors } from "./check-colors.ts";
import { checkPhotographs } from "./check-photographs.ts";
import { linksWithoutPage } from "./dead-links.ts";

/** Stops at mistakes in the content in what it names and where it leads, and returns what should not stay as it is. */
export async function checkContentAndPhotographs(): Promise<ContentMistake[]> {
  checkContent();
  const { mistakes: inPhotographs, warnings } = await checkPhotographs();
  const mistakes = [...inPhotographs, ...linksWithoutPage()];
  if (mistakes.length === 0) return [...contentWarnings(), ...faintColors(), ...warnings];
  throw new Error(`The content is not complete:\n  ${mistakes.map(describeMistake).join("\n  ")}`);
}
