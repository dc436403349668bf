import * as v from "valibot";
import { block, day, hint, line, lineWith, pageHead, section, someOf } from "./text.ts";

export const legalDocument = v.strictObject({
  reviewNote: v.optional(
    hint(line, "For the staff: what has to happen before anyone relies on the text. Visitors do not see it."),
  ),
  head: pageHead,
  title: line,
  tab: v.optional(hint(line, "What the switching tab says; only the two privacy pages have one.")),
  effective: day,
  lastUpdated: day,
  summary: someOf(block),
  sections: someOf(section),
});
export type LegalDocument = v.InferOutput<typeof legalDocument>;

const storedItem = v.strictObject({ purpose: line, lifetime: line });

/** What the privacy policies say of everything that a browser stores; contract/browser-storage.ts has the names. */
const storedItemsContent = v.strictObject({
  caption: line,
  head: v.strictTuple([line, line, line, line]),
  areas: v.strictObject({ localStorage: line, sessionStorage: line, cache: line, cookie: line }),
  items: v.strictObject({
    consent: storedItem,
    introSeen: storedItem,
    visitSource: storedItem,
    languageOffer: storedItem,
    appListVersion: v.strictObject({ purpose: lineWith("version"), lifetime: line }),
    pages: storedItem,
    files: storedItem,
    ga4: storedItem,
  }),
});
export type StoredItemsContent = v.InferOutput<typeof storedItemsContent>;

export const legal = v.strictObject({
  labels: v.strictObject({
    effective: line,
    lastUpdated: line,
    bothDates: hint(line, "Where both dates are the same day."),
    contents: line,
    switcher: hint(line, "Names the pair of tabs for screen readers."),
  }),
  storedItems: storedItemsContent,
  us: legalDocument,
  eu: legalDocument,
  terms: legalDocument,
  accessibility: legalDocument,
});
