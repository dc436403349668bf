import type { Article } from "schema-dts";
import type { Site } from "#content/schema/site.ts";
import type { CaseStudy } from "#content/schema/works.ts";
import { socialCardPath } from "#contract/pages.ts";
import { company, organizationId } from "./organization.ts";

/** A case study, written by the company. */
export function article(site: Site, { slug, title, head, posted }: CaseStudy): Article {
  const path = `/works/${slug}`;
  return {
    "@type": "Article",
    headline: title,
    description: head.description,
    image: site.url + socialCardPath(path),
    // A date without a time means a different moment in every time zone.
    datePublished: `${posted}T00:00:00Z`,
    mainEntityOfPage: site.url + path,
    author: company(site),
    publisher: { "@id": organizationId(site) },
  };
}
