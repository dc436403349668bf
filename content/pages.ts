import { existsSync } from "node:fs";
import { addressIn, type Language, languages, mainLanguage } from "#contract/languages.ts";
import { contactReceivedPath, errorPagePath, offlinePath } from "#contract/pages.ts";
import { contentIn, folderOf } from "./index.ts";
import type { Content } from "./schema/content.ts";

/** A page of the site, or a kind of page that has many, like the guides. */
export type PageRow = {
  /** The address. A part that begins with a colon is the slug of an entry. */
  path: string;
  /** The file in app/pages that renders it. */
  component: string;
  /** The file of content/<language> that holds its words, without its ending; a folder of that name belongs to it. */
  words: string;
  /** What gets a page each. An entry can stay out of the sitemap by itself. */
  entries?: (content: Content) => readonly { slug: string; listed?: boolean; canonical?: string | undefined }[];
  /** False keeps the page out of the sitemap. */
  listed?: boolean;
  /** True for a page that is for readers of the main language and never translated. */
  inMainLanguageOnly?: true;
  /** True for a template that the server fills in: it is built, but has no address that visitors can ask for. */
  template?: true;
};

/** Every page of the site. Routes, prerendering, sitemap, social cards and llms.txt all read this table. */
export const pageTable: readonly PageRow[] = [
  { path: "/", component: "home/page.tsx", words: "home" },
  { path: "/Clovers", component: "clovers/page.tsx", words: "clover", inMainLanguageOnly: true },
  { path: "/about-us", component: "about-us/page.tsx", words: "about-us" },
  { path: "/careers", component: "careers/page.tsx", words: "careers" },
  { path: "/guides", component: "guides/page.tsx", words: "guides", inMainLanguageOnly: true },
  {
    path: "/services/:service",
    component: "service/page.tsx",
    words: "services/:service",
    entries: ({ services }) => services.categories,
  },
  {
    path: "/clover/:app",
    component: "clover-app/page.tsx",
    words: "clover/:app",
    inMainLanguageOnly: true,
    entries: ({ clover }) => clover.apps,
  },
  {
    path: "/projects/:project",
    component: "project/page.tsx",
    words: "projects/:project",
    entries: ({ projects }) => projects.projects,
  },
  {
    path: "/works/:work",
    component: "work/page.tsx",
    words: "works/:work",
    entries: ({ works }) => works.cases,
  },
  {
    path: "/careers/:vacancy",
    component: "careers/vacancy-page.tsx",
    words: "careers/:vacancy",
    entries: ({ careers }) => careers.vacancies,
  },
  {
    path: "/guides/:guide",
    component: "guide/page.tsx",
    words: "guides/:guide",
    inMainLanguageOnly: true,
    entries: ({ guides }) => guides.guides,
  },
  { path: "/privacy-policy", component: "legal/page.tsx", words: "legal/us" },
  { path: "/eu-privacy-policy", component: "legal/page.tsx", words: "legal/eu", inMainLanguageOnly: true },
  {
    path: "/end-user-license-agreement",
    component: "legal/page.tsx",
    words: "legal/terms",
    inMainLanguageOnly: true,
  },
  { path: "/accessibility", component: "legal/page.tsx", words: "legal/accessibility" },
  { path: "/apps", component: "apps/page.tsx", words: "apps", listed: false, inMainLanguageOnly: true },
  { path: contactReceivedPath, component: "contact-received/page.tsx", words: "contact", listed: false },
  { path: offlinePath, component: "offline/page.tsx", words: "offline", listed: false },
  { path: errorPagePath, component: "error/page.tsx", words: "error-screen", template: true },
];

export type SitePage = { path: string; words: string; listed: boolean; language: Language };

/** Every page that visitors can reach, those of the content included, in every language. */
export function sitePages(): SitePage[] {
  return languages.flatMap((language) => pagesIn(language));
}

/**
 * Every page that is published in a language. Outside the main one these are the pages whose words have a file in the
 * folder. A text that is missing in the file stays English; `npm run content -- status` lists these.
 */
export function pagesIn(language: Language, folder = folderOf(language)): SitePage[] {
  const rows = pageTable.filter(({ template }) => !template);
  return inLanguage(language, rows, folder);
}

/** False for the words of pages that are never translated, and of what only these pages show. */
export function isToTranslate(file: string): boolean {
  return ![...mainLanguageOnly, "guide-search"].some(
    (words) => file.startsWith(`${words}.`) || file.startsWith(`${words}/`),
  );
}

/** The pages of the sitemap. */
export function listedPages(): SitePage[] {
  return sitePages().filter(({ listed }) => listed);
}

/** The languages that have the page with this main address. */
export function languagesOf(path: string): Language[] {
  return languages.filter((language) => publishedIn(language).has(addressIn(language, path)));
}

/** The rows of the table that have a page in this language. */
export function rowsIn(language: Language): PageRow[] {
  return pageTable.filter((row) => inLanguage(language, [row]).length > 0);
}

/** The addresses that the build renders: all pages, and the template of the error page, in every language. */
export function pagePaths(): string[] {
  return languages.flatMap((language) => inLanguage(language, pageTable)).map(({ path }) => path);
}

/** The pages of one row in the main language. */
export function pagesOf(
  { path, words, entries, listed = true }: PageRow,
  content: () => Content = () => contentIn(mainLanguage),
): SitePage[] {
  if (!entries) return [{ path, words, listed, language: mainLanguage }];
  const parameter = /:\w+/;
  return entries(content()).map((entry) => ({
    path: path.replace(parameter, entry.slug),
    words: words.replace(parameter, entry.slug),
    listed: listed && entry.listed !== false && entry.canonical === undefined,
    language: mainLanguage,
  }));
}

const mainLanguageOnly = pageTable
  .filter(({ inMainLanguageOnly }) => inMainLanguageOnly)
  .map(({ words }) => words.replace(/\/:\w+$/, ""));

function inLanguage(language: Language, rows: readonly PageRow[], folder = folderOf(language)): SitePage[] {
  if (language === mainLanguage) return rows.flatMap((row) => pagesOf(row));
  return rows
    .filter(({ inMainLanguageOnly }) => !inMainLanguageOnly)
    .flatMap((row) => pagesOf(row))
    .filter(({ words }) => isTranslated(folder, words))
    .map((page) => ({ ...page, path: addressIn(language, page.path), language }));
}

function isTranslated(folder: string, words: string): boolean {
  return [".yaml", ".md"].some((ending) => existsSync(`${folder}/${words}${ending}`));
}

const published = new Map<Language, ReadonlySet<string>>();

function publishedIn(language: Language): ReadonlySet<string> {
  const paths = published.get(language) ?? new Set(pagesIn(language).map(({ path }) => path));
  published.set(language, paths);
  return paths;
}
