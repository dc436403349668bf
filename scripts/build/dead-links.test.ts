import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeMistake } from "#content/mistakes.ts";
import { withoutLanguage } from "#contract/languages.ts";
import { redirects } from "#server/static/redirects.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { linksWithoutPage } from "./dead-links.ts";

test("a link to a page that is not there is found in fields and in texts, before anything is built", () => {
  const root = temporaryFolder();
  cpSync("content/en", join(root, "en"), { recursive: true });
  cpSync("content/redirects.yaml", join(root, "redirects.yaml"));
  expect(linksWithoutPage(root)).toEqual([]);

  change("about-us.yaml", /^lead: .*$/m, "lead: We built [that](/works/nothing).");
  change("home.yaml", "href: /services/", "href: /service/");
  // A redirect with a row of its own leads somewhere.
  const shortcut = redirects.find(({ from }) => !from.includes("*") && from === withoutLanguage(from));
  change("frame.yaml", "href: /about-us", `href: ${shortcut?.from}`);
  const found = linksWithoutPage(root).map((mistake) => describeMistake(mistake).replace(`${root}/en/`, ""));
  expect(found).toEqual([
    expect.stringMatching(/^home\.yaml:\d+: services\.cards\.0\.href: there is no page \/service\/[\w-]+\. /),
    expect.stringMatching(/^about-us\.yaml:\d+: lead: there is no page \/works\/nothing\. /),
  ]);

  function change(file: string, from: string | RegExp, to: string) {
    const path = join(root, "en", file);
    const text = readFileSync(path, "utf8");
    expect(text.search(from)).toBeGreaterThan(0);
    writeFileSync(path, text.replace(from, to));
  }
});

test("a redirect to a page that is not there is found as the file is now, with its line", () => {
  const root = temporaryFolder();
  cpSync("content/en", join(root, "en"), { recursive: true });
  writeFileSync(join(root, "redirects.yaml"), "inEveryLanguage:\n  /team: /about-us#people\n  /old: /gone\n");
  expect(linksWithoutPage(root)).toContainEqual({
    ...{ file: `${root}/redirects.yaml`, line: 3, field: "/old", address: "/gone" },
    sentence: expect.stringMatching("^there is no page /gone"),
  });
  expect(linksWithoutPage(root).filter(({ file }) => file.endsWith("redirects.yaml"))).toHaveLength(1);
});
