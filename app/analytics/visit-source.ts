import type { consentKey } from "#contract/browser-storage.ts";
import { campaignParts, campaignPrefix, visitSourceKey } from "#contract/visit-source.ts";

type Browser = Window & { navigator: { globalPrivacyControl?: boolean } };

/**
 * Where this visit came from, as the parameters of an address; empty if that is not known. A visitor who said yes is known on
 * every page of the visit, any other only on the page that it began on.
 */
export function sourceOfVisit(browser: Browser): string {
  const { location, document } = browser;
  // A page that has loaded itself anew, as the list of apps does, names itself.
  const referrer = document.referrer === location.href ? "" : (document.referrer.split("/")[2] ?? "");
  const query = new URLSearchParams(location.search);
  const campaign = campaignParts.map((part) => [part, query.get(campaignPrefix + part) ?? ""]);
  const here = String(new URLSearchParams([["landing", location.pathname], ["referrer", referrer], ...campaign]));
  const isFromHere = referrer === location.host;
  if ((referrer && !isFromHere) || campaign.some(([, value]) => value)) return here;
  // Whoever opens another page in the tab of a visit is still on it.
  return storedSource(browser) ?? (isFromHere ? "" : here);
}

/** Keeps where a visit came from for its other pages, until the tab is closed. Only called after the visitor said yes. */
export function rememberSource(browser: Browser): void {
  const source = sourceOfVisit(browser);
  if (source) browser.sessionStorage.setItem(visitSourceKey, source);
}

export function forgetSource({ sessionStorage }: Browser): void {
  sessionStorage.removeItem(visitSourceKey);
}

// What the first script has too would become a file of its own, and another request: so this has its own consentOf().
const answerKey: typeof consentKey = "cookieConsent";

function storedSource({ navigator, localStorage, sessionStorage }: Browser): string | null {
  try {
    const isYes = localStorage.getItem(answerKey) === "yes" && !navigator.globalPrivacyControl;
    return isYes ? sessionStorage.getItem(visitSourceKey) : null;
  } catch {
    return null;
  }
}
