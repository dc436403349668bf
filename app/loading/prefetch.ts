import { findVideo } from "#app/components/viewer/find-video.client.ts";
import { fetchGuideIndex } from "#app/islands/guide-search/fetch-guide-index.ts";
import { scriptsImportedBy } from "./import-helper.ts";
import { type IslandName, loadContent, registry } from "./registry.ts";

/** Fetches what the first tap on this page will need, and executes nothing of it. */
export function prefetch({ document, location }: Window): void {
  const { lang } = document.documentElement;
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  const video = document.querySelector<HTMLElement>("[data-video]")?.dataset.video;
  const scripts = scriptsImportedBy(() => {
    for (const { dataset } of islands) {
      const name = dataset.island as IslandName;
      registry[name]();
      loadContent(name, lang);
      if (name === "guide-search") fetchGuideIndex(lang);
    }
    if (document.querySelector("[data-view]")) import("#app/components/viewer/show-in-viewer.client.ts");
    if (video) findVideo(video, location, lang);
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
