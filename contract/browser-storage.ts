import type { visitSourceKey } from "./visit-source.ts";

/** Where the visitor's choice at the cookie bar is stored: "yes", "no", or nothing yet. */
export const consentKey = "cookieConsent";

/** Marks in the browser session that the intro was seen. */
export const introSeenKey = "introSeen";

/** Remembers that a visitor does not want pages to be offered in another language. */
export const languageOfferKey = "languageOffer";

/** Where the version of the app list that a visitor last saw is stored. */
export const appListVersionKey = "appListVersion";

/** The version of the app list. A visitor who saw another one, or none, gets a fresh page. */
export const appListVersion = "v1.0.1";

/** How the names of the service worker's caches of pages begin; the release follows. */
export const pagesCachePrefix = "pages-";

/** The service worker's cache of hashed files. */
export const filesCache = "hashed-files";

/** How the names of Google Analytics' cookies begin. They exist only after a "yes", if the service is set up. */
export const ga4CookiePrefix = "_ga";

type StoredItem = {
  /** The whole name, or its beginning followed by an asterisk. */
  name: string;
  area: "localStorage" | "sessionStorage" | "cache" | "cookie";
  afterYes?: boolean;
  /** True if only a service of another company stores it. */
  isOutside?: boolean;
};

/** Everything that this site stores in a browser. The privacy pages show it as a table, and a test checks it. */
export const storedItems = {
  consent: { name: consentKey, area: "localStorage" },
  introSeen: { name: introSeenKey, area: "sessionStorage" },
  visitSource: { name: "visitSource" satisfies typeof visitSourceKey, area: "sessionStorage", afterYes: true },
  languageOffer: { name: languageOfferKey, area: "localStorage" },
  appListVersion: { name: appListVersionKey, area: "localStorage" },
  pages: { name: `${pagesCachePrefix}*`, area: "cache" },
  files: { name: filesCache, area: "cache" },
  ga4: { name: `${ga4CookiePrefix}*`, area: "cookie", afterYes: true, isOutside: true },
} as const satisfies Record<string, StoredItem>;

export type StoredItemName = keyof typeof storedItems;

/** A page asks the service worker to save the page at this address with all its pictures. */
export type SavePageRequest = { savePage: string };
export type SavePageReply = { saved: boolean };
