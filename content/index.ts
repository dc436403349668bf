import { loadContent } from "./load.ts";
import type { Content } from "./schema/content.ts";

/** The languages of the site. Each has a folder here. */
export const languages = ["en"] as const;
export type Language = (typeof languages)[number];

const loaded = new Map<Language, Content>();

/** All words of the site in one language. */
export function contentIn(language: Language): Content {
  const content = loaded.get(language) ?? loadContent(`content/${language}`);
  loaded.set(language, content);
  return content;
}
