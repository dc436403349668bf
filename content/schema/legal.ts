import * as v from "valibot";
import { block, day, line, pageHead, section } from "./text.ts";

const legalDocument = v.strictObject({
  head: pageHead,
  title: line,
  /** What the switching tab says; only the two privacy pages have one. */
  tab: v.optional(line),
  effective: day,
  lastUpdated: day,
  summary: v.pipe(v.array(block), v.minLength(1)),
  sections: v.pipe(v.array(section), v.minLength(5)),
});
export type LegalDocument = v.InferOutput<typeof legalDocument>;

export const legal = v.strictObject({
  labels: v.strictObject({
    effective: line,
    lastUpdated: line,
    /** Where both dates are the same day. */
    bothDates: line,
    contents: line,
    /** Names the pair of tabs for screen readers. */
    switcher: line,
  }),
  us: legalDocument,
  eu: legalDocument,
  terms: legalDocument,
  accessibility: legalDocument,
});
export type Legal = v.InferOutput<typeof legal>;
