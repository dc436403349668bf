import type { Article } from "schema-dts";
import type { Site } from "#content/schema/site.ts";
import type { CaseStudy } from "#content/schema/works.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { company, organizationId } from "./organization.ts";

/** A case study, written by the company, with the address of its social card. */
export function article(
  site: Site,
  { slug, title, head, posted }: CaseStudy,
  socialCard: string,
  language: Language,
): Article {
  return {
    "@type": "Article",
    headline: title,
    description: head.description,
    image: site.url + socialCard,
    // A date without a time means a different moment in every time zone.
    datePublished: `${posted}T00:00:00Z`,
    inLanguage: language,
    mainEntityOfPage: site.url + addressIn(language, `/works/${slug}`),
    author: company(site),
    publisher: { "@id": organizationId(site) },
  };
}
