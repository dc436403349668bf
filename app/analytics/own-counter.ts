import { type Happening, happeningsPath } from "#contract/happening.ts";

/** Adds to the totals of our own server. Nothing about the visitor goes along, and nothing waits for the answer. */
export function countHere(happening: Happening): void {
  if (!navigator.onLine) return;
  const headers = { "content-type": "application/json" };
  const body = JSON.stringify(happening);
  fetch(happeningsPath, { method: "POST", keepalive: true, headers, body }).catch(() => {});
}
