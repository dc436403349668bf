import * as v from "valibot";
import { card } from "./home.ts";
import { shownPicture } from "./media.ts";
import { codeName, hint, href, line, lineUpTo, lineWith, pageHead, slug, someOf } from "./text.ts";

export const cloverApp = v.strictObject({
  slug,
  head: pageHead,
  title: line,
  eyebrow: v.optional(line),
  lead: line,
  picture: shownPicture,
  features: someOf(line),
  card: hint(card, "How this app looks among other apps."),
  guide: v.optional(href),
  portal: v.optional(hint(line, "Where its web portal is, without https://. The address itself is in Company.")),
  manual: v.optional(
    hint(
      v.strictObject({ file: codeName, savedAs: line, lead: v.optional(line) }),
      "The manual to download: the file in public/assets/files and the name it is saved under. `lead` introduces a manual made of two guides.",
    ),
  ),
  contactNote: hint(v.boolean(), "False on the ccgen page, which hides the note."),
  canonical: v.optional(hint(href, "Where search engines should look instead.")),
  details: v.strictObject({
    title: line,
    sections: someOf(v.strictObject({ title: lineUpTo(60), text: line, picture: shownPicture })),
  }),
});
export type CloverApp = v.InferOutput<typeof cloverApp>;

export const clover = v.strictObject({
  overview: v.strictObject({ head: pageHead, title: line, lead: line, learnMore: line, guides: line }),
  labels: v.strictObject({
    otherApps: line,
    seeDetails: line,
    features: line,
    manual: line,
    manualKind: hint(lineWith("size"), "Said beside the manual; {size} is filled in."),
    manualFailed: line,
    guide: line,
    appMarket: line,
    portal: line,
    prices: line,
    comparePlans: line,
    everythingIn: hint(lineWith("plan"), "Before what a plan has beyond the one before it; {plan} is that one's name."),
    others: line,
    learnMore: line,
    note: hint(lineWith("email"), "Invites ideas; {email} becomes the mail link."),
    trademark: hint(line, "Whose trademark Clover is. Shown below every Clover page and guide."),
  }),
  apps: someOf(cloverApp),
});
