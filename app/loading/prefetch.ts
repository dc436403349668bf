import { findVideo } from "#app/components/viewer/find-video.client.ts";
import { fetchGuideIndex } from "#app/islands/guide-search/fetch-guide-index.ts";
import { prefetchImports } from "./import-helper.ts";
import { type IslandName, loadWords, registry } from "./registry.ts";

/** Fetches what the first tap on this page will need, and executes nothing of it. */
export function prefetch({ document, location }: Window): void {
  const { lang } = document.documentElement;
  const islands = document.querySelectorAll<HTMLElement>("[data-island]");
  const video = document.querySelector<HTMLElement>("[data-video]")?.dataset.video;
  prefetchImports(() => {
    if (islands.length > 0) import("./hydrate.ts");
    for (const { dataset } of islands) {
      const name = dataset.island as IslandName;
      registry[name]();
      loadWords(name, lang);
      if (name === "guide-search") fetchGuideIndex(lang);
    }
    if (document.querySelector("[data-view]")) import("#app/components/viewer/show-in-viewer.client.ts");
    if (video) findVideo(video, location, lang);
  });
}
