import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { pages } from "#content/pages.ts";
import { storedItems } from "#contract/browser-storage.ts";
import { addressIn, type Language } from "#contract/languages.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { go, open } from "#tests/site/browser.ts";
import { cutTexts } from "#tests/site/cut-texts.ts";
import { writePseudoLanguage } from "#tests/support/pseudo-language.ts";
import { openServer } from "#tests/support/test-server.ts";
import { change, copyProject } from "./project-copy.ts";
import { runCommand } from "./run-command.ts";

const folder = copyProject();

const language = "eo" as Language;
const widths = [320, 390, 1440];

/** What is the same in every language: facts of the company, and names of what is stored. */
const sameEverywhere = new Set(
  [...textsIn(contentIn("en").company), ...Object.values(storedItems).map(({ name }) => name)].flatMap(wordsIn),
);

test("a third language is one folder and one row, and no page of it has English words or cuts longer ones off", async () => {
  writePseudoLanguage(join(folder, "content", language));
  change(
    join(folder, "contract/parts.ts"),
    "  mongolian: {",
    `  esperanto: { language: "${language}" },\n  mongolian: {`,
  );
  // The other languages' pages are built in every other test.
  change(
    join(folder, "react-router.config.ts"),
    ".map(({ path }) => path)",
    `.map(({ path }) => path).filter((path) => /^\\/(${language}\\b|$|unexp)/.test(path))`,
  );
  const build = runCommand("npx react-router build --logLevel warn", folder);
  expect([await build.ended, build.output()]).toEqual([0, expect.anything()]);

  await using server = await openServer({ staticFiles: loadStaticFiles(join(folder, "build/pages/client")) });
  const baseURL = await server.listen();
  const paths = pages({ language, folder: join(folder, "content", language) }).map(({ path }) => path);
  const { page, context } = await open("about:blank", { baseURL, reducedMotion: "reduce" });
  const english: string[] = [];
  const cut: string[] = [];
  for (const path of paths) {
    await go(page, path);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
    const texts = await page.evaluate(readableTexts);
    for (const text of texts) {
      const left = wordsIn(text).filter((word) => !sameEverywhere.has(word));
      if (left.length > 0) english.push(`${path}: ${text}`);
    }
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      cut.push(...(await page.evaluate(cutTexts)).map((text) => `${path}: ${text}`));
    }
  }
  await context.close();
  expect(paths).toContain(addressIn(language, "/about-us"));
  expect(english).toEqual([]);
  expect(cut).toEqual([]);
});

test("a language is deleted with its folders and its row: neither the site nor the server names one", async () => {
  const other = copyProject();
  for (const words of ["content/mn", "content/pictures/mn"]) rmSync(join(other, words), { recursive: true });
  const [row = ""] = readFileSync(join(other, "contract/parts.ts"), "utf8").match(/^ {2}mongolian: \{.*\n/m) ?? [];
  change(join(other, "contract/parts.ts"), row, "");
  // Tests may be about a language.
  const config = { extends: "./tsconfig.json", exclude: ["**/*.test.ts", "**/*.test.tsx", "tests", "node_modules"] };
  writeFileSync(join(other, "tsconfig.site.json"), JSON.stringify(config));
  const types = runCommand("npx tsc -p tsconfig.site.json", other);
  expect([await types.ended, types.output()]).toEqual([0, ""]);
});

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

/** Words without an accent, of which the pseudo-language has none with a vowel. */
function wordsIn(text: string): string[] {
  return text
    .replace(/\S+@\S+|https?:\S+|\{\w+\}/g, " ")
    .split(/[^\p{L}]+/u)
    .filter((word) => /^[A-Za-z]{3,}$/.test(word) && /[aeiou]/i.test(word));
}

/** Everything that is seen or heard of a page, but the names of the other languages. Runs in the page. */
function readableTexts(): string[] {
  const attributes = ["aria-label", "aria-roledescription", "alt", "title", "placeholder", "content", "data-says"];
  const all = [...document.querySelectorAll<HTMLElement>("body *, title, meta[name=description]")];
  return all
    .filter((element) => !element.closest("script, style, template, time, body [lang]"))
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ textContent }) => textContent ?? ""),
      ...attributes.map((name) => element.getAttribute(name) ?? ""),
    ]);
}
