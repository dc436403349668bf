import type { Adapter } from "#app/analytics/bus.ts";
import { connect } from "#app/analytics/bus.ts";
import { type OutsideAnalytics, outsideAnalyticsPath } from "#contract/outside-analytics.ts";

let connected = false;

/** True if services of other companies may be running in this page. */
export function isConnected(): boolean {
  return connected;
}

/**
 * Brings in the services of other companies that are set up. Only called after the visitor said yes: before that, not
 * even their names are asked for. They learn of this page and of what happens from now on.
 */
export function connectOutside(browser: Window): void {
  if (connected) return;
  connected = true;
  const adapters = loadAdapters(browser).catch((): Adapter[] => []);
  const tell: Adapter = async (happening) => {
    for (const adapter of await adapters) adapter(happening);
  };
  connect(tell);
  tell({ kind: "view", path: browser.location.pathname });
}

async function loadAdapters(browser: Window): Promise<Adapter[]> {
  const answer = await fetch(outsideAnalyticsPath);
  if (!answer.ok) return [];
  const { ga4, plausible }: OutsideAnalytics = await answer.json();
  const adapters: (Adapter | false | null)[] = await Promise.all([
    ga4 !== null && import("./ga4.ts").then(({ ga4Adapter }) => ga4Adapter(ga4, browser)),
    plausible !== null && import("./plausible.ts").then(({ plausibleAdapter }) => plausibleAdapter(plausible, browser)),
  ]);
  return adapters.filter((adapter) => typeof adapter === "function");
}
