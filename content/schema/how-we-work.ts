import * as v from "valibot";
import { question } from "./services.ts";
import { hint, keyedBy, line, lineUpTo, pageHead, sameInEveryLanguage, slug, someOf } from "./text.ts";

const maxBands = 3;

export const howWeWork = v.strictObject({
  head: pageHead,
  title: lineUpTo(24),
  lead: lineUpTo(200),
  groups: keyedBy(
    "id",
    someOf(v.strictObject({ id: slug, title: lineUpTo(32), answers: keyedBy("id", someOf(question)) })),
  ),
  stages: v.strictObject({
    title: lineUpTo(32),
    items: hint(
      keyedBy("id", someOf(v.strictObject({ id: slug, title: lineUpTo(20), text: line }))),
      "From the first call to what is built. The line above them is drawn for three.",
    ),
  }),
  price: v.strictObject({
    title: lineUpTo(32),
    text: hint(line, "How a price is made."),
    scale: v.optional(
      hint(
        v.strictObject({
          note: line,
          works: keyedBy(
            "id",
            someOf(v.strictObject({ id: slug, size: sameInEveryLanguage(lineUpTo(12)), name: line })),
          ),
        }),
        "How large some works were, and in what that is measured.",
      ),
    ),
    bands: v.optional(
      hint(
        keyedBy(
          "id",
          v.pipe(
            v.array(v.strictObject({ id: slug, name: lineUpTo(40), range: lineUpTo(32) })),
            v.maxLength(maxBands, `must not be more than ${maxBands}`),
          ),
        ),
        "What projects of three sizes usually cost, like A first release, $15,000 to $40,000. Without them the page names no price.",
      ),
      [],
    ),
  }),
  works: hint(line, "The link to the works."),
});
export type HowWeWork = v.InferOutput<typeof howWeWork>;
