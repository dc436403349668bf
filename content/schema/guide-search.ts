import * as v from "valibot";
import { hint, line, lineWith } from "./text.ts";

/** The guide search: what it says, and what it knows about the language. */
export const guideSearch = v.strictObject({
  label: hint(line, "The beginning of the question; the visitor types the rest."),
  placeholder: line,
  hint: line,
  resultsLabel: line,
  found: hint(lineWith("count"), "{count} is filled in."),
  foundOne: line,
  nothing: line,
  help: hint(line, "The button below it, which opens the contact dialog."),
  unavailable: line,
  kinds: v.strictObject({ section: line, question: line, plans: line, cannot: line, video: line }),
  stopWords: v.optional(hint(v.array(line), "Words that are left out of every search."), []),
  endings: v.optional(
    hint(
      v.array(v.tuple([line, v.string()])),
      "Word endings and their replacements, applied before words are compared. The first match is used.",
    ),
    [],
  ),
  synonyms: v.optional(
    hint(
      v.array(v.pipe(v.array(line), v.minLength(2))),
      "Words that merchants use. Every word of a group counts as its first, which the guides should use. The longest phrase wins.",
    ),
    [],
  ),
});
export type GuideSearchContent = v.InferOutput<typeof guideSearch>;
