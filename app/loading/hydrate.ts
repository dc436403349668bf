import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, loadWords, registry } from "./registry.ts";

/** Hydrates one island. Resolves after its first effects have run, so that a click finds its listener. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset.island as IslandName;
  const load = registry[name] as () => Promise<ComponentType<object>>;
  const [component, words] = await Promise.all([load(), loadWords(name, document.documentElement.lang)]);
  const props = { ...JSON.parse(host.dataset.props ?? "{}"), words };
  await new Promise<void>((onReady) => {
    hydrateRoot(
      host,
      createElement(Fragment, null, createElement(component, props), createElement(Ready, { onReady })),
    );
  });
  host.dataset.hydrated = "";
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
