import * as v from "valibot";
import { question } from "./services.ts";
import { hint, keyedBy, line, lineUpTo, pageHead, slug, someOf } from "./text.ts";

const maxBands = 3;

export const howWeWork = v.strictObject({
  head: pageHead,
  title: lineUpTo(24),
  lead: lineUpTo(200),
  groups: keyedBy(
    "id",
    someOf(v.strictObject({ id: slug, title: lineUpTo(32), answers: keyedBy("id", someOf(question)) })),
  ),
  price: v.strictObject({
    title: lineUpTo(32),
    text: hint(line, "How a price is made."),
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
