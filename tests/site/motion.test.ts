import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit, visitAnew } from "./browser.ts";

const still = { reducedMotion: "reduce" } as const;

test.each([
  ["smoothly where motion is welcome", {}, "smooth"],
  ["at once with reduced motion", still, "auto"],
] as const)("the page scrolls %s", (_how, options, behavior) =>
  visit("/", options, async (page) => {
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe(behavior);
  }),
);

test.each([
  ["fades into the next where motion is welcome", {}, true],
  ["is replaced at once with reduced motion", still, false],
] as const)("a page %s", (_how, options, fades) =>
  visitAnew("/careers", options, async (page) => {
    await page.addInitScript(() =>
      addEventListener("pagereveal", ({ viewTransition }) => Object.assign(window, { fades: viewTransition !== null })),
    );
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about-us");
    await page.waitForFunction(() => "fades" in window);
    expect(await page.evaluate("fades")).toBe(fades);
  }),
);

test("the client marks and the dot along the letters move in a loop without end", () =>
  visit("/", {}, async (page) => {
    const [marks, dot] = ["[aria-label='Clients we have built for'] > div", "[data-graphic] circle"];
    for (const moving of [marks, dot]) expect(await loopsOf(page, moving)).toBe(true);
    // Half of the belt is the second run: when it is reached, the first stands where it stood.
    const belt = page.locator(marks);
    const [whole, run] = await belt.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.firstElementChild?.getBoundingClientRect().width,
    ]);
    expect(run).toBeCloseTo((whole ?? 0) / 2, 0);
  }));

test.each(["hover", "focus"] as const)("Learn more moves its arrow on %s", (look) =>
  visit("/Clovers", {}, async (page) => {
    const link = page.getByRole("main").getByRole("link", { name: "Learn more" }).first();
    const arrow = link.locator("svg");
    const moved = () => arrow.evaluate((drawing) => getComputedStyle(drawing).translate);
    expect(await moved()).toBe("none");
    expect(await arrow.evaluate((drawing) => getComputedStyle(drawing).transitionProperty)).toBe("translate");
    // A focus that the keyboard gave.
    if (look === "focus") await page.keyboard.press("Tab");
    await link[look]();
    await expect.poll(moved).toBe("6px");
  }),
);

function loopsOf(page: Page, selector: string): Promise<boolean> {
  return page.evaluate((moving) => {
    const effects = document.getAnimations().map(({ effect }) => effect as KeyframeEffect);
    return effects.some((effect) => effect.target?.matches(moving) && effect.getTiming().iterations === Infinity);
  }, selector);
}
