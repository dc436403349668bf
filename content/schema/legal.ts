import * as v from "valibot";
import { block, day, line, lineWith, pageHead, section } from "./text.ts";

export const legalDocument = v.strictObject({
  /** For the staff: what has to happen before anybody relies on the text. Visitors do not see it. */
  reviewNote: v.optional(line),
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

/** What the privacy policies say of everything that the site has a browser store. The names are in contract/storage.ts. */
const storedItemWords = v.strictObject({
  caption: line,
  head: v.strictTuple([line, line, line, line]),
  areas: v.strictObject({ localStorage: line, sessionStorage: line, cache: line, cookie: line }),
  items: v.strictObject({
    consent: v.strictObject({ purpose: line, lifetime: line }),
    introSeen: v.strictObject({ purpose: line, lifetime: line }),
    appListVersion: v.strictObject({ purpose: lineWith("version"), lifetime: line }),
    pages: v.strictObject({ purpose: line, lifetime: line }),
    files: v.strictObject({ purpose: line, lifetime: line }),
    ga4: v.strictObject({ purpose: line, lifetime: line }),
  }),
});
export type StoredItemWords = v.InferOutput<typeof storedItemWords>;

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
  storedItems: storedItemWords,
  us: legalDocument,
  eu: legalDocument,
  terms: legalDocument,
  accessibility: legalDocument,
});
export type Legal = v.InferOutput<typeof legal>;
