import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { describeMistake } from "#content/mistakes.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { linksWithoutPage } from "./dead-links.ts";

test("a link to a page that was removed is found in fields and in texts, before anything is built", () => {
  const root = temporaryFolder();
  cpSync("content/en", join(root, "en"), { recursive: true });
  expect(linksWithoutPage(root)).toEqual([]);

  change("works.yaml", "  - ccgen\n", "");
  rmSync(join(root, "en/works/ccgen.yaml"));
  change("clover/hat.yaml", "](/guides/house-account-tab-portal#", "](/guides/house-account-tap-portal#");
  // A redirect with a row of its own leads somewhere.
  change("home.yaml", "href: /clover/hat", "href: /hat");
  const found = linksWithoutPage(root).map((mistake) => describeMistake(mistake).replace(`${root}/en/`, ""));
  expect(found).toEqual([
    expect.stringMatching(/^clover\/hat\.yaml:33: .*text: there is no page \/guides\/house-account-tap-portal#/),
    expect.stringMatching(/^projects\/ccgen\.yaml:\d+: caseStudy: there is no page \/works\/ccgen\. /),
  ]);

  function change(file: string, from: string, to: string) {
    const path = join(root, "en", file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
  }
});
