import type { ReactNode } from "react";
import { type LinkTarget, PageLanguage, useLanguage } from "#app/language.tsx";
import { contentIn } from "#content/index.ts";
import { languagesOf } from "#content/pages.ts";
import type { Content } from "#content/schema/content.ts";
import { addressIn, type Language, mainLanguage } from "#contract/languages.ts";

/** Everything below reads its content in this language, and links to pages in it. */
export function ContentProvider({ language, children }: { language: Language; children: ReactNode }) {
  const linkTo = (href: string) => linkIn(language, href);
  return <PageLanguage value={{ language, linkTo }}>{children}</PageLanguage>;
}

/** The content in the page's language. Islands get theirs as props instead: they are hydrated without a context. */
export function useContent(): Content {
  return contentIn(useLanguage());
}

/** The entry of a list that an address names. The build asks only for addresses that exist, so a miss is our mistake. */
export function findBySlug<T extends { slug: string }>(entries: readonly T[], slug: string | undefined): T {
  const found = entries.find((entry) => entry.slug === slug);
  if (!found) throw new Error(`The content has no entry "${slug}".`);
  return found;
}

function linkIn(language: Language, href: string): LinkTarget {
  if (language === mainLanguage || !href.startsWith("/")) return { href };
  const [path = ""] = href.split(/[?#]/);
  const existing = languagesOf(path);
  if (existing.includes(language)) return { href: addressIn(language, href) };
  return existing.length > 0 ? { href, hrefLang: mainLanguage } : { href };
}
