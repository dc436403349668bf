import { onFirstInput } from "./triggers.ts";

type Connection = { saveData?: boolean };

/**
 * Fetches what the first tap will need once a visitor has scrolled or touched the page, unless the visitor saves data.
 * Fetched right after the page has loaded, it would cost a slow phone 60 ms of its largest paint.
 */
export function prefetchOnFirstInput(browser: Window): void {
  const { connection } = browser.navigator as Navigator & { connection?: Connection };
  if (connection?.saveData) return;
  // Offline, for example, nothing comes. The tap tries again.
  const begin = () => import("./prefetch.ts").then(({ prefetch }) => prefetch(browser)).catch(() => {});
  onFirstInput(browser.document, begin);
  browser.addEventListener("scroll", begin, { once: true, passive: true });
}
