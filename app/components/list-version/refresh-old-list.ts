import { appListVersion, appListVersionKey } from "#contract/storage.ts";

type Browser = Pick<Window, "localStorage" | "history" | "location" | "performance">;

/**
 * Loads the page once more for a visitor who saw another version of the list, or none. It can never loop: storage that
 * is blocked or full is left alone, and what was just loaded again is not loaded once more.
 */
export function refreshOldList(browser: Browser): void {
  const { history, performance } = browser;
  try {
    if (browser.localStorage.getItem(appListVersionKey) === appListVersion) return;
    browser.localStorage.setItem(appListVersionKey, appListVersion);
    // Two signs, because a page that is loaded again this early has one of them only: in Chromium the history's state is
    // lost, and WebKit calls the second load a first one.
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation?.type === "reload" || history.state === appListVersion) return;
    history.replaceState(appListVersion, "");
    browser.location.reload();
  } catch {
    // What cannot be remembered is not loaded again.
  }
}
