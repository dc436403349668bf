import type { Article } from "schema-dts";
import type { Company } from "#content/schema/company.ts";
import type { CaseStudy } from "#content/schema/works.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { organizationId, organizationSummary } from "./organization.ts";

/** A case study, written by the company, with the address of its social card. */
export function article(
  company: Company,
  { slug, title, head, posted }: CaseStudy,
  socialCard: string,
  language: Language,
): Article {
  return {
    "@type": "Article",
    headline: title,
    description: head.description,
    image: company.url + socialCard,
    // A date without a time means a different moment in every time zone.
    datePublished: `${posted}T00:00:00Z`,
    inLanguage: language,
    mainEntityOfPage: company.url + addressIn(language, `/works/${slug}`),
    author: organizationSummary(company),
    publisher: { "@id": organizationId(company) },
  };
}
