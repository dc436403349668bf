import * as v from "valibot";
import { line } from "./text.ts";

/** The words of the guide search: what it says, and what it knows of the language. */
export const guideSearch = v.strictObject({
  /** Begins the question that the visitor ends. */
  label: line,
  placeholder: line,
  hint: line,
  resultsLabel: line,
  /** {count} is filled in. */
  found: line,
  foundOne: line,
  nothing: line,
  unavailable: line,
  kinds: v.strictObject({ section: line, question: line, plans: line, video: line }),
  /** Words that say nothing about what is looked for. */
  stopWords: v.array(line),
  /** Endings that a word loses before it is compared, and what takes their place. The first that fits is taken. */
  endings: v.array(v.tuple([line, v.string()])),
  /** Words and phrases that stand for each other. A word may be in several groups. */
  synonyms: v.array(v.pipe(v.array(line), v.minLength(2))),
});
export type GuideSearch = v.InferOutput<typeof guideSearch>;
