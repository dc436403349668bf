import { addressIn, type Language, languages, mainLanguage } from "#contract/languages.ts";
import { isOnAddress } from "#contract/parts.ts";
import { type RedirectTable, readRedirectTable } from "#contract/redirects.ts";

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** Every redirect; the first match wins. Pages and files are looked up first. */
export const redirects = redirectsFrom(readRedirectTable());

/**
 * The rows of the table, the other languages' first, without those to parts of the site that are off. Named shortcuts are
 * permanent (301), the catch-alls temporary (302).
 */
export function redirectsFrom({ inMainLanguage, inEveryLanguage }: RedirectTable): Redirect[] {
  const shared = rowsOf(inEveryLanguage);
  const others = languages.filter((language) => language !== mainLanguage);
  return [...others.flatMap((language) => shared.map(rowIn(language))), ...rowsOf(inMainLanguage), ...shared];
}

function rowsOf(addresses: RedirectTable["inMainLanguage"]): Redirect[] {
  return addresses
    .map(([from, to]): Redirect => ({ from, to, status: from.endsWith("*") ? 302 : 301 }))
    .filter(({ to }) => isOnAddress(to));
}

function rowIn(language: Language) {
  return ({ from, to, status }: Redirect): Redirect => ({
    from: addressIn(language, from),
    to: addressIn(language, to),
    status,
  });
}

/** Where an address that is neither a page nor a file redirects. The query is kept, before any fragment. */
export function redirectFor(url: string): { to: string; rule: Redirect } | undefined {
  const { path, query } = splitUrl(url);
  const rule = redirects.find(({ from }) => (from.endsWith("*") ? path.startsWith(from.slice(0, -1)) : path === from));
  return rule && { to: withQuery(rule.to, query), rule };
}

/** The same address without trailing slashes, or undefined if there are none. */
export function withoutTrailingSlash(url: string): string | undefined {
  const { path, query } = splitUrl(url);
  if (path === "/" || !path.endsWith("/")) return undefined;
  // Two slashes at the beginning would name another host, and to a browser a backslash is a slash. Loops, because a
  // pattern for the slashes at the end would start over at every slash before them.
  const rest = path.replace(/^[/\\]+/, "");
  let end = rest.length;
  while (rest[end - 1] === "/") end -= 1;
  return withQuery(`/${rest.slice(0, end)}`, query);
}

function splitUrl(url: string): { path: string; query: string } {
  const question = url.indexOf("?");
  return question < 0 ? { path: url, query: "" } : { path: url.slice(0, question), query: url.slice(question) };
}

function withQuery(to: string, query: string): string {
  const [path = "", fragment] = to.split("#");
  return path + query + (fragment === undefined ? "" : `#${fragment}`);
}
