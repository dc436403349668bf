import { appListVersionKey } from "#contract/stored-items.ts";
import { listVersion } from "./list-version.ts";

type Browser = Pick<Window, "localStorage" | "location" | "performance">;

/**
 * Loads the page once more for a visitor who saw another version of the list. It can never loop: storage that is
 * blocked is left alone, and what was just loaded again is not loaded once more, even if storage forgets.
 */
export function refreshOldList(browser: Browser): void {
  try {
    if (browser.localStorage.getItem(appListVersionKey) === listVersion) return;
    browser.localStorage.setItem(appListVersionKey, listVersion);
  } catch {
    return;
  }
  const [navigation] = browser.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "reload") browser.location.reload();
}
