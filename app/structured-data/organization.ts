import type { Organization, WebSite } from "schema-dts";
import type { Company, Office } from "#content/schema/company.ts";
import { mainLanguage } from "#contract/languages.ts";

/** The company with its offices. */
export function organization(company: Company): Organization {
  return {
    ...organizationSummary(company),
    legalName: company.legalName,
    email: company.email,
    location: company.offices.map(placeOf),
  };
}

/** The company, as other structured data embed it. */
export function organizationSummary(company: Company) {
  return {
    "@type": "Organization",
    "@id": organizationId(company),
    name: company.name,
    url: `${company.url}/`,
    logo: `${company.url}/icon-512.png`,
    sameAs: company.socials.map(({ href }) => href),
  } as const;
}

export function placeOf(office: Office) {
  return {
    "@type": "Place",
    name: office.name,
    telephone: office.phone.href.replace("tel:", ""),
    address: address(office),
  } as const;
}

/** The site. Search engines read its name on the first page of the domain only. */
export function website(company: Company): WebSite {
  return {
    "@type": "WebSite",
    name: company.name,
    url: `${company.url}/`,
    inLanguage: mainLanguage,
    publisher: { "@id": organizationId(company) },
  };
}

/** How other data refer to the company. */
export function organizationId(company: Company): string {
  return `${company.url}/#organization`;
}

// The last line has the region and the postal code, sometimes after the city.
function address({ addressLines, city, countryCode }: Office) {
  const [, region, postalCode] =
    addressLines
      .at(-1)
      ?.replace(`${city}, `, "")
      .match(/^(.+) (\d+)$/) ?? [];
  return {
    "@type": "PostalAddress",
    streetAddress: addressLines.slice(0, postalCode ? -1 : undefined).join(", "),
    addressLocality: city,
    ...(postalCode && { addressRegion: region, postalCode }),
    addressCountry: countryCode,
  } as const;
}
