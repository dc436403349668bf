import * as v from "valibot";
import { line, lineWith } from "./text.ts";

/** The words of the guide search: what it says, and what it knows about the language. */
export const guideSearch = v.strictObject({
  /** The beginning of the question; the visitor types the rest. */
  label: line,
  placeholder: line,
  hint: line,
  resultsLabel: line,
  /** {count} is filled in. */
  found: lineWith("count"),
  foundOne: line,
  nothing: line,
  unavailable: line,
  kinds: v.strictObject({ section: line, question: line, plans: line, video: line }),
  /** Words that are left out of every search. */
  stopWords: v.array(line),
  /** Word endings and their replacements, applied before words are compared. The first match is used. */
  endings: v.array(v.tuple([line, v.string()])),
  /** Words that merchants use. Every word of a group counts as its first, which the guides should use. The longest phrase wins. */
  synonyms: v.array(v.pipe(v.array(line), v.minLength(2))),
});
export type GuideSearch = v.InferOutput<typeof guideSearch>;
