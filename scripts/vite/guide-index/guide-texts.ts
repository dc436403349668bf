import { guidePath, parts, videoId } from "../../../app/components/guide/addresses.ts";
import type { Place } from "../../../app/islands/guide-search/guide-index.ts";
import { linesOf } from "../../../content/marks.ts";
import type { GuideSearch } from "../../../content/schema/guide-search.ts";
import type { Guide, Guides } from "../../../content/schema/guides.ts";
import type { Video } from "../../../content/schema/media.ts";
import type { Block } from "../../../content/schema/text.ts";

/** A place and the texts it is found by. What its title says counts more than its keywords, and those more than its text. */
export type GuideText = { place: Place; title: string; keywords: string; text: string };

/** Everything in the guides that a question can lead to. */
export function guideTexts({ guides }: Guides, kinds: GuideSearch["kinds"]): GuideText[] {
  return guides.flatMap((guide) => [
    ...sectionTexts(guide),
    ...questionTexts(guide),
    ...planTexts(guide, kinds),
    ...guide.videos.flatMap((video) => videoTexts(guide, video)),
  ]);
}

function sectionTexts(guide: Guide): GuideText[] {
  return guide.sections.map(({ id, title, keywords, blocks }) => ({
    place: { kind: "section", app: guide.app, title, href: `${guidePath(guide)}#${id}` },
    title,
    keywords: keywords.join(", "),
    text: textOf(blocks),
  }));
}

function questionTexts(guide: Guide): GuideText[] {
  return (guide.faq?.entries ?? []).map(({ id, question, keywords, answer }) => ({
    place: { kind: "question", app: guide.app, title: question, href: `${guidePath(guide)}#${id}` },
    title: question,
    keywords: keywords.join(", "),
    text: textOf(answer),
  }));
}

// Of a table the first column is enough: the others hold examples.
function textOf(blocks: readonly Block[]): string {
  return blocks.flatMap((block) => linesOf(block, ([first = ""]) => first)).join("\n");
}

function planTexts(guide: Guide, kinds: GuideSearch["kinds"]): GuideText[] {
  const { plans: content } = guide;
  if (!content) return [];
  const features = new Set(content.plans.flatMap(({ features }) => features.map(({ name }) => name)));
  return [
    {
      place: { kind: "plans", app: guide.app, title: content.title, href: `${guidePath(guide)}#${parts.plans}` },
      title: `${content.title} ${kinds.plans}`,
      keywords: content.plans.map(({ name, price }) => `${name} ${price} ${content.perMonth}`).join(", "),
      text: [content.lead, ...features].join(", "),
    },
  ];
}

function videoTexts(guide: Guide, video: Video): GuideText[] {
  return video.chapters.map(({ at, title, caption }) => ({
    place: {
      kind: "video",
      app: guide.app,
      title: video.title,
      href: `${guidePath(guide)}#${videoId(video)}&t=${at}`,
      chapter: title,
      time: `${Math.floor(at / 60)}:${String(at % 60).padStart(2, "0")}`,
    },
    title: video.title,
    keywords: title,
    text: `${at === 0 ? video.summary : ""} ${caption}`,
  }));
}
