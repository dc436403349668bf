import type { Page } from "playwright-core";
import { expect } from "vitest";
import { phone, testOn, words } from "./browser.ts";

const path = "/guides/house-account-tab";
const test = testOn(path, { reducedMotion: "reduce" });

const guide = words.guides.guides.find(({ slug }) => path.endsWith(slug));
const plans = guide?.plans;
const sections = (guide?.sections ?? []).map(({ title }) => title);

test("the sections follow in their order, their screens left and right in turn", async ({ page }) => {
  expect(sections.length).toBeGreaterThan(5);
  const seen = [];
  for (const title of sections) {
    const section = page.getByRole("region", { name: title, exact: true });
    const heading = await section.getByRole("heading", { name: title, exact: true }).boundingBox();
    const screen = await section.locator("a[data-view=picture]").boundingBox();
    seen.push((screen?.x ?? 0) < (heading?.x ?? 0) ? "left" : "right");
  }
  expect(seen).toEqual(sections.map((_, index) => (index % 2 === 0 ? "left" : "right")));
  const titles = page.getByRole("main").getByRole("heading", { level: 3 });
  expect((await titles.allTextContents()).filter((title) => sections.includes(title))).toEqual(sections);
});

test("the plans say cell by cell what they cost and include", async ({ page }) => {
  if (!plans) throw new Error("There are no plans.");
  const { included, notIncluded, comingSoon } = plans;
  const rows = plans.plans[0]?.features.map(({ name }) => [
    name,
    ...plans.plans.map(({ features }) => {
      const feature = features.find((one) => one.name === name);
      if (!feature?.included) return notIncluded;
      return feature.available === true ? included : comingSoon;
    }),
  ]);
  expect(await plansOf(page)).toEqual([
    [
      plans.featureColumn,
      ...plans.plans.map(({ name, mostPopular }) => (mostPopular ? `${plans.mostPopular} ${name}` : name)),
    ],
    [plans.perMonth, ...plans.plans.map(({ price }) => price)],
    ...(rows ?? []),
  ]);
  for (const mark of [included, notIncluded, comingSoon]) expect(rows?.flat()).toContain(mark);
});

test("a mark's shape says what a plan includes, not its color alone", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  try {
    const row = page.getByRole("row", { name: "Aging reports" });
    const shapes = await row.getByRole("cell").evaluateAll((cells) =>
      cells.map((cell) => {
        const { borderBottomWidth, borderRightWidth } = getComputedStyle(cell, "::before");
        return `${borderRightWidth} ${borderBottomWidth}`;
      }),
    );
    expect(new Set(shapes).size).toBe(2);
  } finally {
    await page.emulateMedia({ forcedColors: "none" });
  }
});

test.for([320, 390])(
  "at %i px the whole plan table is in view and its plan names stay there",
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    const cells = page.getByRole("table", { name: plans?.title }).locator("th, td");
    const outside = await cells.evaluateAll((all) =>
      all
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1 || cell.getBoundingClientRect().right > innerWidth)
        .map((cell) => cell.textContent),
    );
    expect(outside).toEqual([]);
    await page.getByRole("row", { name: "Aging reports" }).scrollIntoViewIfNeeded();
    const name = await page.getByRole("columnheader", { name: "PREMIUM" }).boundingBox();
    expect(name?.y).toBeGreaterThan(0);
    expect(name?.y).toBeLessThan(phone.height / 4);
  },
);

test.for([320, 390, 1280])(
  "at %i px nothing of a feature shows through the plan names while it scrolls by",
  async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    const table = page.getByRole("table", { name: plans?.title });
    const { checked, through } = await table.evaluate(shownThroughHead);
    expect(checked).toBeGreaterThan(5_000);
    expect(through).toEqual([]);
  },
);

test("the questions open and close on their own", async ({ page }) => {
  const entries = page.getByRole("region", { name: guide?.faq?.title }).getByRole("group");
  expect(await entries.count()).toBe(guide?.faq?.entries.length);
  const [first, second] = [entries.nth(0), entries.nth(1)];
  const answer = first.getByRole("paragraph").first();
  expect(await answer.isVisible()).toBe(false);
  await first.getByRole("heading").click();
  await answer.waitFor();
  await second.getByRole("heading").click();
  await second.getByRole("paragraph").first().waitFor();
  expect(await answer.isVisible()).toBe(true);
  await first.getByRole("heading").click();
  await answer.waitFor({ state: "hidden" });
  await second.getByRole("heading").click();
});

test("the dot marks the open question", async ({ page }) => {
  const entry = page.getByRole("region", { name: guide?.faq?.title }).getByRole("group").last();
  const dot = () => entry.locator("summary > span").evaluate((mark) => getComputedStyle(mark).backgroundColor);
  const closed = await dot();
  await entry.getByRole("heading").click();
  expect(await dot()).not.toBe(closed);
  await entry.getByRole("heading").click();
});

/** Scrolls the rows by under the names and looks what lies on top in their middle, where the marks pass. Runs in the page. */
function shownThroughHead(table: HTMLElement) {
  const head = table.querySelector("thead");
  const through = new Set<string>();
  let checked = 0;
  table.scrollIntoView({ behavior: "instant" });
  for (let step = 0; step < 20; step++) {
    scrollBy({ top: 23, behavior: "instant" });
    for (const cell of head?.querySelectorAll("th, td") ?? []) {
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const middle = (left + right) / 2;
      for (let x = middle - 12; x <= middle + 12; x += 4) {
        for (let y = top + 1; y < bottom; y += 4) {
          checked += 1;
          const onTop = document.elementFromPoint(x, y);
          if (!head?.contains(onTop)) through.add(onTop?.parentElement?.textContent ?? "nothing");
        }
      }
    }
  }
  return { checked, through: [...through] };
}

async function plansOf(page: Page): Promise<string[][]> {
  const rows = page.getByRole("table", { name: plans?.title }).getByRole("row");
  return rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => (cell as HTMLElement).innerText.replace(/\s+/g, " ").trim())),
  );
}
