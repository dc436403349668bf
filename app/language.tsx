import { createContext, use } from "react";
import { type Language, mainLanguage } from "#contract/languages.ts";

/** Where a link leads, and in which language if that is not the page's. */
export type LinkTarget = { href: string; hrefLang?: Language };

type LanguageOfPage = { language: Language; linkTo: (href: string) => LinkTarget };

// Islands are hydrated without a context.
export const PageLanguage = createContext<LanguageOfPage>({ language: mainLanguage, linkTo: (href) => ({ href }) });

export function useLanguage(): Language {
  return use(PageLanguage).language;
}

/** Tells where a link of the content leads on this page: to the page in the same language, or else to the main one. */
export function useLinkTo(): (href: string) => LinkTarget {
  return use(PageLanguage).linkTo;
}
