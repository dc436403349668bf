import type { AsPlainObject } from "minisearch";

// The build makes the indexes from the guides: scripts/vite/content-files.ts.
const indexes = import.meta.glob<AsPlainObject>("/content/*/guides.yaml", {
  query: "?search-index",
  import: "default",
});

/** Fetches what the guide search of a language looks through. */
export async function fetchGuideIndex(language: string): Promise<AsPlainObject> {
  const load = indexes[`/content/${language}/guides.yaml`];
  if (!load) throw new Error(`There is no content/${language}/guides.yaml for the browser.`);
  return load();
}
