import { createContext, type ReactNode, use } from "react";
import { contentIn, type Language } from "#content/index.ts";
import type { Content } from "#content/schema/content.ts";

const LanguageContext = createContext<Language>("en");

/** Everything below reads its words in this language. */
export function ContentProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <LanguageContext value={language}>{children}</LanguageContext>;
}

/** The words of the site in the page's language. Islands get theirs as props instead: they wake without a context. */
export function useContent(): Content {
  return contentIn(use(LanguageContext));
}
