import { matchPath } from "react-router";

export type Route = { path?: string; index?: boolean; children?: Route[] };

/**
 * Stops the build where the routes and the list of pages do not agree. A route that no page names would not be built, and
 * the server would send its visitors home without a word.
 */
export function checkPages(routes: readonly Route[], pages: readonly string[]): void {
  const patterns = patternsOf(routes);
  const isRoute = (page: string) => patterns.some((path) => matchPath({ path, caseSensitive: true }, page));
  const complaints = [
    ...patterns
      .filter((path) => !/[:*]/.test(path) && !pages.includes(path))
      .map((path) => `  ${path} is a route in app/routes.ts, but no page in content/page-paths.ts. Name it there too.`),
    ...pages
      .filter((page) => !isRoute(page))
      .map((page) => `  ${page} is a page in content/page-paths.ts, but no route in app/routes.ts leads to it.`),
  ];
  if (complaints.length > 0) throw new Error(`The routes and the pages do not agree:\n${complaints.join("\n")}`);
}

function patternsOf(routes: readonly Route[], parent = ""): string[] {
  return routes.flatMap(({ path, children = [] }) => {
    const address = path ? `${parent}/${path}` : parent;
    return children.length > 0 ? patternsOf(children, address) : [address || "/"];
  });
}
