import * as v from "valibot";
import { press, shownPicture } from "./media.ts";
import { day, hint, href, keyedBy, line, lineUpTo, lineWith, pageHead, personalName, slug, someOf } from "./text.ts";

const step = v.strictObject({
  title: lineUpTo(40),
  text: lineUpTo(260),
  picture: shownPicture,
});

/** A figure before and now. */
export const result = v.strictObject({
  label: hint(lineUpTo(50), "What was counted, like Time to check in."),
  before: v.optional(hint(lineUpTo(12), "The figure before, like 41 s. Leave it out if there was nothing to compare.")),
  after: hint(lineUpTo(12), "The figure now, like 4 s."),
});
export type Result = v.InferOutput<typeof result>;

/** A case study: what was wrong for a client, how we solved it, and what was measured. */
export const caseStudy = v.strictObject({
  slug,
  head: pageHead,
  name: hint(lineUpTo(40), "What the project is called in lists."),
  searchTerm: hint(
    lineUpTo(40),
    "What someone would search for who needs the same, like Dog park membership app. It stands above the headline.",
  ),
  title: hint(lineUpTo(40), "The headline of the page."),
  lead: lineUpTo(200),
  client: v.strictObject({
    name: hint(personalName, "If it is one of the client marks on the home page, the mark is shown."),
    field: hint(lineUpTo(40), "What the client does, like Fenced dog parks."),
  }),
  service: hint(slug, "The service that it belongs to: the end of its address, like mobile-apps."),
  industry: hint(slug, "The industry of the client."),
  duration: hint(lineUpTo(20), "From the first call to the release, without a year, like 11 weeks."),
  durationLabel: v.optional(
    hint(lineUpTo(32), "What the duration spans, if it does not end with a release, like Start to handover."),
  ),
  effort: hint(lineUpTo(32), "How much work it was, like 26 person-weeks."),
  liveUrl: v.optional(hint(href, "Where it can be seen, if everybody may.")),
  reference: v.optional(
    hint(lineUpTo(80), "Who answers questions about us, and agreed to it, like Dana Reyes, operations manager."),
  ),
  quote: v.optional(
    hint(
      v.strictObject({ text: lineUpTo(240), by: hint(lineUpTo(80), "Who said it, with a role.") }),
      "What the client said of it, in words that they agreed to.",
    ),
  ),
  problem: v.strictObject({ title: lineUpTo(50), paragraphs: someOf(line) }),
  steps: hint(
    keyedBy("picture.file", someOf(step)),
    "The way there, in three steps or so; the drawings go from a loose line to an exact one.",
  ),
  press: v.pipe(
    press,
    v.description(
      "Where the red dot presses in the last drawing on cards, or in the one that ends in -product, like 66% 78.5%.",
    ),
  ),
  results: v.strictObject({
    items: someOf(result),
    method: v.optional(hint(line, "How it was measured, in one sentence, if it was.")),
  }),
  posted: hint(day, "When the page appeared. The feed shows it."),
});
export type CaseStudy = v.InferOutput<typeof caseStudy>;

export const works = v.strictObject({
  feedTitle: line,
  labels: v.strictObject({
    caseStudy: line,
    client: line,
    service: line,
    duration: line,
    effort: line,
    live: hint(line, "The link to where it can be seen."),
    reference: line,
    steps: line,
    results: line,
    before: hint(line, "Said before the earlier figure to people who hear the page."),
    after: hint(line, "Said before the figure now to people who hear the page."),
    next: line,
    allWorks: line,
    read: hint(line, "Said after the name of a work that links to its case study."),
  }),
  overview: v.strictObject({
    head: pageHead,
    title: lineUpTo(24),
    lead: lineUpTo(200),
    byService: line,
    byIndustry: line,
    all: hint(line, "Shows all works again after one service or industry was chosen."),
    examples: hint(lineWith("service"), "The link to a service below its heading."),
    alsoBuilt: hint(line, "Above the works of a group that have no page of their own."),
  }),
  industries: v.optional(keyedBy("id", v.array(v.strictObject({ id: slug, name: lineUpTo(32) }))), []),
  cases: v.optional(v.array(caseStudy), []),
});
export type WorksContent = v.InferOutput<typeof works>;
