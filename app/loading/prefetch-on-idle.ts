import { onIdle } from "./triggers.ts";

type Connection = { saveData?: boolean };

/** Once the page has loaded and the browser is idle, fetches what the first tap will need, unless the visitor saves data. */
export function prefetchOnIdle(browser: Window): void {
  const { connection } = browser.navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || !browser.document.querySelector("[data-island], [data-view]")) return;
  browser.addEventListener("load", () => {
    onIdle(browser, async () => {
      try {
        (await import("./prefetch.ts")).prefetch(browser);
      } catch {
        // Offline, for example. The tap tries again.
      }
    });
  });
}
