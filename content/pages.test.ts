import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testOf } from "#tests/support/test-of.ts";
import { mistakesInRows, unseenTranslations } from "./check.ts";
import { pages, pageTable } from "./pages.ts";

const aboutUs = pageTable.filter(({ path }) => path === "/about-us");
const others = pageTable.filter(({ path }) => path !== "/about-us");

test("every page has its component and its content", () => {
  expect([...mistakesInRows(pageTable)]).toEqual([]);
});

test("a page without component and content is reported with both missing files", () => {
  const page = { path: "/no-such-page", component: "no-such-page/page.tsx", content: "no-such-page" };
  expect([...mistakesInRows([...pageTable, page])]).toEqual([
    "content/pages.ts: /no-such-page: app/pages/no-such-page/page.tsx does not exist",
    "content/pages.ts: /no-such-page: content/en/no-such-page.yaml does not exist",
  ]);
});

test("a component that no row names is reported", () => {
  expect([...mistakesInRows(others)]).toEqual([
    "app/pages/about-us/page.tsx: content/pages.ts has no row for this page",
  ]);
});

test("two pages with one address are reported", () => {
  expect([...mistakesInRows([...pageTable, ...aboutUs])]).toEqual([
    "content/pages.ts: /about-us: another page has the address /about-us",
  ]);
});

testOf("clover", "apps")("pages that are for few people, or that point elsewhere, stay out of the sitemap", () => {
  const listed = new Set(pages({ listed: true }).map(({ path }) => path));
  const unlisted = pages().flatMap(({ path }) => (listed.has(path) ? [] : [path]));
  expect(unlisted).toEqual(expect.arrayContaining(["/apps", "/offline", "/contact-received", "/clover/ccgen"]));
  expect([...listed]).toEqual(expect.arrayContaining(["/", "/Clovers", "/guides/register-plus", "/projects/ccgen"]));
});

testOf("apps")("a translation of a page that is English only is reported, because nobody would see it", () => {
  const folder = temporaryFolder();
  for (const file of ["apps.yaml", "offline.yaml"]) writeFileSync(join(folder, file), "title: Апп\n");
  expect([...unseenTranslations(folder)]).toEqual([
    expect.stringContaining(`${folder}/apps.yaml: this page is English only; `),
  ]);
});
