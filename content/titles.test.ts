import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { languages } from "#contract/languages.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { contentIn } from "./index.ts";
import { loadContent, mistakesIn } from "./load.ts";
import { describeMistake } from "./mistakes.ts";

const { company } = contentIn("en");

test.each(["Blue Heron Works", "Blue Heron Laboratories of North Chicago"])(
  "a company called %s builds: a title that is too long with its name goes without it",
  (name) => {
    const roots = contentOf(name);
    expect(mistakesIn(...roots).map(describeMistake)).toEqual([]);
    for (const root of roots) {
      const titles = titlesIn(loadContent(root));
      expect(titles.some((title) => title.endsWith(` · ${name}`))).toBe(true);
      expect(titles.filter((title) => title.length > 60 || title.endsWith("·"))).toEqual([]);
    }
  },
);

test("a title that is too long even without the name is a mistake that shows the text", () => {
  const [root = ""] = contentOf(company.name);
  const file = join(root, "about-us.yaml");
  const title = `${"Work with us ".repeat(6)}· {company.name}`;
  writeFileSync(file, readFileSync(file, "utf8").replace(/^ {2}title: .*$/m, `  title: ${title}`));
  const shown = title.replace("{company.name}", company.name);
  expect(mistakesIn(root).map(({ sentence }) => sentence)).toEqual([
    `must not be longer than 60 characters: it has ${shown.length} characters with {company.name} filled in: ${shown}`,
  ]);
});

/** The folders of a copy of the content in which the company has this name. */
function contentOf(name: string): string[] {
  const folder = temporaryFolder();
  for (const language of languages) cpSync(`content/${language}`, join(folder, language), { recursive: true });
  const file = join(folder, "en/company.yaml");
  writeFileSync(file, readFileSync(file, "utf8").replace(/^name: .*$/m, `name: ${name}`));
  return languages.map((language) => join(folder, language));
}

/** The titles of all pages. */
function titlesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "title" in value && "description" in value ? [String(value.title)] : [];
  return [...own, ...Object.values(value).flatMap(titlesIn)];
}
