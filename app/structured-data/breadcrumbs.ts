import type { BreadcrumbList } from "schema-dts";
import type { Content } from "#content/schema/content.ts";
import { addressIn, type Language } from "#contract/languages.ts";

/** The path from the home page to this one, through its overview page if it has one. */
export function breadcrumbs(content: Content, path: string, title: string, language: Language): BreadcrumbList {
  const { company, clover, guides, careers, services, works } = content;
  const work = works.cases.find(({ slug }) => path === `/works/${slug}`);
  const service = services.categories.find(({ slug }) => slug === work?.service);
  // Those of parts that are off have no content.
  const overviews = [
    { holds: "/clover/", name: () => clover.overview.title, path: "/Clovers" },
    { holds: "/guides/", name: () => guides.overview.title, path: "/guides" },
    { holds: "/careers/", name: () => careers.title, path: "/careers" },
  ];
  const way = [
    { name: company.name, path: "/" },
    ...overviews.filter(({ holds }) => path.startsWith(holds)).map(({ name, path }) => ({ name: name(), path })),
    ...(service ? [{ name: service.title, path: `/services/${service.slug}` }] : []),
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
