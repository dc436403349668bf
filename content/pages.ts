import { errorPagePath, offlinePath } from "#contract/pages.ts";
import { contactReceivedPath } from "../contract/pages.ts";
import { contentIn } from "./index.ts";
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
  /** True for a template that the server fills in: it is built, but has no address that visitors can ask for. */
  template?: true;
};

/** Every page of the site. Routes, prerendering, sitemap, social cards and llms.txt all read this table. */
export const pageTable: readonly PageRow[] = [
  { path: "/", component: "home/page.tsx", words: "home" },
  { path: "/Clovers", component: "clovers/page.tsx", words: "clover" },
  { path: "/about-us", component: "about-us/page.tsx", words: "about-us" },
  { path: "/careers", component: "careers/page.tsx", words: "careers" },
  { path: "/guides", component: "guides/page.tsx", words: "guides" },
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
    entries: ({ clover }) => clover.apps,
  },
  {
    path: "/projects/:project",
    component: "project/page.tsx",
    words: "projects",
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
    words: "careers",
    entries: ({ careers }) => careers.vacancies,
  },
  {
    path: "/guides/:guide",
    component: "guide/page.tsx",
    words: "guides/:guide",
    entries: ({ guides }) => guides.guides,
  },
  { path: "/privacy-policy", component: "legal/us-page.tsx", words: "legal/us" },
  { path: "/eu-privacy-policy", component: "legal/eu-page.tsx", words: "legal/eu" },
  { path: "/end-user-license-agreement", component: "legal/terms-page.tsx", words: "legal/terms" },
  { path: "/accessibility", component: "legal/accessibility-page.tsx", words: "legal/accessibility" },
  { path: "/apps", component: "apps/page.tsx", words: "apps", listed: false },
  { path: contactReceivedPath, component: "contact-received/page.tsx", words: "contact", listed: false },
  { path: offlinePath, component: "offline/page.tsx", words: "offline", listed: false },
  { path: errorPagePath, component: "error/page.tsx", words: "error-screen", template: true },
];

export type SitePage = { path: string; words: string; listed: boolean };

/** Every page that visitors can reach, those of the content included. */
export function sitePages(): SitePage[] {
  return pageTable.filter(({ template }) => !template).flatMap(pagesOf);
}

/** The pages of the sitemap. */
export function listedPages(): SitePage[] {
  return sitePages().filter(({ listed }) => listed);
}

/** The addresses that the build renders: all pages, and the template of the error page. */
export function pagePaths(): string[] {
  return pageTable.flatMap(pagesOf).map(({ path }) => path);
}

/** The pages of one row. */
export function pagesOf({ path, words, entries, listed = true }: PageRow): SitePage[] {
  if (!entries) return [{ path, words, listed }];
  const parameter = /:\w+/;
  return entries(contentIn("en")).map((entry) => ({
    path: path.replace(parameter, entry.slug),
    words: words.replace(parameter, entry.slug),
    listed: listed && entry.listed !== false && entry.canonical === undefined,
  }));
}
