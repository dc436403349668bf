import { appListVersionKey } from "#contract/stored-items.ts";
import { listVersion } from "./list-version.ts";

type Browser = Pick<Window, "localStorage" | "history" | "location">;

/**
 * Loads the page once more for a visitor who saw another version of the list. It can never loop: storage that is
 * blocked is left alone, and for storage that forgets, the history entry remembers that the page was loaded again.
 */
export function refreshOldList(browser: Browser): void {
  const { history, location } = browser;
  const wasRefreshed = history.state?.refreshedFor === listVersion;
  try {
    if (browser.localStorage.getItem(appListVersionKey) === listVersion) {
      if (wasRefreshed) history.replaceState(null, "");
      return;
    }
    if (wasRefreshed) return;
    browser.localStorage.setItem(appListVersionKey, listVersion);
  } catch {
    return;
  }
  history.replaceState({ refreshedFor: listVersion }, "");
  location.reload();
}
