import type { Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";

/** The ids of the parts that a guide may have. */
export const parts = {
  tutorials: "tutorial-videos",
  sections: "step-by-step",
  plans: "subscription-plans",
  faq: "questions",
  cannot: "what-it-cant-do",
} as const;

/** The id of a video in its guide. A section and its video often share a slug, so the video's has a prefix. */
export function videoId({ slug }: Video): string {
  return `video-${slug}`;
}

export function guidePath({ slug }: Guide): string {
  return `/guides/${slug}`;
}
