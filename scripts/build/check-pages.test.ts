import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { pagePaths } from "#content/page-paths.ts";
import { checkPages } from "./check-pages.ts";

test("every route of the site has its pages, and every page its route", () => {
  expect(() => checkPages(routes, pagePaths())).not.toThrow();
});

test("a route that is not named as a page stops the build, with the file to edit", () => {
  const more = [...routes, { path: "forgotten" }, { path: "also", children: [{ index: true }, { path: "forgotten" }] }];
  expect(() => checkPages(more, pagePaths())).toThrow(
    [
      "The routes and the pages do not agree:",
      "  /forgotten is a route in app/routes.ts, but no page in content/page-paths.ts. Name it there too.",
      "  /also is a route in app/routes.ts, but no page in content/page-paths.ts. Name it there too.",
      "  /also/forgotten is a route in app/routes.ts, but no page in content/page-paths.ts. Name it there too.",
    ].join("\n"),
  );
});

test("a page that no route leads to stops the build, also when it differs in a capital letter only", () => {
  expect(() => checkPages(routes, [...pagePaths(), "/nowhere", "/clovers", "/guides/new/deep"])).toThrow(
    [
      "The routes and the pages do not agree:",
      "  /nowhere is a page in content/page-paths.ts, but no route in app/routes.ts leads to it.",
      "  /clovers is a page in content/page-paths.ts, but no route in app/routes.ts leads to it.",
      "  /guides/new/deep is a page in content/page-paths.ts, but no route in app/routes.ts leads to it.",
    ].join("\n"),
  );
});
