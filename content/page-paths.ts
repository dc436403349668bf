import { contactReceivedPath, errorPagePath, offlinePath } from "../contract/pages.ts";
import { contentIn } from "./door.ts";

type PagePath = {
  path: string;
  /** False keeps the page out of the sitemap. */
  listed: boolean;
};

/** The address of every page that visitors can reach, those of the content included. */
export function sitePages(): PagePath[] {
  const { services, clover, projects, guides, careers } = contentIn("en");
  return [
    ...["/", "/Clovers", "/about-us", "/careers", "/guides"].map(listed),
    ...services.categories.map(({ slug }) => listed(`/services/${slug}`)),
    ...clover.apps.map(({ slug, canonical }) => ({ path: `/clover/${slug}`, listed: canonical === undefined })),
    ...projects.projects.map(({ slug, listed }) => ({ path: `/projects/${slug}`, listed })),
    ...careers.vacancies.map(({ slug }) => listed(`/careers/${slug}`)),
    ...guides.guides.map(({ slug }) => listed(`/guides/${slug}`)),
    ...["/privacy-policy", "/eu-privacy-policy", "/end-user-license-agreement", "/accessibility"].map(listed),
    ...["/apps", contactReceivedPath, offlinePath].map((path) => ({ path, listed: false })),
  ];
}

/** The pages that search engines are told of. */
export function listedPaths(): string[] {
  return sitePages()
    .filter(({ listed }) => listed)
    .map(({ path }) => path);
}

/** Everything that the build renders: the pages and the template of the error page. */
export function pagePaths(): string[] {
  return [...sitePages().map(({ path }) => path), errorPagePath];
}

function listed(path: string): PagePath {
  return { path, listed: true };
}
