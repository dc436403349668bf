import { consentKey } from "#contract/browser-storage.ts";
import { askOnce, storedChoice } from "./ask-once.client.ts";

type Browser = Window & { navigator: { globalPrivacyControl?: boolean } };

/** Shows the cookie bar to a visitor who has not chosen, stores the choice, and lets the footer bring the bar back. */
export function startCookieBar(browser: Browser): void {
  const { document } = browser;
  const bar = document.getElementById("cookie-bar");
  if (!bar) return;
  if (!hasPrivacyControl(browser)) askOnce(browser, bar, consentKey);
  const settings = document.getElementById("cookie-settings");
  settings?.addEventListener("click", () => {
    const choice = hasPrivacyControl(browser) ? "privacy-control" : consentOf(browser);
    import("./reopen-cookie-bar.client.ts")
      .then((code) => code.reopenCookieBar(bar, settings, choice))
      // Without saying what was chosen before, the bar still takes a new choice.
      .catch(() => {
        bar.hidden = hasPrivacyControl(browser);
      });
  });
}

/** What the visitor chose. Global Privacy Control counts as "no"; null where nothing is stored. */
export function consentOf(browser: Browser): string | null {
  return hasPrivacyControl(browser) ? "no" : storedChoice(browser, consentKey);
}

// With Global Privacy Control the browser says "no" for the visitor.
function hasPrivacyControl({ navigator }: Browser): boolean {
  return navigator.globalPrivacyControl === true;
}
