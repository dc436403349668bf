import { type Language, publishedLanguages } from "./parts.ts";

export type { Language };

/** The languages of the site. Each has a folder in content/. The first one is complete, and its addresses have no prefix. */
export const languages = publishedLanguages;

export const [mainLanguage] = languages;

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** What the staff call a language, like "Mongolian". */
export function languageName(language: string): string {
  return new Intl.DisplayNames(mainLanguage, { type: "language" }).of(language) ?? language;
}

/** The language of the page at this address, whether it exists or not. */
export function languageOf(path: string): Language {
  const [, first] = path.split(/[/?#]/, 2);
  return isLanguage(first) ? first : mainLanguage;
}

/** The address of a page in another language: in Mongolian, "/about-us" is "/mn/about-us", and "/#team" is "/mn#team". */
export function addressIn(language: Language, path: string): string {
  if (language === mainLanguage) return path;
  return `/${language}${path.replace(/^\/(?=[?#]|$)/, "")}`;
}

/** The same address without its language. */
export function withoutLanguage(path: string): string {
  // Where there is only one language, TypeScript knows that it is the main one.
  const language: string = languageOf(path);
  if (language === mainLanguage) return path;
  const rest = path.slice(language.length + 1);
  return rest.startsWith("/") ? rest : `/${rest}`;
}
