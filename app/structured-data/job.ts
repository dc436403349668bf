import type { JobPosting, WithContext } from "schema-dts";
import type { Vacancy } from "#content/schema/careers.ts";
import type { Site } from "#content/schema/site.ts";
import { address, organizationId } from "./organization.ts";

/** An open position. Only the page of an existing vacancy says this. */
export function job(site: Site, vacancy: Vacancy): WithContext<JobPosting> {
  const office = site.offices.find(({ region }) => region === vacancy.region) ?? site.offices[0];
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: vacancy.jobTitle,
    description: [vacancy.jobDescription, ...vacancy.duties, ...vacancy.requirements].join("\n"),
    datePosted: vacancy.posted,
    hiringOrganization: { "@id": organizationId(site), "@type": "Organization", name: site.name, sameAs: site.url },
    jobLocation: { "@type": "Place", address: address(office) },
  };
}
