import * as v from "valibot";
import { focus, pictureName } from "./media.ts";
import { codeName, hint, href, keyedBy, line, lineUpTo, pageHead, slug, someOf, story } from "./text.ts";

/** Something made for a client. */
export const showcaseItem = v.strictObject({
  name: lineUpTo(48),
  imageSrc: hint(pictureName, "A picture in content/pictures/showcase, without its ending."),
  focus,
  story,
  alt: v.pipe(line, v.minLength(8)),
  href: v.optional(hint(v.union([v.literal(""), href]), "The page that the picture links to, if any."), ""),
});
export type ShowcaseItem = v.InferOutput<typeof showcaseItem>;

/** What a buyer asks. */
export const question = v.strictObject({ id: slug, question: line, answer: line });
export type Question = v.InferOutput<typeof question>;

export const service = v.strictObject({
  slug,
  head: pageHead,
  chip: hint(lineUpTo(20), "What the filter chip says."),
  title: lineUpTo(40),
  subtitle: lineUpTo(200),
  audience: hint(someOf(lineUpTo(90)), "Who it is for."),
  deliverables: hint(someOf(lineUpTo(110)), "What a client gets."),
  priceBand: v.optional(
    hint(lineUpTo(60), "What it usually costs, like $15,000 to $40,000. Without it the page names no price."),
  ),
  approach: hint(someOf(line), "The steps of About us, told for this service."),
  works: v.optional(hint(v.array(slug), "Case studies, by the names of their files."), []),
  questions: v.optional(
    hint(
      keyedBy("id", v.array(question)),
      "Questions of this service. One with the id of a shared question replaces it.",
    ),
    [],
  ),
  purpose: v.optional(hint(codeName, "What is already chosen in the contact form on this page.")),
  items: keyedBy("imageSrc", someOf(showcaseItem)),
});
export type Service = v.InferOutput<typeof service>;

export const services = v.strictObject({
  chipsLabel: line,
  carouselLabel: line,
  seeProject: line,
  categories: someOf(service),
  labels: v.strictObject({
    audience: line,
    deliverables: line,
    cost: line,
    approach: line,
    works: line,
    questions: line,
    allWorks: line,
    howWeWork: line,
    whatToWrite: hint(line, "Above the form: what helps the person who answers, and what to leave out."),
  }),
  questions: v.optional(
    hint(
      keyedBy("id", v.array(question)),
      "What buyers ask about every service. A service can answer one in its own way.",
    ),
    [],
  ),
});
