import { expect, test } from "vitest";
import { pages as publishedPages } from "#content/pages.ts";
import { on } from "#contract/parts.ts";
import { readRedirectTable } from "#contract/redirects.ts";
import { createApp } from "#server/app.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { redirectFor, redirects, redirectsFrom, withoutTrailingSlash } from "./redirects.ts";

const app = createApp({ staticFiles: smallStaticFiles() });

const redirectsIn = (text: string) => redirectsFrom(readRedirectTable(text));

test("a shortcut leads for good, an address with * for now, each in every language that has the page", () => {
  const rows = redirectsIn(
    "inMainLanguage:\n  /shop: /store # Until 2024.\ninEveryLanguage:\n  /team: /about-us#people\n  /*: /\n",
  );
  const english = [
    { from: "/shop", to: "/store", status: 301 },
    { from: "/team", to: "/about-us#people", status: 301 },
    { from: "/*", to: "/", status: 302 },
  ];
  const mongolian = [
    { from: "/mn/team", to: "/mn/about-us#people", status: 301 },
    { from: "/mn/*", to: "/mn", status: 302 },
  ];
  expect(rows).toEqual([...(on.mongolian ? mongolian : []), ...english]);
});

test("a file without redirects has none", () => {
  expect(redirectsIn("")).toEqual([]);
  expect(redirectsIn("# None.\ninMainLanguage:\ninEveryLanguage:\n")).toEqual([]);
});

test("a visitor is led on, with the query before the fragment", async () => {
  const row = redirects.find(({ from, to }) => !from.includes("*") && to.includes("#"));
  if (!row) return expect(redirects.filter(({ to }) => to.includes("#"))).toEqual([]);
  const response = await app.inject(`${row.from}?x=1&y`);
  const [path, fragment] = row.to.split("#");
  expect([response.statusCode, response.headers.location]).toEqual([301, `${path}?x=1&y#${fragment}`]);
});

const pages = new Set(publishedPages().map(({ path }) => path));

test("every redirect leads to a page", () => {
  expect(redirects.filter(({ to }) => !pages.has(to.split("#")[0] ?? ""))).toEqual([]);
});

test("no redirect is hidden by one above it, or by a page", () => {
  const hidden = redirects.filter(
    (row) => redirectFor(row.from.replace("*", "anything"))?.rule !== row || pages.has(row.from),
  );
  expect(hidden).toEqual([]);
});

test("an old address that ends like a file can be redirected, and every other missing file is 404", async () => {
  redirects.unshift({ from: "/about.html", to: "/about-us", status: 301 });
  try {
    expect((await app.inject("/about.html?x=1")).headers.location).toBe("/about-us?x=1");
    expect((await app.inject("/careers.html")).statusCode).toBe(404);
  } finally {
    redirects.shift();
  }
});

test.each([
  ["/careers///?a=//", "/careers?a=//"],
  ["//other.example/", "/other.example"],
  ["/\\other.example/", "/other.example"],
  ["/\\/\\//other.example//", "/other.example"],
  ["/\\/", "/"],
  ["///", "/"],
  ["/%5cother.example/", "/%5cother.example"],
  ["/careers", undefined],
  ["/", undefined],
])("without the slashes at its end %s is %s", (from, to) => {
  expect(withoutTrailingSlash(from)).toBe(to);
});
