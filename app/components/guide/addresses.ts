import type { Guide } from "#content/schema/guides.ts";
import type { Video } from "#content/schema/media.ts";

/** The parts of a guide that every guide may have, as its address names them. */
export const parts = {
  tutorials: "tutorial-videos",
  sections: "step-by-step",
  plans: "subscription-plans",
  faq: "questions",
} as const;

/** The address of a video's place in its guide. A section and its video often share a name, so the video's is longer. */
export function videoId({ slug }: Video): string {
  return `video-${slug}`;
}

/** The address of a guide. */
export function guidePath({ slug }: Guide): string {
  return `/guides/${slug}`;
}
