import { appListVersion, appListVersionKey } from "#contract/browser-storage.ts";

/**
 * Reloads the list of apps once for a visitor who saw another version of it, or none. It can never loop: storage that is
 * blocked or full is left alone, and a page that was just reloaded is not reloaded again.
 */
export function refreshOldList(browser: Window): void {
  const { document, history, performance } = browser;
  if (!document.querySelector("[data-list-version]")) return;
  try {
    if (browser.localStorage.getItem(appListVersionKey) === appListVersion) return;
    browser.localStorage.setItem(appListVersionKey, appListVersion);
    // Two signs, because a page that reloads this early has only one of them: Chromium loses the history's state, and
    // WebKit calls the second load a first one.
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    if (navigation?.type === "reload" || history.state === appListVersion) return;
    history.replaceState(appListVersion, "");
    browser.location.reload();
  } catch {
    // Without storage or history nothing is reloaded.
  }
}
