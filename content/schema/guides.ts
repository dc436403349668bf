import * as v from "valibot";
import { press, shownPicture, video } from "./media.ts";
import { block, day, hint, href, line, lineUpTo, lineWith, pageHead, slug, someOf } from "./text.ts";

const screenshot = v.strictObject({ ...shownPicture.entries, press });

/** One thing a merchant wants to do: text, steps, and the screen that belongs to them. */
export const guideSection = v.strictObject({
  id: slug,
  title: line,
  blocks: someOf(block),
  screenshot: v.optional(hint(screenshot, "Enlarges on a click.")),
  video: v.optional(hint(slug, "The video that shows it.")),
  keywords: v.optional(hint(v.array(line), 'Other words a merchant may search for, like "void" for deleting.'), []),
});
export type GuideSection = v.InferOutput<typeof guideSection>;

export const planFeature = v.strictObject({
  name: line,
  available: v.union([v.literal(true), v.literal("coming soon")]),
  included: v.boolean(),
});

export const plan = v.strictObject({
  name: line,
  price: v.pipe(v.string(), v.regex(/^\$\d+\.\d\d$/, "must be like $9.99")),
  mostPopular: v.boolean(),
  features: someOf(planFeature),
});
export type Plan = v.InferOutput<typeof plan>;

export const faqEntry = v.strictObject({
  id: slug,
  question: line,
  answer: someOf(block),
  keywords: v.optional(v.array(line), []),
});
export type FaqEntry = v.InferOutput<typeof faqEntry>;

/** Something a merchant may look for in an app that is not there, and what to do instead. */
export const limitation = v.strictObject({
  id: slug,
  title: line,
  text: someOf(block),
  keywords: v.optional(v.array(line), []),
});

export const guide = v.strictObject({
  slug,
  head: pageHead,
  title: line,
  app: hint(line, "The app as a merchant calls it."),
  lead: line,
  card: v.strictObject({ text: lineUpTo(160), picture: shownPicture }),
  appPage: href,
  videosIn: hint(
    v.picklist(["tutorials", "sections"]),
    '"tutorials": a carousel of videos above the sections. "sections": each video is shown in its section.',
  ),
  tutorialsTitle: v.optional(line),
  videos: v.optional(v.array(video), []),
  videosMade: hint(day, "The day on which the videos were rendered, for search engines."),
  sectionsTitle: v.optional(line),
  sections: someOf(guideSection),
  plans: v.optional(
    v.strictObject({
      title: line,
      lead: line,
      perMonth: line,
      mostPopular: line,
      comingSoon: line,
      included: line,
      notIncluded: line,
      featureColumn: line,
      plans: someOf(plan),
    }),
  ),
  faq: v.optional(v.strictObject({ title: line, entries: someOf(faqEntry) })),
  cannot: v.optional(
    hint(
      v.strictObject({ title: line, entries: someOf(limitation) }),
      "What the app can't do, at the end of the guide.",
    ),
  ),
});
export type Guide = v.InferOutput<typeof guide>;

export const guides = v.strictObject({
  overview: v.strictObject({
    head: pageHead,
    title: line,
    lead: line,
    urgent: hint(
      v.strictObject({ title: line, links: someOf(line) }),
      "What is asked in a hurry, below the search. The first ones are shown, the others folded.",
    ),
    open: line,
    contents: line,
    more: hint(lineWith("count"), "Opens the rest of a long list."),
  }),
  labels: v.strictObject({
    onThisPage: line,
    watchVideo: line,
    chapters: hint(line, "In the printed manuals."),
    videoSeconds: lineWith("seconds"),
    videoMinutes: hint(lineWith("minutes"), "From ninety seconds on."),
    note: line,
    appPage: line,
    allGuides: line,
  }),
  help: v.strictObject({
    title: hint(line, "Of the contact dialog on the pages of the Clover apps, and of the buttons that open it there."),
    question: hint(line, "Above the button at the end of these pages."),
    purpose: v.optional(hint(v.string(), "The purpose that is already chosen.")),
    subject: hint(lineWith("app"), "What already is in the subject. {app} is filled in."),
    anyApp: hint(line, "Stands for the app where the page is about all of them."),
    message: hint(line, "The label of the message."),
    ways: hint(line, "The phone and when it is answered, and the email address."),
    reader: hint(line, "Who reads the message."),
    reply: hint(line, "How soon it is answered."),
  }),
  guides: someOf(guide),
});
export type GuidesContent = v.InferOutput<typeof guides>;
