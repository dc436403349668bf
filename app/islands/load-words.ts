import { type IslandName, wordsOf } from "./registry.ts";

const files = import.meta.glob<object>([
  "/content/*/contact.ts",
  "/content/*/guide-search.ts",
  "/content/*/team.ts",
  "!/content/schema/*",
]);

/** Loads the words of an island in the page's language, and nothing else of the content. */
export async function loadWords(island: IslandName, language: string): Promise<unknown> {
  const name = wordsOf[island];
  const load = files[`/content/${language}/${name}.ts`];
  if (!load) throw new Error(`There is no content/${language}/${name}.ts for the browser.`);
  // A file of words has one export.
  return Object.values(await load())[0];
}
