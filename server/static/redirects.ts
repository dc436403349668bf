import { addressIn, type Language, languages, mainLanguage } from "#contract/languages.ts";
import { isOnAddress } from "#contract/parts.ts";

export type Redirect = { from: string; to: string; status: 301 | 302 };

/** To pages that are in English only. */
const toMainLanguage = leadingToPages([
  { from: "/hat", to: "/clover/hat", status: 301 },
  { from: "/sales-adjuster", to: "/clover/sales-adjuster", status: 301 },
  { from: "/register", to: "/clover/register-plus", status: 301 },
  { from: "/clovers", to: "/Clovers", status: 301 },
  { from: "/clover", to: "/Clovers", status: 301 },
  { from: "/clover/*", to: "/Clovers", status: 302 },
]);

/** To pages that every language has. */
const inEveryLanguage = leadingToPages([
  { from: "/ccgen", to: "/projects/ccgen", status: 301 },
  { from: "/tytoken", to: "/projects/tytoken", status: 301 },
  { from: "/services", to: "/services/integrations", status: 301 },
  { from: "/projects", to: "/#to-our-work", status: 301 },
  { from: "/works", to: "/#to-our-work", status: 301 },
  { from: "/services/*", to: "/services/integrations", status: 302 },
  { from: "/works/*", to: "/#to-our-work", status: 302 },
  { from: "/*", to: "/", status: 302 },
]);

/**
 * Every redirect; the first match wins. `*` matches any rest of the address.
 * Pages and files are looked up first. The named shortcuts are permanent (301), the catch-alls temporary (302).
 */
export const redirects: readonly Redirect[] = [
  ...languages.filter((language) => language !== mainLanguage).flatMap(redirectsIn),
  ...toMainLanguage,
  ...inEveryLanguage,
];

function redirectsIn(language: Language): Redirect[] {
  return inEveryLanguage.map(({ from, to, status }) => ({
    from: addressIn(language, from),
    to: addressIn(language, to),
    status,
  }));
}

/** Without those to parts of the site that are off. */
function leadingToPages(rows: readonly Redirect[]): readonly Redirect[] {
  return rows.filter(({ to }) => isOnAddress(to));
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
