import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadWords } from "./load-words.ts";
import { type IslandName, registry } from "./registry.ts";

/** Brings one island to life; resolves when its first effects have run, so that a click finds its listener. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset.island as IslandName;
  const load = registry[name] as () => Promise<ComponentType<object>>;
  const [component, words] = await Promise.all([load(), loadWords(name, document.documentElement.lang)]);
  const props = { ...JSON.parse(host.dataset.props ?? "{}"), words };
  await new Promise<void>((alive) => {
    hydrateRoot(host, createElement(Fragment, null, createElement(component, props), createElement(Alive, { alive })));
  });
  host.dataset.alive = "";
}

function Alive({ alive }: { alive: () => void }) {
  useEffect(alive, [alive]);
  return null;
}
