import type { Organization, WebSite, WithContext } from "schema-dts";
import type { Office, Site } from "#content/schema/site.ts";

/** The company with both of its offices. */
export function organization(site: Site): WithContext<Organization> {
  return {
    "@context": "https://schema.org",
    "@type": "Organization",
    "@id": organizationId(site),
    name: site.name,
    legalName: site.legalName,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    email: site.email,
    sameAs: site.socials.map(({ href }) => href),
    location: site.offices.map((office) => ({
      "@type": "Place",
      name: office.name,
      telephone: telephone(office),
      address: address(office),
    })),
  };
}

/** The site as a whole. */
export function website(site: Site, language: string): WithContext<WebSite> {
  return {
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: site.name,
    url: `${site.url}/`,
    inLanguage: language,
    publisher: { "@id": organizationId(site) },
  };
}

/** How other data refer to the company. */
export function organizationId(site: Site): string {
  return `${site.url}/#organization`;
}

/** An office's address: its last line holds the town and the postal code. */
export function address(office: Office) {
  return {
    "@type": "PostalAddress",
    streetAddress: office.addressLines.join(", "),
    addressLocality: office.city,
    addressCountry: office.countryCode,
  } as const;
}

function telephone({ phone }: Office): string {
  return phone.href.replace("tel:", "");
}
