import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, inject, test } from "vitest";
import { listedPages, pagePaths, pageTable, sitePages } from "#content/pages.ts";
import { withoutLanguage } from "#contract/languages.ts";
import { errorPagePath } from "#contract/pages.ts";
import { lastChanges } from "../../scripts/build/announce/last-change.ts";
import { htmlOf, statusOf } from "./html-of.ts";

const paths = pagePaths().filter((path) => withoutLanguage(path) !== errorPagePath);

test("every link, picture and fragment of every page leads somewhere", async () => {
  const pages = new Map(await Promise.all(paths.map(async (path) => [path, await htmlOf(path)] as const)));
  const broken: string[] = [];
  for (const [path, html] of pages) {
    for (const address of addressesIn(html)) {
      const { pathname, hash, origin } = new URL(address, inject("base") + path);
      if (origin !== new URL(inject("base")).origin) continue;
      const status = await statusOf(pathname);
      if (status !== 200) broken.push(`${path} → ${address} (${status})`);
      const target = pages.get(pathname);
      if (hash && target && !target.includes(`id="${decodeURIComponent(hash.slice(1))}"`))
        broken.push(`${path} → ${address} (no such part)`);
    }
  }
  expect(broken).toEqual([]);
});

test("every script and style sheet of the built site is named by a page or by another file", () => {
  const texts = globSync("build/client/**/*.{html,js,css}").map((file) => ({ file, text: readFileSync(file, "utf8") }));
  const isNamed = (name: string) => texts.some(({ file, text }) => basename(file) !== name && text.includes(name));
  const built = globSync("*.{js,css}", { cwd: "build/client/static" });
  expect(built.length).toBeGreaterThan(20);
  expect(built.filter((name) => !isNamed(name))).toEqual([]);
});

test("no page shows the marks for bold words and links, or a brace, as they are written in the content", async () => {
  const shown = await Promise.all(
    paths.map(async (path) => {
      const html = (await htmlOf(path)).replace(/<(style|script)\b.*?<\/\1>|\sdata-[\w-]+="[^"]*"/gs, "");
      return [...html.matchAll(/[^<>]*(?:\*\*|\]\(|[{}])[^<>]*/g)].map(([words]) => `${path}: ${words}`);
    }),
  );
  expect(shown.flat()).toEqual([]);
});

test("search engines leave out the pages of which the table says so, and no other", async () => {
  const rows = pageTable.filter(({ listed, template }) => listed === false && !template).map(({ path }) => path);
  const hidden = sitePages().filter(({ path }) => rows.includes(withoutLanguage(path)));
  expect(hidden.length).toBeGreaterThan(rows.length);
  for (const { path } of hidden) expect(await htmlOf(path), path).toContain('<meta name="robots" content="noindex">');
  for (const { path } of listedPages()) expect(await htmlOf(path), path).not.toContain('<meta name="robots"');
});

test("the sitemap lists every page that search engines may list, with the day of its last change, as far as the history tells", async () => {
  const dayOf = lastChanges();
  const sitemap = await htmlOf("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)];
  expect(listed.map(([, path, day]) => [path, day])).toEqual(
    listedPages().map(({ path, words, language }) => [path, dayOf(words, language)]),
  );
});

function addressesIn(html: string): Set<string> {
  return new Set(
    [...html.matchAll(/\s(?:href|src|poster)="([^"]+)"/g)].map(([, address = ""]) => address.replaceAll("&amp;", "&")),
  );
}
