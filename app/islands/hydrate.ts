import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, registry } from "./registry.ts";

/** Brings one island to life; resolves when its first effects have run, so that a click finds its listener. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const load = registry[host.dataset.island as IslandName] as () => Promise<ComponentType<object>>;
  const component = await load();
  const props = JSON.parse(host.dataset.props ?? "{}");
  await new Promise<void>((alive) => {
    hydrateRoot(host, createElement(Fragment, null, createElement(component, props), createElement(Alive, { alive })));
  });
  host.dataset.alive = "";
}

function Alive({ alive }: { alive: () => void }) {
  useEffect(alive, [alive]);
  return null;
}
