import { onClick } from "#app/loading/triggers.ts";
import { consentKey } from "#contract/storage.ts";

/** The parts of a window that the choice needs. */
export type Browser = Pick<Window, "document" | "localStorage"> & {
  navigator: Navigator & { globalPrivacyControl?: boolean };
};

/** True if the browser says "no" for the visitor, by Global Privacy Control. */
export function refusesByItself({ navigator }: Browser): boolean {
  return navigator.globalPrivacyControl === true;
}

/** What the visitor chose. Global Privacy Control counts as "no"; a browser that stores nothing has no answer. */
export function consentOf(browser: Browser): string | null {
  if (refusesByItself(browser)) return "no";
  try {
    return browser.localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** Shows the cookie bar to a visitor who has not chosen, keeps the choice, and lets the footer bring the bar back. */
export function offerCookieChoice(browser: Browser): void {
  const { document } = browser;
  const bar = document.getElementById("cookie-bar");
  if (!bar) return;
  bar.hidden = consentOf(browser) !== null;
  onClick<HTMLButtonElement>(bar, "button", (button) => {
    bar.hidden = true;
    if (refusesByItself(browser)) return;
    try {
      browser.localStorage.setItem(consentKey, button.value);
    } catch {
      // Storage is blocked: the bar is gone for this page, and asks again on the next.
    }
  });
  const settings = document.getElementById("cookie-settings");
  settings?.addEventListener("click", () => {
    import("./reopen-cookie-bar.ts").then((code) =>
      code.reopenCookieBar(bar, settings, consentOf(browser), refusesByItself(browser)),
    );
  });
}
