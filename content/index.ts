import type { Language } from "#contract/languages.ts";
import { loadContent } from "./load.ts";
import type { Content } from "./schema/content.ts";

const loaded = new Map<Language, Content>();

/** All content in one language. What is not translated is English. */
export function contentIn(language: Language): Content {
  const content = loaded.get(language) ?? loadContent(folderOf(language));
  loaded.set(language, content);
  return content;
}

/** Where the content of a language is. */
export function folderOf(language: Language): string {
  return `content/${language}`;
}
