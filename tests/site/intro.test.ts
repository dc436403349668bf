import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { introSeenKey } from "#contract/browser-storage.ts";
import { desktop, type OpenPage, open, visit, visitAnew } from "./browser.ts";

type Intro = { box: number[]; parts: Record<string, number>; endsAt: number; headingIsThere: boolean };

/** Writes down what the intro looks like when it begins, and holds it there, so that only a visitor can end it. */
async function holdIntro(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // There is no intro on a page that is loaded again where it was scrolled to.
    history.scrollRestoration = "manual";
    new MutationObserver(() => {
      const stage = document.body.lastElementChild;
      const box = stage?.children[1]?.getBoundingClientRect();
      if (document.documentElement.dataset.loading === undefined || !stage || !box || "intro" in window) return;
      const count = (selector: string) => stage.querySelectorAll(selector).length;
      const animations = document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target && stage.contains(target);
      });
      const intro: Intro = {
        box: [box.width, box.height],
        parts: { drawings: count("path"), dots: count("span:empty"), logos: count("img") },
        endsAt: Math.max(...animations.map(({ effect }) => Number(effect?.getComputedTiming().endTime))),
        headingIsThere: document.querySelector("h1")?.checkVisibility() ?? false,
      };
      Object.assign(window, { intro });
      for (const animation of animations) animation.pause();
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-loading"] });
  });
}

/** The page once more, as in a new session: now all its styles are in the browser. */
async function inNewSession(page: Page, width = desktop.width): Promise<void> {
  await page.setViewportSize({ ...desktop, width });
  await page.evaluate((key) => sessionStorage.removeItem(key), introSeenKey);
  await page.reload();
  await page.waitForFunction(() => "intro" in window);
}

function introOf(page: Page): Promise<Intro | undefined> {
  return page.evaluate(() => (window as unknown as { intro?: Intro }).intro);
}

describe("on the home page", () => {
  let opened: OpenPage;

  beforeAll(async () => {
    opened = await open("/", {});
    await opened.page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
    await holdIntro(opened.context);
  });

  afterAll(async () => {
    expect(opened.errors).toEqual([]);
    await opened.context.close();
  });

  test("the intro hides itself, and does not come again in the same session", async () => {
    const { page } = opened;
    expect(await page.evaluate((key) => sessionStorage.getItem(key), introSeenKey)).toBe("yes");
    await page.reload();
    expect(await introOf(page)).toBeUndefined();
  });

  test.each([
    [1101, [1095, 365]],
    [1100, [600, 200]],
  ])(
    "in a window %i px wide the intro is %j px large, short, and lies over a page that is there",
    async (width, box) => {
      await inNewSession(opened.page, width);
      const intro = await introOf(opened.page);
      expect(intro).toMatchObject({ box, parts: { drawings: 2 + 8, dots: 1, logos: 1 }, headingIsThere: true });
      expect(intro?.endsAt).toBeLessThanOrEqual(1800);
    },
  );

  test.each([
    ["a click", (page: Page) => page.mouse.click(640, 400)],
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["a scroll", (page: Page) => page.mouse.wheel(0, 100)],
  ])("%s ends the intro at once", async (_sign, end) => {
    await inNewSession(opened.page);
    await end(opened.page);
    await opened.page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
  });
});

test.each([
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const)("%s there is no intro", (_case, options) =>
  visit("/", options, async (page) => {
    expect(await page.locator("html").getAttribute("data-loading")).toBeNull();
    expect(await page.locator("body > :last-child [data-logo]").count()).toBe(0);
  }),
);

test("where data is saved there is no intro", () =>
  visitAnew("about:blank", {}, async (page, context) => {
    await holdIntro(context);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.goto("/");
    expect(await introOf(page)).toBeUndefined();
    expect(await page.evaluate((key) => sessionStorage.getItem(key), introSeenKey)).toBeNull();
  }));
