import type { Careers } from "#content/schema/careers.ts";
import { site } from "./site.ts";

const [usOffice] = site.offices;

export const careers: Careers = {
  head: {
    title: `Careers · ${site.name}`,
    description: `Open positions at ${site.name} in Prospect Heights, Illinois, and Ulaanbaatar, Mongolia, and how to apply.`,
  },
  title: "Careers",
  lead: "We work in two offices, Prospect Heights and Ulaanbaatar, on apps, integrations, web portals, designs and AI.",
  empty: {
    title: "There are no current job openings.",
    text: "Please check back at another time.",
    picture: {
      file: "illustrations/careers.svg",
      alt: "A loose line drawing of an empty chair at a desk with a lamp that is switched on.",
    },
    team: { label: "Meet our team", href: "/about-us#our-team" },
  },
  openVacancies: "Open Vacancies",
  labels: {
    description: "The job",
    duties: "Duties",
    requirements: "Requirements",
    requirementsIntro: "A minimum grade of A in these subjects of your diploma transcript:",
    howToApply: "How to apply",
    byPost: "Mail your résumé to",
    byMail: "or send it by email:",
    mailButton: "Apply by email",
    mailSubject: "Application: {jobTitle}",
  },
  contact: {
    name: "Bolormaa Tserendorj",
    role: "Project Manager",
    addressLines: [...usOffice.addressLines, usOffice.country],
  },
  vacancies: [],
};
