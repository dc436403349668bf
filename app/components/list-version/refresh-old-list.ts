import { appListVersion, appListVersionKey } from "#contract/stored-items.ts";

type Browser = Pick<Window, "localStorage" | "location" | "performance">;

/**
 * Loads the page once more for a visitor who saw another version of the list; who saw none has just got the newest. It
 * can never loop: storage that is blocked is left alone, and what was just loaded again is not loaded once more.
 */
export function refreshOldList(browser: Browser): void {
  try {
    const seen = browser.localStorage.getItem(appListVersionKey);
    if (seen === appListVersion) return;
    browser.localStorage.setItem(appListVersionKey, appListVersion);
    if (seen === null) return;
  } catch {
    return;
  }
  const [navigation] = browser.performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "reload") browser.location.reload();
}
