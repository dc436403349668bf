import { piecesOf } from "#app/components/prose/marks.ts";
import type { Guide } from "#content/schema/guides.ts";
import type { Site } from "#content/schema/site.ts";
import type { Block } from "#content/schema/text.ts";
import type { Manual } from "./manuals.ts";

/** Every line that a manual must hold, as it is read: without its marks. */
export function wordsOf({ app, guide }: Manual, { email, offices }: Site): readonly string[] {
  const { lead, sections, plans, faq, videosIn, videos } = guide;
  return [
    app.title,
    app.lead,
    lead,
    ...sections.flatMap(({ title, blocks }) => [title, ...blocks.flatMap(linesOf)]),
    ...(plans ? [plans.title, plans.lead, ...plans.plans.flatMap(planLines)] : []),
    ...(faq ? faq.entries.flatMap(({ question, answer }) => [question, ...answer.flatMap(linesOf)]) : []),
    ...(videosIn === "tutorials" ? videos.flatMap(videoLines) : []),
    email,
    ...offices.flatMap(({ name, addressLines, country, phone }) => [name, ...addressLines, country, phone.label]),
  ].map(plain);
}

function linesOf(block: Block): readonly string[] {
  if ("p" in block) return [block.p];
  if ("note" in block) return [block.note];
  if ("list" in block) return block.list;
  if ("steps" in block) return block.steps;
  const { caption, head, rows } = block.table;
  return [caption, ...head, ...rows.map((row) => row.join(" "))];
}

function videoLines({ title, summary, chapters }: Guide["videos"][number]): readonly string[] {
  return [title, summary, ...chapters.map(({ caption }) => caption)];
}

function planLines({ name, price, features }: NonNullable<Guide["plans"]>["plans"][number]): readonly string[] {
  return [name, price, ...features.map((feature) => feature.name)];
}

function plain(line: string): string {
  return piecesOf(line)
    .map((piece) => ("strong" in piece ? piece.strong : "link" in piece ? piece.link : piece.text))
    .join("");
}
