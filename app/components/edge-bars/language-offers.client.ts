import { languageOfferKey } from "#contract/browser-storage.ts";
import { askOnce } from "./ask-once.client.ts";

/** Offers the page in the language that the browser prefers, until a visitor closes the offer. */
export function startLanguageOffers(browser: Window): void {
  const { document, navigator } = browser;
  const speaking = (language: string) =>
    document.querySelector<HTMLElement>(`:is(html,[data-offer])[lang="${language.split("-")[0]}"]`);
  const preferred = navigator.languages.map(speaking).find((found) => found);
  // The page itself is not hidden.
  if (preferred?.hidden) askOnce(browser, preferred, languageOfferKey);
}
