/** Where the visitor's answer is kept: "yes", "no", or nothing yet. */
export const consentKey = "cookieConsent";

type Browser = Pick<Window, "document" | "localStorage"> & {
  navigator: Navigator & { globalPrivacyControl?: boolean };
};

/** What the visitor chose. Global Privacy Control counts as "no"; a browser that stores nothing has no answer. */
export function consentOf(browser: Browser): string | null {
  if (browser.navigator.globalPrivacyControl) return "no";
  try {
    return browser.localStorage.getItem(consentKey);
  } catch {
    return null;
  }
}

/** Shows the cookie bar to a visitor who has not chosen, and keeps the choice. */
export function offerCookieChoice(browser: Browser): void {
  const bar = browser.document.getElementById("cookie-bar");
  if (!bar || consentOf(browser) !== null) return;
  bar.hidden = false;
  bar.addEventListener("click", (event) => {
    const button = event.target instanceof Element && event.target.closest("button");
    if (!button) return;
    bar.hidden = true;
    try {
      browser.localStorage.setItem(consentKey, button.value);
    } catch {
      // Storage is blocked: the bar is gone for this page, and asks again on the next.
    }
  });
}
