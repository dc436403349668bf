import type { GuideIndex } from "./guide-index.ts";

// The build makes these from the guides: scripts/vite/guide-index.ts.
const indexes = import.meta.glob<GuideIndex>(["/content/*/guides.ts", "!/content/schema/*"], {
  query: "?search-index",
  import: "default",
});

/** Loads the index of the guides in the page's language. */
export async function loadIndex(language: string): Promise<GuideIndex> {
  const load = indexes[`/content/${language}/guides.ts`];
  if (!load) throw new Error(`There is no content/${language}/guides.ts for the browser.`);
  return load();
}
