import { ga4CookiePrefix } from "#contract/browser-storage.ts";
import { events } from "#contract/tracked-events.ts";
import type { Adapter } from "./bus.ts";

/** Loads Google's tag and tells it of views, clicks and submits. Advertising features are switched off. */
export function ga4Adapter(id: string, browser: Window & { dataLayer?: unknown[] }): Adapter {
  const layer: unknown[] = [];
  browser.dataLayer = layer;

  // Google's script tells its commands from other entries by their being an arguments object.
  function tag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments);
  }

  tag("js", new Date());
  tag("config", id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = browser.document.createElement("script");
  script.src = `https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(id)}`;
  script.async = true;
  browser.document.head.append(script);

  return (event) => {
    if (event.kind === "view") {
      tag("event", "page_view", { page_location: browser.location.origin + event.path });
    } else if (event.kind === "event") {
      const { category, action } = events[event.label];
      tag("event", action, { event_category: category, event_label: event.label });
    }
  };
}

/** Deletes the cookies of Google Analytics. They may belong to any domain above the page's own. */
export function forgetGa4Cookies(document: Document, host: string): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => name.startsWith(ga4CookiePrefix));
  for (const name of names) {
    const gone = `${name}=; path=/; max-age=0`;
    document.cookie = gone;
    for (const domain of domainsOf(host)) {
      document.cookie = `${gone}; domain=${domain}`;
    }
  }
}

/** A host and every domain above it. */
function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.map((_, index) => parts.slice(index).join("."));
}
