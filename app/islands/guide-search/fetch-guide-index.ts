import type { AsPlainObject } from "minisearch";

// The build makes the indexes from the guides: scripts/vite/guide-index.ts.
const indexes = import.meta.glob<AsPlainObject>(["/content/*/guides.ts", "!/content/schema/*"], {
  query: "?search-index",
  import: "default",
});

/** Fetches what the guide search of a language looks through. */
export async function fetchGuideIndex(language: string): Promise<AsPlainObject> {
  const load = indexes[`/content/${language}/guides.ts`];
  if (!load) throw new Error(`There is no content/${language}/guides.ts for the browser.`);
  return load();
}
