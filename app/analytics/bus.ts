import { type AnalyticsEvent, eventsPath } from "#contract/analytics.ts";

/** Takes what happened to where it is counted. */
export type Adapter = (event: AnalyticsEvent) => void;

const adapters: Adapter[] = [countHere];

export function publish(event: AnalyticsEvent): void {
  for (const adapter of adapters) adapter(event);
}

/** Adds an adapter, for what happens from now on. */
export function connect(adapter: Adapter): void {
  adapters.push(adapter);
}

/** Adds to the totals of our own server. Nothing about the visitor goes along, and nothing waits for the response. */
function countHere(event: AnalyticsEvent): void {
  if (!navigator.onLine) return;
  fetch(eventsPath, {
    method: "POST",
    keepalive: true,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(event),
  }).catch(() => {});
}
