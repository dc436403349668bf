import { createContext, type ReactNode, use } from "react";
import { type Language, mainLanguage } from "#contract/languages.ts";

/** Where a link leads, and in which language if that is not the page's. */
export type LinkTarget = { href: string; hrefLang?: Language };

type PageLanguage = { language: Language; linkTo: (href: string) => LinkTarget };

// Islands wake without a context.
const PageLanguageContext = createContext<PageLanguage>({ language: mainLanguage, linkTo: (href) => ({ href }) });

export function PageLanguageProvider({ value, children }: { value: PageLanguage; children: ReactNode }) {
  return <PageLanguageContext value={value}>{children}</PageLanguageContext>;
}

/** The language of the page. */
export function useLanguage(): Language {
  return use(PageLanguageContext).language;
}

/** Tells where a link of the content leads on this page: to the page in the same language, or else to the main one. */
export function useLinkTo(): (href: string) => LinkTarget {
  return use(PageLanguageContext).linkTo;
}
