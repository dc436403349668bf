import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { create, type Font } from "fontkit";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { fontFile } from "#content/typeface.ts";
import { addressesOf, visitAnew } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const mongolian = "АБВГДЕЁЖЗИЙКЛМНОӨПРСТУҮФХЦЧШЩЪЫЬЭЮЯабвгдеёжзийклмноөпрстуүфхцчшщъыьэюя₮“”«»–№";

const latin = basename(fontFile("latin"), ".woff2");
const [, written = ""] =
  readFileSync("app/styles/fonts.css", "utf8").match(new RegExp(`/${latin}\\.woff2"[^}]*unicode-range:([^;]+);`)) ?? [];
const ranges = Array.from(written.matchAll(/U\+([\w-]+)/g), ([, range = ""]) => range.split("-"));

test("the font files of the site have every letter of every page", async () => {
  const files = globSync("build/current/client/static/*.woff2");
  const letters = new Set(files.flatMap((file) => (create(readFileSync(file)) as Font).characterSet));
  const without: string[] = [];
  for (const { path } of pages()) {
    for (const letter of lettersOf(await htmlOf(path)))
      if (!letters.has(letter.codePointAt(0) ?? 0)) without.push(`${path}: ${letter}`);
  }
  expect(files.length).toBeGreaterThan(2);
  expect(without).toEqual([]);
});

const shown: [string, string[]][] = [
  ["/", ["basic"]],
  ["/guides/house-account-tab", ["basic"]],
  ["/mn", ["basic", "mongolian"]],
  ["/mn/privacy-policy", ["basic", "mongolian"]],
];
const published = new Set(pages().map(({ path }) => path));

test.each(shown.filter(([path]) => published.has(path)))(
  "%s shows every letter in the site's typeface, from these files and one for other names: %j",
  (path, files) =>
    visitAnew("about:blank", { reducedMotion: "reduce" }, async (page) => {
      const asked = fontsAskedFor(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await otherFontsOf(page, "body")).toEqual([]);
      const others = lettersOf(await htmlOf(path)).some(isInLatin) ? [latin] : [];
      expect(asked.sort()).toEqual([...files, ...others].sort());
      const names = await addressesOf(page.locator("link[rel=preload][as=font]"));
      expect(names.map((name) => name?.match(/\/([a-z]+)-[\w-]{5,}\.woff2$/)?.[1])).toEqual(files);
    }),
);

test.each([
  ["Mongolian words need one file more for all their weights", mongolian, ["mongolian"]],
  [
    "words of Western and Eastern Europe need three",
    "Zoë Müller, 30 €, Їжак",
    [basename(fontFile("cyrillic"), ".woff2"), latin, "mongolian"].sort(),
  ],
])("%s, and no other typeface", (_need, words, files) =>
  visitAnew("/accessibility", {}, async (page) => {
    const asked = fontsAskedFor(page);
    await page.evaluate((words) => {
      const lines = [400, 560, 690].map((weight) => {
        const line = Object.assign(document.createElement("p"), { textContent: words });
        line.style.fontWeight = String(weight);
        return line;
      });
      const box = Object.assign(document.createElement("div"), { id: "words" });
      box.append(...lines);
      document.querySelector("main")?.prepend(box);
    }, words);
    // Before the first layout the words have no font at all, so that alone would prove nothing.
    await expect.poll(async () => [asked.sort(), await otherFontsOf(page, "#words")]).toEqual([files, []]);
  }),
);

function lettersOf(html: string): string[] {
  return [...new Set(html.replace(/<(style|script)\b.*?<\/\1>|<[^>]*>|\s|\u2060/gs, ""))];
}

/** Whether a letter is in the file that comes late, as those of some names are. */
function isInLatin(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([from = "", to = from]) => code >= Number.parseInt(from, 16) && code <= Number.parseInt(to, 16));
}

/** The names of the font files that the page asks for, from now on. */
function fontsAskedFor(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = request.url().match(/\/static\/(.+)-[\w-]{5,}\.woff2$/)?.[1];
    if (name) names.push(name);
  });
  return names;
}

/** The fonts of this machine that text below an element is shown in, with the element that holds the text. */
async function otherFontsOf(page: Page, selector: string): Promise<string[]> {
  const browser = await page.context().newCDPSession(page);
  try {
    await browser.send("DOM.enable");
    await browser.send("CSS.enable");
    const { root } = await browser.send("DOM.getDocument");
    const all = { nodeId: root.nodeId, selector: `${selector} *` };
    const { nodeIds } = await browser.send("DOM.querySelectorAll", all);
    const others = await Promise.all(
      nodeIds.map(async (nodeId) => {
        const { fonts } = await browser.send("CSS.getPlatformFontsForNode", { nodeId });
        const names = fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ familyName }) => familyName);
        if (names.length === 0) return [];
        const { outerHTML } = await browser.send("DOM.getOuterHTML", { nodeId });
        return names.map((name) => `${name}: ${outerHTML}`);
      }),
    );
    return others.flat();
  } finally {
    await browser.detach();
  }
}
