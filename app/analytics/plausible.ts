import { events } from "#contract/tracked-events.ts";
import type { Adapter } from "./bus.ts";

/** Where Plausible takes events. No script of theirs is needed for that. */
const plausibleAddress = "https://plausible.io/api/event";

/** Tells Plausible of views, clicks and submits. */
export function plausibleAdapter(domain: string, browser: Window): Adapter {
  return (event) => {
    if (event.kind === "view") send({ name: "pageview" }, event.path);
    if (event.kind === "event") {
      const { category, action } = events[event.label];
      send({ name: action, props: { category, label: event.label } }, event.path);
    }
  };

  function send(what: { name: string; props?: Record<string, string> }, path: string): void {
    const { document, location } = browser;
    const body = JSON.stringify({ ...what, domain, url: location.origin + path, referrer: document.referrer || null });
    // As text, so that the browser need not ask first whether it may send this.
    fetch(plausibleAddress, { method: "POST", keepalive: true, credentials: "omit", body }).catch(() => {});
  }
}
