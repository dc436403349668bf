import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { pages, pageTable } from "#content/pages.ts";
import { withoutLanguage } from "#contract/languages.ts";
import { lastChanges } from "#scripts/build/announce/last-change.ts";
import { deadLinks } from "#scripts/build/dead-links.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { testOf } from "#tests/support/test-of.ts";
import { htmlOf } from "./html-of.ts";

const [study] = contentIn("en").works.cases;
const paths = pages().map(({ path }) => path);

// The build itself stops at links that lead nowhere.
testOf("careers")(
  "a link to a page, a file or a part that the built site lacks is found, with the line of the content that has it",
  () => {
    const folder = temporaryFolder();
    cpSync("build/current/client", folder, { recursive: true });
    expect(deadLinks(folder)).toEqual([]);

    const changed = join(folder, "about-us/index.html");
    writeFileSync(changed, readFileSync(changed, "utf8").replace('id="our-team"', ""));
    rmSync(join(folder, `works/${study?.slug}/index.html`));
    rmSync(join(folder, "licenses.txt"));
    rmSync(join(folder, "favicon.svg"));
    const dead = deadLinks(folder);
    expect(dead).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^content\/en\/careers\.yaml:\d+: empty\.team\.href: the page \/about-us has no part .* #our-team/,
        ),
        expect.stringMatching(
          new RegExp(`^content/en/.*\\.yaml:\\d+: .*: there is no page or file /works/${study?.slug}\\.`),
        ),
        expect.stringMatching(/^content\/en\/legal\/terms\.md:\d+: .* no page or file \/licenses\.txt\./),
        "/careers: /favicon.svg: there is no page or file /favicon.svg",
      ]),
    );
  },
);

test("every script and style sheet of the built site is named by a page or by another file", () => {
  const texts = globSync("build/current/client/**/*.{html,js,css}").map((file) => ({
    file,
    text: readFileSync(file, "utf8"),
  }));
  const isNamed = (name: string) => texts.some(({ file, text }) => basename(file) !== name && text.includes(name));
  const built = globSync("*.{js,css}", { cwd: "build/current/client/static" });
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
  const hidden = pages().filter(({ path }) => rows.includes(withoutLanguage(path)));
  expect(hidden.length).toBeGreaterThanOrEqual(rows.length);
  for (const { path } of hidden) expect(await htmlOf(path), path).toContain('<meta name="robots" content="noindex">');
  for (const { path } of pages({ listed: true })) expect(await htmlOf(path), path).not.toContain('<meta name="robots"');
});

test("the sitemap lists every page that search engines may list, with the day of its last change, as far as the history tells", async () => {
  const dayOf = lastChanges();
  const sitemap = await htmlOf("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>https:\/\/[^/]+(\/[^<]*)<\/loc>(?:<lastmod>([^<]*))?/g)];
  expect(listed.map(([, path, day]) => [path, day])).toEqual(
    pages({ listed: true }).map(({ path, content, language }) => [path, dayOf(content, language)]),
  );
});
