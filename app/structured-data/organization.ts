import type { Organization, WebSite } from "schema-dts";
import type { Office, Site } from "#content/schema/site.ts";
import { addressIn, type Language } from "#contract/languages.ts";

/** The company with both of its offices. */
export function organization(site: Site): Organization {
  return {
    ...company(site),
    legalName: site.legalName,
    email: site.email,
    location: site.offices.map(placeOf),
  };
}

/** The company, as other structured data embed it. */
export function company(site: Site) {
  return {
    "@type": "Organization",
    "@id": organizationId(site),
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    sameAs: site.socials.map(({ href }) => href),
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

export function website(site: Site, language: Language): WebSite {
  return {
    "@type": "WebSite",
    name: site.name,
    url: site.url + addressIn(language, "/"),
    inLanguage: language,
    publisher: { "@id": organizationId(site) },
  };
}

/** How other data refer to the company. */
export function organizationId(site: Site): string {
  return `${site.url}/#organization`;
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
