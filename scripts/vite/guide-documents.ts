import { guidePath, parts, videoId } from "#app/components/guide/addresses.ts";
import type { GuideDocument } from "#app/islands/guide-search/search-guides.ts";
import { linesOf } from "#content/lines-of-block.ts";
import type { GuideSearchContent } from "#content/schema/guide-search.ts";
import type { Guide, GuideSection, GuidesContent } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";

/** Everything in the guides that a question can lead to. */
export function guideDocuments(
  { guides }: GuidesContent,
  { kinds }: Pick<GuideSearchContent, "kinds">,
): GuideDocument[] {
  return guides.flatMap((guide) => {
    const questions = guide.faq?.entries ?? [];
    return [
      ...guide.sections.map((section) => passage(guide, "section", section)),
      ...questions.map((entry) =>
        passage(guide, "question", { ...entry, title: entry.question, blocks: entry.answer }),
      ),
      ...plans(guide, kinds),
      // Titles and keywords are enough: the texts would be a kilobyte more of the index.
      ...(guide.cannot?.entries ?? []).map((entry) => passage(guide, "cannot", { ...entry, blocks: [] })),
      ...guide.videos.flatMap((video) => chapters(guide, video)),
    ];
  });
}

type Passage = Pick<GuideSection, "id" | "title" | "keywords" | "blocks">;

function passage(guide: Guide, kind: GuideDocument["kind"], { id, title, keywords, blocks }: Passage): GuideDocument {
  return {
    kind,
    app: guide.app,
    title,
    href: `${guidePath(guide)}#${id}`,
    keywords: keywords.join(", "),
    // The first column of a table is enough: the others hold examples.
    text: blocks.flatMap((block) => linesOf(block, ([first = ""]) => first)).join("\n"),
  };
}

function plans(guide: Guide, kinds: GuideSearchContent["kinds"]): GuideDocument[] {
  if (!guide.plans) return [];
  const { title, lead, perMonth, plans } = guide.plans;
  const features = new Set(plans.flatMap(({ features }) => features.map(({ name }) => name)));
  return [
    {
      kind: "plans",
      app: guide.app,
      title,
      href: `${guidePath(guide)}#${parts.plans}`,
      keywords: [kinds.plans, ...plans.map(({ name, price }) => `${name} ${price} ${perMonth}`)].join(", "),
      text: [lead, ...features].join(", "),
    },
  ];
}

function chapters(guide: Guide, video: Video): GuideDocument[] {
  return video.chapters.map(({ at, title, caption }) => ({
    kind: "video",
    app: guide.app,
    title: video.title,
    href: `${guidePath(guide)}#${videoId(video)}&t=${at}`,
    chapter: title,
    keywords: title,
    text: `${at === 0 ? video.summary : ""} ${caption}`,
  }));
}
