import { type ComponentType, createElement, Fragment, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import { type IslandName, loadContent, registry } from "./registry.ts";

/** Hydrates one island. Resolves after its first effects have run, so that a click finds its listener. */
export async function hydrate(host: HTMLElement): Promise<void> {
  const name = host.dataset.island as IslandName;
  const load = registry[name] as () => Promise<ComponentType<object>>;
  const [component, content] = await Promise.all([load(), loadContent(name, document.documentElement.lang)]);
  const props = { ...JSON.parse(host.dataset.props ?? "{}"), content };
  await new Promise<void>((onReady) => {
    hydrateRoot(
      host,
      createElement(Fragment, null, createElement(component, props), createElement(Ready, { onReady })),
    );
  });
  host.dataset.hydrated = "";
}

/**
 * Fetches what the first tap will need, for a visitor who has begun to use the page, unless that visitor saves data. Right
 * after the page has loaded, it would cost a slow phone 60 ms of its largest paint.
 */
export async function prefetch(browser: Window): Promise<void> {
  const { connection } = browser.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !import.meta.env.PROD) return;
  try {
    (await import("./prefetch.ts")).prefetch(browser);
  } catch {
    // Offline, for example. The tap tries again.
  }
}

function Ready({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return null;
}
