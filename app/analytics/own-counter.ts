import { type AnalyticsEvent, eventsPath } from "#contract/analytics.ts";

/** Adds to the totals of our own server. Nothing about the visitor goes along, and nothing waits for the answer. */
export function countHere(event: AnalyticsEvent): void {
  if (!navigator.onLine) return;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(event);
  fetch(eventsPath, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
