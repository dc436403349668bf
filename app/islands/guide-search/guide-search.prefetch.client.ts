import { fetchGuideIndex } from "./fetch-guide-index.ts";

/** What the search looks through, besides its code and content. */
export function prefetch({ document }: Window): void {
  if (import.meta.env.ON.clover && document.querySelector("[data-island=guide-search]"))
    fetchGuideIndex(document.documentElement.lang);
}
