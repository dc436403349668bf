import { ga4CookiePrefix } from "#contract/storage.ts";

/** Deletes the cookies of Google Analytics. They may belong to any domain above the page's own. */
export function forgetGa4Cookies(document: Document, host: string): void {
  const names = document.cookie
    .split("; ")
    .map((cookie) => cookie.split("=")[0] ?? "")
    .filter((name) => name.startsWith(ga4CookiePrefix));
  for (const name of names) {
    const gone = `${name}=; path=/; max-age=0`;
    document.cookie = gone;
    for (const domain of domainsOf(host)) {
      document.cookie = `${gone}; domain=${domain}`;
    }
  }
}

/** A host and every domain above it. */
function domainsOf(host: string): string[] {
  const parts = host.split(".");
  return parts.map((_, index) => parts.slice(index).join("."));
}
