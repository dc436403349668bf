import { onFirstInput, onIdle } from "./triggers.ts";

type Connection = { saveData?: boolean };

/**
 * Fetches what the first tap will need once a visitor has scrolled or touched the page, unless the visitor saves data.
 * Fetched right after the page has loaded, it would cost a slow phone 60 ms of its largest paint.
 */
export function prefetchOnFirstInput(browser: Window): void {
  const { document, navigator } = browser;
  const { connection } = navigator as Navigator & { connection?: Connection };
  if (connection?.saveData || !document.querySelector("[data-island], [data-view]")) return;
  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    onIdle(browser, async () => {
      try {
        (await import("./prefetch.ts")).prefetch(browser);
      } catch {
        // Offline, for example. The tap tries again.
      }
    });
  };
  onFirstInput(document, begin);
  browser.addEventListener("scroll", begin, { once: true, passive: true });
}
