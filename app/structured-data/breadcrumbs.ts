import type { BreadcrumbList } from "schema-dts";
import type { Content } from "#content/schema/content.ts";
import { addressIn, type Language } from "#contract/languages.ts";

/** The path from the home page to this one, through its overview page if it has one. */
export function breadcrumbs(content: Content, path: string, title: string, language: Language): BreadcrumbList {
  const { company, clover, guides, careers, works } = content;
  // Those of parts that are off have no content.
  const overviews = [
    { holds: "/clover/", name: () => clover.overview.title, path: "/Clovers" },
    { holds: "/guides/", name: () => guides.overview.title, path: "/guides" },
    { holds: "/works/", name: () => works.overview.title, path: "/works" },
    { holds: "/careers/", name: () => careers.title, path: "/careers" },
  ];
  const way = [
    { name: company.name, path: "/" },
    ...overviews.filter(({ holds }) => path.startsWith(holds)).map(({ name, path }) => ({ name: name(), path })),
    { name: withoutSite(title), path },
  ];
  return {
    "@type": "BreadcrumbList",
    itemListElement: way.map((crumb, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: crumb.name,
      item: company.url + addressIn(language, crumb.path),
    })),
  };
}

function withoutSite(title: string): string {
  return title.replace(/ · [^·]+$/, "");
}
