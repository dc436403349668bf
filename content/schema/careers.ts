import * as v from "valibot";
import { picture } from "./media.ts";
import { codeName, day, hint, href, line, lineWith, pageHead, personalName, slug, someOf } from "./text.ts";

export const vacancy = v.strictObject({
  slug,
  jobTitle: line,
  jobDescription: line,
  duties: someOf(line),
  requirementsIntro: v.optional(hint(line, "Empty: the page says “{careers.labels.requirementsIntro}”")),
  requirements: hint(someOf(line), "What the sentence above asks for. The page numbers them."),
  posted: day,
  office: v.optional(hint(codeName, "Where the job is. Without it, the first office.")),
});
export type Vacancy = v.InferOutput<typeof vacancy>;

export const careers = v.strictObject({
  head: pageHead,
  title: line,
  lead: line,
  empty: v.strictObject({ title: line, text: line, picture, team: v.strictObject({ label: line, href }) }),
  openVacancies: line,
  labels: v.strictObject({
    description: line,
    duties: line,
    requirements: line,
    requirementsIntro: line,
    howToApply: line,
    byPost: line,
    byMail: line,
    mailButton: line,
    mailSubject: lineWith("jobTitle"),
  }),
  contact: v.strictObject({ name: personalName, role: line, addressLines: someOf(line) }),
  vacancies: v.array(vacancy),
});
export type CareersContent = v.InferOutput<typeof careers>;
