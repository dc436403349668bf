import * as v from "valibot";
import { purposes } from "#contract/contact.ts";
import { hint, href, line, lineUpTo, pageHead, slug, story } from "./text.ts";

/** Something made for a client. `imageSrc` is a file in content/pictures/showcase, without its ending. */
export const showcaseItem = v.strictObject({
  name: lineUpTo(48),
  imageSrc: v.pipe(v.string(), v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, "must be like integrations/case-manager")),
  story,
  alt: v.pipe(line, v.minLength(8)),
  href: v.optional(hint(v.union([v.literal(""), href]), "The page that the picture links to, if any."), ""),
});
export type ShowcaseItem = v.InferOutput<typeof showcaseItem>;

export const service = v.strictObject({
  slug,
  head: pageHead,
  chip: hint(lineUpTo(20), "What the filter chip says."),
  title: lineUpTo(40),
  subtitle: lineUpTo(200),
  purpose: hint(v.picklist(purposes), "What is already chosen in the contact form on this page."),
  items: v.array(showcaseItem),
});
export type Service = v.InferOutput<typeof service>;

export const services = v.strictObject({
  chipsLabel: line,
  carouselLabel: line,
  seeProject: line,
  categories: v.pipe(v.array(service), v.minLength(1)),
});
export type Services = v.InferOutput<typeof services>;
