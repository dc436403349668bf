import type { Content } from "./checked.ts";
import { en } from "./en.ts";

/** Every language the site speaks. A second folder (content/mn) becomes a second line here. */
const languages = { en } satisfies Record<string, Content>;

export type Language = keyof typeof languages;

/** The words of the site in one language. */
export function contentIn(language: Language): Content {
  return languages[language];
}
