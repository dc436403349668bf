import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageProblems } from "./check.ts";
import { listedPages, pageTable, sitePages } from "./pages.ts";

const careers = pageTable.filter(({ path }) => path === "/careers");
const others = pageTable.filter(({ path }) => path !== "/careers");

test("every page of the site has its component and its words", () => {
  expect([...pageProblems(pageTable)]).toEqual([]);
});

test("a page without component and words is reported with both missing files", () => {
  const page = { path: "/no-such-page", component: "no-such-page/page.tsx", words: "no-such-page" };
  expect([...pageProblems([...pageTable, page])]).toEqual([
    "content/pages.ts:0: /no-such-page: app/pages/no-such-page/page.tsx does not exist",
    "content/pages.ts:0: /no-such-page: content/en/no-such-page.yaml does not exist",
  ]);
});

test("a problem names the line of its page", () => {
  const problems = [...pageProblems([...others, ...careers.map((page) => ({ ...page, words: "jobs" }))])];
  const line =
    readFileSync("content/pages.ts", "utf8")
      .split("\n")
      .findIndex((text) => text.includes('"/careers"')) + 1;
  expect(problems).toEqual([`content/pages.ts:${line}: /careers: content/en/jobs.yaml does not exist`]);
});

test("a component that no row names is reported", () => {
  expect([...pageProblems(others)]).toEqual(["app/pages/careers/page.tsx: content/pages.ts has no row for this page"]);
});

test("two pages with one address are reported", () => {
  expect([...pageProblems([...pageTable, ...careers])]).toEqual([
    expect.stringMatching(/^content\/pages\.ts:\d+: \/careers: another page has the address \/careers$/),
  ]);
});

test("pages that are for few people, or that point elsewhere, stay out of the sitemap", () => {
  const listed = new Set(listedPages().map(({ path }) => path));
  const unlisted = sitePages().flatMap(({ path }) => (listed.has(path) ? [] : [path]));
  expect(unlisted).toEqual(expect.arrayContaining(["/apps", "/offline", "/contact-received", "/clover/ccgen"]));
  expect([...listed]).toEqual(expect.arrayContaining(["/", "/Clovers", "/guides/register-plus", "/projects/ccgen"]));
});
