import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { ImageFile } from "#app/components/pictures/picture.tsx";
import { type IslandName, loadContent, registry } from "./registry.ts";

// biome-ignore lint/performance/noBarrelFile: loaded together, because one more import() takes the first script over its budget.
export { startPrefetch } from "./start-prefetch.ts";

// The first script listens for errors. With what was rejected, too, it would be over its budget; so that becomes an error here.
addEventListener("unhandledrejection", (event) => {
  if (!(event.reason instanceof Error) || event.reason.name === "AbortError") return;
  event.preventDefault();
  reportError(event.reason);
});

/** Hydrates one island. Resolves after its first effects have run, so that a click finds its listener. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset.island as IslandName;
  const load = registry[name] as () => Promise<ComponentType<object>>;
  const [component, content] = await Promise.all([load(), loadContent(name, document.documentElement.lang)]);
  const props = { ...JSON.parse(host.dataset.props ?? "{}"), content, images: imagesIn(host) };
  await new Promise<void>((onReady) => {
    hydrateRoot(
      host,
      createElement(Fragment, null, createElement(component, props), createElement(Ready, { onReady })),
    );
  });
  host.dataset.hydrated = "";
}

/** The files of the pictures in each article of an island's HTML. A table of all would be half of the team browser's code. */
function imagesIn(host: HTMLElement): ImageFile[][] {
  const articles = [...host.querySelectorAll("article")];
  return articles.map((article) => [...article.querySelectorAll("img")].map(fileOf));
}

function fileOf({ src, srcset, sizes, dataset }: HTMLImageElement): ImageFile {
  return srcset ? { src, srcSet: srcset, sizes, "data-photo": dataset.photo } : { src };
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
