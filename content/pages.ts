import { existsSync } from "node:fs";
import { addressIn, type Language, languages, mainLanguage } from "#contract/languages.ts";
import { contactReceivedPath, errorPagePath, offlinePath } from "#contract/pages.ts";
import { isOnAddress } from "#contract/parts.ts";
import { contentIn, folderOf } from "./index.ts";
import type { Content } from "./schema/content.ts";

/** A page of the site, or a kind of page that has many, like the guides. */
export type PageRow = {
  /** The address. A part that begins with a colon is the slug of an entry. */
  path: string;
  /** The file in app/pages that renders it. */
  component: string;
  /** Its file in content/<language>, without the ending; a folder of that name belongs to it. */
  content: string;
  /** What gets a page each. An entry can stay out of the sitemap by itself. */
  entries?: (content: Content) => readonly { slug: string; listed?: boolean; canonical?: string }[];
  /** False keeps the page out of the sitemap. */
  listed?: boolean;
  /** True for a page that is for readers of the main language and never translated. */
  inMainLanguageOnly?: true;
  /** True for a template that the server fills in: it is built, but has no address that visitors can ask for. */
  template?: true;
};

/** Every page that the site can have. */
const rows: readonly PageRow[] = [
  { path: "/", component: "home/page.tsx", content: "home" },
  { path: "/Clovers", component: "clovers/page.tsx", content: "clover", inMainLanguageOnly: true },
  { path: "/about-us", component: "about-us/page.tsx", content: "about-us" },
  { path: "/how-we-work", component: "how-we-work/page.tsx", content: "how-we-work" },
  { path: "/careers", component: "careers/page.tsx", content: "careers" },
  { path: "/guides", component: "guides/page.tsx", content: "guides", inMainLanguageOnly: true },
  {
    path: "/services/:service",
    component: "service/page.tsx",
    content: "services/:service",
    entries: ({ services }) => services.categories,
  },
  {
    path: "/clover/:app",
    component: "clover-app/page.tsx",
    content: "clover/:app",
    inMainLanguageOnly: true,
    entries: ({ clover }) => clover.apps,
  },
  {
    path: "/projects/:project",
    component: "project/page.tsx",
    content: "projects/:project",
    entries: ({ projects }) => projects.projects,
  },
  { path: "/works", component: "works/page.tsx", content: "works" },
  {
    path: "/works/:work",
    component: "work/page.tsx",
    content: "works/:work",
    entries: ({ works }) => works.cases,
  },
  {
    path: "/careers/:vacancy",
    component: "careers/vacancy-page.tsx",
    content: "careers/:vacancy",
    entries: ({ careers }) => careers.vacancies,
  },
  {
    path: "/guides/:guide",
    component: "guide/page.tsx",
    content: "guides/:guide",
    inMainLanguageOnly: true,
    entries: ({ guides }) => guides.guides,
  },
  { path: "/privacy-policy", component: "legal/page.tsx", content: "legal/us" },
  { path: "/eu-privacy-policy", component: "legal/page.tsx", content: "legal/eu", inMainLanguageOnly: true },
  {
    path: "/end-user-license-agreement",
    component: "legal/page.tsx",
    content: "legal/terms",
    inMainLanguageOnly: true,
  },
  { path: "/accessibility", component: "legal/page.tsx", content: "legal/accessibility" },
  { path: "/apps", component: "apps/page.tsx", content: "apps", listed: false, inMainLanguageOnly: true },
  { path: contactReceivedPath, component: "contact-received/page.tsx", content: "contact", listed: false },
  { path: offlinePath, component: "offline/page.tsx", content: "offline", listed: false },
  { path: errorPagePath, component: "error/page.tsx", content: "error-screen", template: true },
];

/** The pages of parts that are on. Routes, prerendering, sitemap, social cards and llms.txt all read this table. */
export const pageTable = rows.filter(({ path }) => isOnAddress(path));

/** Pages of parts that are off. */
export const rowsOff = rows.filter((row) => !pageTable.includes(row));

/** A page at its address in one language. `content` is its file, as in its row. */
export type PublishedPage = { path: string; content: string; listed: boolean; language: Language; row: PageRow };

type PageFilter = {
  language?: Language;
  /** Only the pages of the sitemap. */
  listed?: true;
  /** Templates too: all that the build renders. */
  withTemplates?: true;
  /** The folder of the language. */
  folder?: string;
};

/**
 * The pages that are published, in every language or in one. Outside the main language these are the pages that have a
 * file there; a text that is missing in the file stays English.
 */
export function pages({ language, listed, withTemplates, folder }: PageFilter = {}): PublishedPage[] {
  const inMainLanguage = pageTable
    .filter(({ template }) => withTemplates || !template)
    .flatMap((row) => pagesOf(row, contentIn(mainLanguage)))
    .filter((page) => !listed || page.listed);
  return (language ? [language] : languages).flatMap((one) =>
    one === mainLanguage ? inMainLanguage : translationsOf(inMainLanguage, one, folder),
  );
}

/** The pages of one row in the main language. */
export function pagesOf(row: PageRow, content: Content): PublishedPage[] {
  const page = { path: row.path, content: row.content, listed: row.listed !== false, language: mainLanguage, row };
  if (!row.entries) return [page];
  const parameter = /:\w+/;
  return row.entries(content).map(({ slug, listed, canonical }) => ({
    ...page,
    path: row.path.replace(parameter, slug),
    content: row.content.replace(parameter, slug),
    listed: page.listed && listed !== false && canonical === undefined,
  }));
}

function translationsOf(inMainLanguage: readonly PublishedPage[], language: Language, folder = folderOf(language)) {
  return inMainLanguage
    .filter(({ row, content }) => !row.inMainLanguageOnly && hasContent(folder, content))
    .map((page) => ({ ...page, path: addressIn(language, page.path), language }));
}

/** Whether a page has its file in the folder of a language. */
export function hasContent(folder: string, content: string): boolean {
  return [".yaml", ".md"].some((ending) => existsSync(`${folder}/${content}${ending}`));
}

const addresses = new Map<Language, ReadonlySet<string>>();

/** The languages that have the page with this main address. Every link asks this. */
export function languagesOf(path: string): Language[] {
  return languages.filter((language) => {
    const known = addresses.get(language) ?? new Set(pages({ language }).map((page) => page.path));
    addresses.set(language, known);
    return known.has(addressIn(language, path));
  });
}

/** False for the content of pages that are never translated, and for what only these pages show. */
export function isToTranslate(file: string): boolean {
  return !neverTranslated.some((name) => file.startsWith(`${name}.`) || file.startsWith(`${name}/`));
}

const neverTranslated = [
  ...rows.filter(({ inMainLanguageOnly }) => inMainLanguageOnly).map(({ content }) => content.replace(/\/:\w+$/, "")),
  "guide-search",
];
