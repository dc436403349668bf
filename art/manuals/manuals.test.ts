import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { isDrawn } from "#content/samples.ts";
import { launchBrowser } from "../../tests/browser/launch.ts";
import { manualPage } from "./manual-page.tsx";
import { type Manual, manualsIn } from "./manuals.ts";
import { chaptersOf } from "./outline.ts";
import { printPage } from "./print-page.ts";
import { readManual } from "./read-manual.ts";
import { wordsOf } from "./words-of.ts";
import { outdatedDrafts } from "./write-manuals.ts";

const folder = join(import.meta.dirname, "../../public/assets/files");
const content = contentIn("en");
// What the company has put in the place of a manual, or deleted, is its own.
const manuals = manualsIn(content).filter(
  ({ file }) => existsSync(join(folder, file)) && isDrawn(readFileSync(join(folder, file))),
);
const cellWords = new Set(
  manuals.flatMap(({ guide: { plans } }) => (plans ? [plans.included, plans.notIncluded] : [])),
);

test("every manual is printed of today's words and pictures", () => {
  expect(
    outdatedDrafts().map(({ file }) => file),
    "npm run brand",
  ).toEqual([]);
});

describe.each(manuals)("$file", (manual) => {
  const reading = fileOf(manual).then(readManual);
  const headings = chaptersOf(manual, content).flatMap((chapter) => [chapter, ...chapter.parts]);

  test("says in which language it speaks and what it is", async () => {
    const { title, language } = await reading;
    expect({ title, language }).toEqual({ title: `${manual.app.title}: ${manual.title}`, language: "en" });
  });

  test("has the guide's headings as its bookmarks", async () => {
    const { bookmarks } = await reading;
    const titles = headings.map(({ title }) => title);
    expect(bookmarks.map(({ title }) => title)).toEqual([manual.title, content.guides.overview.contents, ...titles]);
  });

  test("names the right page for each heading in its contents", async () => {
    const { bookmarks, pages } = await reading;
    const entries = bookmarks.slice(2).map(({ title, page }) => squeezed(`${title}${page}`));
    expect(squeezed(pages[1] ?? "")).toContain(entries.join(""));
  });

  test("holds every word of the guide, and whom to ask", async () => {
    const text = squeezed((await reading).pages.join(""));
    expect(wordsOf(manual, content.company).filter((line) => !text.includes(squeezed(line)))).toEqual([]);
  });

  test("shows every screen, and what each plan includes, also to those who cannot see it", async () => {
    const { pictures } = await reading;
    const cells = pictures.filter((alt) => cellWords.has(alt));
    expect(pictures).toEqual(
      expect.arrayContaining(manual.guide.sections.flatMap(({ screenshot }) => screenshot?.alt ?? [])),
    );
    expect(cells).toEqual(cellsOf(manual));
  });

  test("starts every chapter at the top of its own page", async () => {
    const { bookmarks, pages } = await reading;
    const chapters = bookmarks.filter(({ level }) => level === 2);
    expect(new Set(chapters.map(({ page }) => page)).size).toBe(chapters.length);
    for (const { title, page } of chapters) expect(squeezed(pages[page - 1] ?? "")).toContain(squeezed(title));
  });

  test("prints no text over another", async () => {
    expect((await reading).overlaps).toEqual([]);
  });

  test("weighs less than 1.5 MB", async () => {
    expect((await fileOf(manual)).length).toBeLessThan(1.5 * 1024 * 1024);
  });
});

test("a chapter with more steps than a page holds goes on to the next page", async () => {
  const manual = manuals[1];
  const [first, second] = manual?.guide.sections ?? [];
  if (!manual || !first || !second) throw new Error("There is no manual of two chapters.");
  const steps = Array.from({ length: 60 }, (_, place) => `Step ${place}`);
  const long = { ...first, blocks: [...first.blocks, { steps }] };
  const guide = { ...manual.guide, sections: [long, second] };
  const html = manualPage({ manual: { ...manual, guide }, content, language: "en", pages: new Map() });
  const browser = await launchBrowser();
  const { overlaps, pages, bookmarks } = await readManual(await printPage(browser, html, ""));
  await browser.close();
  expect(overlaps).toEqual([]);
  expect(squeezed(pages.join(""))).toContain("Step59");
  const [from = 0, to = 0] = [long, second].map(({ title }) => bookmarks.find((one) => one.title === title)?.page);
  expect(to - from).toBe(3);
});

function fileOf({ file }: Manual): Promise<Buffer> {
  return readFile(join(folder, file));
}

/** Where a line wraps is the page's business. */
function squeezed(text: string): string {
  return text.replaceAll(/\s/g, "");
}

/** The cells of the plan table, row by row, without those that say "coming soon" in letters. */
function cellsOf({ guide: { plans } }: Manual): readonly string[] {
  if (!plans) return [];
  const rows = plans.plans[0]?.features ?? [];
  return rows.flatMap((_, row) =>
    plans.plans.flatMap(({ features }) => {
      const feature = features[row];
      if (!feature?.included) return plans.notIncluded;
      return feature.available === true ? plans.included : [];
    }),
  );
}
