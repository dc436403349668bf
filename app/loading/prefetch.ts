import { scriptsImportedBy } from "./import-helper.ts";
import { type IslandName, loadContent, registry } from "./registry.ts";

/** Each `<name>.prefetch.client.ts` imports what the first tap on its feature needs beside an island's code and content. */
const features = import.meta.glob<(browser: Window) => void>("/app/**/*.prefetch.client.ts", {
  eager: true,
  import: "prefetch",
});

/** Fetches what the first tap on this page will need, and executes nothing of it. */
export function prefetchForFirstTap(browser: Window): void {
  const { document } = browser;
  const scripts = scriptsImportedBy(() => {
    for (const { dataset } of document.querySelectorAll<HTMLElement>("[data-island]")) {
      const name = dataset.island as IslandName;
      registry[name]();
      loadContent(name, document.documentElement.lang);
    }
    for (const prefetchFeature of Object.values(features)) prefetchFeature(browser);
  });
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname));
  for (const script of scripts) {
    // Into the browser's cache only: `modulepreload` would compile it too, which keeps a slow phone busy.
    if (!loaded.has(script)) readWhole(script).catch(() => {});
  }
}

/** Only a response that was read to its end is in the cache. */
async function readWhole(script: string): Promise<void> {
  await (await fetch(script, { priority: "low" })).arrayBuffer();
}
