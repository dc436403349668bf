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

/** The entry of a list that an address names. The build asks only for addresses that exist, so a miss is our mistake. */
export function findBySlug<T extends { slug: string }>(entries: readonly T[], slug: string | undefined): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`The content has no entry "${slug}".`);
  return found;
}
