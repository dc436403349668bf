import * as v from "valibot";
import { shownPicture } from "./media.ts";
import { codeName, hint, href, keyedBy, line, lineUpTo, pageHead, slug, someOf } from "./text.ts";

export const project = v.strictObject({
  slug,
  head: pageHead,
  eyebrow: v.optional(hint(lineUpTo(50), "What it is, above its name.")),
  title: line,
  lead: v.optional(line),
  picture: v.optional(shownPicture),
  caseStudy: v.optional(hint(href, "The case study about it, if there is one.")),
  features: someOf(line),
  application: v.optional(
    hint(
      v.strictObject({ category: codeName, operatingSystem: codeName }),
      "What kind of software it is and what it runs on, as search engines call it (schema.org).",
    ),
  ),
  /** The blocks below the hero; none on the TY Token page. */
  blocks: v.optional(
    keyedBy(
      "id",
      v.array(
        v.strictObject({
          id: slug,
          title: lineUpTo(60),
          text: line,
          pictures: keyedBy("file", someOf(shownPicture)),
        }),
      ),
    ),
    [],
  ),
  listed: hint(v.boolean(), "False keeps the page out of the sitemap and of search engines."),
});
export type Project = v.InferOutput<typeof project>;

export const projects = v.strictObject({
  featuresTitle: line,
  projects: v.optional(v.array(project), []),
});
