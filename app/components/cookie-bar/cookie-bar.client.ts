import { onClick } from "#app/loading/triggers.ts";
import { consentKey } from "#contract/storage.ts";

type Browser = Pick<Window, "document" | "localStorage"> & {
  navigator: Navigator & { globalPrivacyControl?: boolean };
};

/** Shows the cookie bar to a visitor who has not chosen, stores the choice, and lets the footer bring the bar back. */
export function startCookieBar(browser: Browser): void {
  const { document } = browser;
  const bar = document.getElementById("cookie-bar");
  if (!bar) return;
  bar.hidden = consentOf(browser) !== null;
  onClick<HTMLButtonElement>(bar, "button", (button) => {
    bar.hidden = true;
    if (hasPrivacyControl(browser)) return;
    try {
      browser.localStorage.setItem(consentKey, button.value);
    } catch {
      // Storage is blocked: the bar is gone on this page, and asks again on the next.
    }
  });
  const settings = document.getElementById("cookie-settings");
  settings?.addEventListener("click", () => {
    const choice = hasPrivacyControl(browser) ? "privacy-control" : consentOf(browser);
    import("./reopen-cookie-bar.client.ts").then((code) => code.reopenCookieBar(bar, settings, choice));
  });
}

/** What the visitor chose. Global Privacy Control counts as "no"; a browser that stores nothing has no answer. */
export function consentOf(browser: Browser): string | null {
  if (hasPrivacyControl(browser)) return "no";
  try {
    return browser.localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

// With Global Privacy Control the browser says "no" for the visitor.
function hasPrivacyControl({ navigator }: Browser): boolean {
  return navigator.globalPrivacyControl === true;
}
