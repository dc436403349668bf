import type { JobPosting } from "schema-dts";
import type { CareersContent, Vacancy } from "#content/schema/careers.ts";
import { type Company, mainOffice } from "#content/schema/company.ts";
import { organizationSummary, placeOf } from "./organization.ts";

/** An open position. Only the page of an existing vacancy says this. */
export function job(company: Company, labels: CareersContent["labels"], vacancy: Vacancy): JobPosting {
  const office = company.offices.find(({ id }) => id === vacancy.office) ?? mainOffice(company);
  return {
    "@type": "JobPosting",
    title: vacancy.jobTitle,
    description: description(labels, vacancy),
    datePosted: vacancy.posted,
    hiringOrganization: organizationSummary(company),
    jobLocation: placeOf(office),
  };
}

// Search engines expect the full description as HTML.
function description(labels: CareersContent["labels"], vacancy: Vacancy): string {
  const { jobDescription, duties, requirementsIntro = labels.requirementsIntro, requirements } = vacancy;
  return [
    paragraph(jobDescription),
    paragraph(labels.duties),
    list(duties),
    paragraph(requirementsIntro),
    list(requirements),
  ].join("");
}

function list(lines: readonly string[]): string {
  return `<ul>${lines.map((line) => `<li>${escaped(line)}</li>`).join("")}</ul>`;
}

function paragraph(line: string): string {
  return `<p>${escaped(line)}</p>`;
}

function escaped(line: string): string {
  return line.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}
