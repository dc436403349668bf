import type { GuideIndex } from "./search-guides.ts";

// The build makes the indexes from the guides: scripts/vite/content-files.ts.
const indexes = import.meta.glob<GuideIndex>("/content/*/guides.yaml", {
  query: "?search-index",
  import: "default",
});

/** Fetches what the guide search of a language looks through. */
export async function fetchGuideIndex(language: string): Promise<GuideIndex> {
  const load = indexes[`/content/${language}/guides.yaml`];
  if (!load) throw new Error(`There is no content/${language}/guides.yaml for the browser.`);
  return load();
}
