import type { Service as ServiceData } from "schema-dts";
import type { Company } from "#content/schema/company.ts";
import type { Service } from "#content/schema/services.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { organizationId } from "./organization.ts";

/** A service that the company offers. */
export function offeredService(company: Company, { slug, title, head }: Service, language: Language): ServiceData {
  return {
    "@type": "Service",
    name: title,
    description: head.description,
    url: company.url + addressIn(language, `/services/${slug}`),
    provider: { "@id": organizationId(company) },
  };
}
