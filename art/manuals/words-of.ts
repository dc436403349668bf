import { linesOf } from "#content/lines-of-block.ts";
import { withoutMarks } from "#content/marks.ts";
import type { Company } from "#content/schema/company.ts";
import type { Guide } from "#content/schema/guides.ts";
import type { Manual } from "./manuals.ts";

/** Every line that a manual must hold, as it is read: without its marks. */
export function wordsOf({ app, guide }: Manual, { email, offices }: Company): readonly string[] {
  const { lead, sections, plans, faq, cannot, videosIn, videos } = guide;
  return [
    app.title,
    app.lead,
    lead,
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap((block) => linesOf(block))]),
    ...(plans ? [plans.title, plans.lead, ...plans.plans.flatMap(planLines)] : []),
    ...(faq
      ? faq.entries.flatMap(({ question, answer }) => [question, ...answer.flatMap((block) => linesOf(block))])
      : []),
    ...(cannot
      ? [
          cannot.title,
          ...cannot.entries.flatMap(({ title, text }) => [title, ...text.flatMap((block) => linesOf(block))]),
        ]
      : []),
    ...(videosIn === "tutorials" ? videos.flatMap(videoLines) : []),
    email,
    ...offices.flatMap(({ name, addressLines, country, phone }) => [name, ...addressLines, country, phone.label]),
  ].map(withoutMarks);
}

function videoLines({ title, summary, chapters }: Guide["videos"][number]): readonly string[] {
  return [title, summary, ...chapters.map(({ caption }) => caption)];
}

function planLines({ name, price, features }: NonNullable<Guide["plans"]>["plans"][number]): readonly string[] {
  return [name, price, ...features.map((feature) => feature.name)];
}
