import type { Content } from "#content/schema/content.ts";
import type { Manual } from "./manuals.ts";

/** A heading of a manual: a chapter, or a part of one. */
export interface Heading {
  readonly id: string;
  readonly title: string;
  readonly parts: readonly Heading[];
}

/** Where a part of the manual begins, by the id of its heading. Empty before the pages have been counted. */
export type Pages = ReadonlyMap<string, number>;

/** The chapters of a manual in their order. Contents, bookmarks and tests follow this list. */
export function chaptersOf({ guide }: Manual, { guides }: Content): readonly Heading[] {
  const { sections, plans, faq, cannot } = guide;
  return [
    ...sections.map(({ id, title }) => ({ id, title, parts: [] })),
    ...tutorialsChapter(guide),
    ...(plans ? [{ id: "plans", title: plans.title, parts: [] }] : []),
    ...(faq ? [{ id: "faq", title: faq.title, parts: faq.entries.map(partOf) }] : []),
    ...(cannot ? [{ id: "cannot", title: cannot.title, parts: [] }] : []),
    { id: "help", title: guides.help.question, parts: [] },
  ];
}

/** The id of a written-out video. A section may have the same name. */
export function tutorialId(slug: string): string {
  return `video-${slug}`;
}

function tutorialsChapter({ videosIn, tutorialsTitle, videos }: Manual["guide"]): readonly Heading[] {
  if (videosIn !== "tutorials" || !tutorialsTitle) return [];
  const parts = videos.map(({ slug, title }) => ({ id: tutorialId(slug), title, parts: [] }));
  return [{ id: "tutorials", title: tutorialsTitle, parts }];
}

function partOf({ id, question }: { id: string; question: string }): Heading {
  return { id, title: question, parts: [] };
}
