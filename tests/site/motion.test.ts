import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { still, testOn, visit, visitAnew, words } from "./browser.ts";

describe("the home page in motion", () => {
  const test = testOn("/", {});

  test.beforeEach(async ({ page }) => {
    // The intro is over.
    await page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
  });

  test("the page scrolls smoothly where motion is welcome, at once with reduced motion", async ({ page }) => {
    const behavior = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
    const welcome = await behavior();
    await page.emulateMedia({ reducedMotion: "reduce" });
    const reduced = await behavior();
    await page.emulateMedia({ reducedMotion: "no-preference" });
    expect({ welcome, reduced }).toEqual({ welcome: "smooth", reduced: "auto" });
  });

  test("the client marks and the dot along the letters move in a loop without end", async ({ page }) => {
    const [marks, dot] = ["[aria-label='Clients we have built for'] > div", "[data-graphic] circle"];
    for (const moving of [marks, dot]) expect(await loopsOf(page, moving)).toBe(true);
    // Half of the belt is the second run: when it is reached, the first stands where it stood.
    const belt = page.locator(marks);
    const [whole, run] = await belt.evaluate((element) => [
      element.getBoundingClientRect().width,
      element.firstElementChild?.getBoundingClientRect().width,
    ]);
    expect(run).toBeCloseTo((whole ?? 0) / 2, 0);
  });

  test.for([390, 1440])(
    "the trail follows the dot along the letters, ever smaller, %i px wide",
    async (width, { page }) => {
      await page.setViewportSize({ width, height: 900 });
      const gaps = await page.evaluate(gapsInTrail, [500, 4_000, 7_500, 11_000, 14_500, 18_000, 20_500]);
      expect(gaps.length).toBe(7 * 5);
      expect(gaps.filter(({ gap }) => gap > 1)).toEqual([]);
      expect(gaps.filter(({ shrinks }) => !shrinks)).toEqual([]);
    },
  );

  test("the typed tagline has no blinking cursor: the dot after it stays still", async ({ page }) => {
    const line = page.locator("[data-typed]").locator("xpath=..");
    expect(await line.locator("*").count()).toBe(2);
    expect(await line.evaluate((place) => place.getAnimations({ subtree: true }).length)).toBe(0);
    expect(await line.evaluate((place) => place.textContent)).not.toMatch(/[|_]/);
  });

  test("the whole phrase is shown, without typing, while animations are paused", async ({ page }) => {
    const typed = page.locator("[data-typed]");
    const [first = ""] = JSON.parse((await typed.getAttribute("data-typed")) ?? "[]");
    await expect.poll(() => typed.textContent(), { interval: 50 }).not.toBe(first);
    await page.getByLabel(words.frame.footer.pauseAnimations).focus();
    await page.keyboard.press("Space");
    const shown = await typed.textContent();
    await page.keyboard.press("Space");
    expect(shown).toBe(first);
  });
});

test.each([
  ["fades into the next where motion is welcome", {}, true],
  ["is replaced at once with reduced motion", still, false],
] as const)("a page %s", (_how, options, fades) =>
  visitAnew("/careers", options, async (page) => {
    await page.addInitScript(() =>
      window.addEventListener("pagereveal", ({ viewTransition }) =>
        Object.assign(window, { fades: viewTransition !== null }),
      ),
    );
    await page.getByRole("banner").getByRole("link", { name: "About Us" }).click();
    await page.waitForURL("**/about-us");
    await page.waitForFunction(() => "fades" in window);
    expect(await page.evaluate("fades")).toBe(fades);
  }),
);

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

/** How far each dot of the trail is from where the first dot was as much earlier as it follows. Runs in the page. */
function gapsInTrail(times: number[]) {
  const dots = document.getAnimations().filter(({ effect }) => {
    const { target } = effect as KeyframeEffect;
    return target?.matches("[data-graphic] circle");
  });
  const boxOf = ({ effect }: Animation) => (effect as KeyframeEffect).target?.getBoundingClientRect() ?? new DOMRect();
  const showAt = (dot: Animation, time: number) => {
    dot.pause();
    dot.currentTime = time;
    const { x, y, width, height } = boxOf(dot);
    return { x: x + width / 2, y: y + height / 2, width };
  };
  const [first, ...trail] = dots as [Animation, ...Animation[]];
  const gaps = times.flatMap((time) => {
    let { width } = showAt(first, time);
    return trail.map((dot) => {
      const shown = showAt(dot, time);
      const delay = Number(dot.effect?.getTiming().delay);
      const expected = showAt(first, time - delay);
      const shrinks = shown.width < width;
      width = shown.width;
      return { time, delay, gap: Math.hypot(shown.x - expected.x, shown.y - expected.y), shrinks };
    });
  });
  for (const dot of dots) dot.play();
  return gaps;
}
