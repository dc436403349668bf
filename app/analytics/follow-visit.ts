import { consentOf } from "#app/components/edge-bars/cookie-bar.client.ts";
import { onFirstInput, onIdle } from "#app/loading/triggers.ts";
import { measuredShare } from "#contract/analytics.ts";
import { publish } from "./bus.ts";

/** Publishes each view of the page when the browser is idle. The rest loads when there is something to follow. */
export function followVisit(browser: Window): void {
  const { document } = browser;
  const follow = (event: Event) => {
    // What cannot be loaded, offline for example, is not counted; the visitor loses nothing.
    import("./follow-event.ts").then((code) => code.followEvent(event, browser)).catch(() => {});
  };

  document.addEventListener("click", follow);
  document.addEventListener("submit", follow);
  browser.addEventListener("error", follow);
  if (Math.random() < measuredShare) onFirstInput(document, follow);

  // Also fires when the browser brings the page back as it was left, which is another view.
  browser.addEventListener("pageshow", (event) => {
    onIdle(browser, () => {
      publish({ kind: "view", path: browser.location.pathname, from: document.referrer.split("/")[2] });
      if (consentOf(browser) === "yes") follow(event);
    });
  });
}
