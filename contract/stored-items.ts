/** Where the visitor's answer to the cookie bar is kept: "yes", "no", or nothing yet. */
export const consentKey = "cookieConsent";

/** Marks in the browser's session that the intro was seen. */
export const introSeenKey = "introSeen";

/** Where the version of the list of apps that a visitor saw is kept. */
export const appListVersionKey = "appListVersion";

/** The version of the list of apps. A visitor who saw another one, or none, gets a fresh page. */
export const appListVersion = "v1.0.1";

/** How the names of the service worker's caches of pages begin; the release follows. */
export const pagesCachePrefix = "pages-";

/** The service worker's cache of hashed files. */
export const filesCache = "hashed-files";

/** How the names of Google Analytics' cookies begin. They exist only after a "yes", where the service is set up. */
export const ga4CookiePrefix = "_ga";

type StoredItem = {
  /** The whole name, or its beginning with an asterisk after it. */
  name: string;
  place: "localStorage" | "sessionStorage" | "cache" | "cookie";
  afterYes?: boolean;
};

/** Everything that this site has a browser store. The privacy pages show it as a table, a test compares. */
export const storedItems = {
  consent: { name: consentKey, place: "localStorage" },
  introSeen: { name: introSeenKey, place: "sessionStorage" },
  appListVersion: { name: appListVersionKey, place: "localStorage" },
  pages: { name: `${pagesCachePrefix}*`, place: "cache" },
  files: { name: filesCache, place: "cache" },
  ga4: { name: `${ga4CookiePrefix}*`, place: "cookie", afterYes: true },
} as const satisfies Record<string, StoredItem>;

export type StoredItemName = keyof typeof storedItems;
export type StoragePlace = StoredItem["place"];
