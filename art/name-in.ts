import { type Language, mainLanguage } from "#contract/languages.ts";

/** The name of a picture that each language has a version of. */
export function nameIn(language: Language, name: string): string {
  return language === mainLanguage ? name : `${language}/${name}`;
}
