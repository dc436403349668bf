import { type OutsideAnalytics, outsideAnalyticsPath } from "#contract/outside-analytics.ts";
import { type Adapter, connect } from "./bus.ts";

let adapters: Promise<Adapter[]> | undefined;

/** True if services of other companies run in this page. */
export async function isConnectedOutside(): Promise<boolean> {
  return ((await adapters) ?? []).length > 0;
}

/**
 * Brings in the services of other companies that are set up. Only called after the visitor said yes: before that, not
 * even their names are asked for. They learn of this page and of what happens from now on.
 */
export function connectOutside(browser: Window): void {
  if (adapters) return;
  const loading = loadAdapters(browser).catch((): Adapter[] => []);
  adapters = loading;
  const tell: Adapter = async (event) => {
    for (const adapter of await loading) adapter(event);
  };
  connect(tell);
  tell({ kind: "view", path: browser.location.pathname });
}

async function loadAdapters(browser: Window): Promise<Adapter[]> {
  const response = await fetch(outsideAnalyticsPath);
  if (!response.ok) return [];
  const { ga4, plausible }: OutsideAnalytics = await response.json();
  const chosen: (Adapter | false)[] = await Promise.all([
    ga4 !== null && import("./ga4.ts").then(({ ga4Adapter }) => ga4Adapter(ga4, browser)),
    plausible !== null && import("./plausible.ts").then(({ plausibleAdapter }) => plausibleAdapter(plausible, browser)),
  ]);
  return chosen.filter((adapter) => typeof adapter === "function");
}
