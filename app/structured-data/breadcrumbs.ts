import type { BreadcrumbList, WithContext } from "schema-dts";
import type { Site } from "#content/schema/site.ts";

export type Crumb = { name: string; path: string };

/** The way from the home page to this one. */
export function breadcrumbs(site: Site, crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: [{ name: site.name, path: "/" }, ...crumbs].map(({ name, path }, place) => ({
      "@type": "ListItem",
      position: place + 1,
      name,
      item: site.url + path,
    })),
  };
}
