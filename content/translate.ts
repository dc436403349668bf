import { rememberTranslation } from "./origins.ts";

/**
 * Puts the texts of a translation in place of the English ones. What it lacks stays English; what it names that English
 * does not have is left to the schema.
 */
export function translate(english: Record<string, unknown>, translation: object): void {
  for (const [field, text] of Object.entries(translation)) {
    const own = english[field];
    if (isMerged(own) && isMerged(text)) translate(own, text);
    else {
      english[field] = text;
      rememberTranslation(english, translation, field);
    }
  }
}

/** True for a group of fields, and for a list of groups: in these a translation holds some fields and English the others. */
function isMerged(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !(Array.isArray(value) && value.every((one) => !isMerged(one)));
}
