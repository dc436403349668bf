import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { introSeenKey } from "#contract/browser-storage.ts";
import { desktop, go, movedIn, type OpenPage, open, visit, visitAnew } from "./browser.ts";

type Intro = { box: number[]; parts: Record<string, number>; endsAt: number; moves: string[]; covered: string[] };

/** There is no intro on a page that came late. A slow machine's does, so here its clock is slow as well. */
async function neverLate(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const now = performance.now.bind(performance);
    performance.now = () => now() / 100;
  });
}

/**
 * Writes down what the intro looks like when it begins, and holds it there, so that only a visitor can end it. It begins in
 * the frame in which it has measured where its logo flies to.
 */
async function holdIntro(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // There is no intro on a page that is loaded again where it was scrolled to.
    history.scrollRestoration = "manual";
    new MutationObserver(() => requestAnimationFrame(hold)).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ["data-loading"],
    });

    function hold(): void {
      const stage = document.querySelector("[data-graphic]")?.lastElementChild;
      const box = stage?.firstElementChild?.getBoundingClientRect();
      if (document.documentElement.dataset.loading === undefined || !stage || !box || "intro" in window) return;
      const count = (selector: string) => stage.querySelectorAll(selector).length;
      const effects = document.getAnimations().flatMap(({ effect }) => {
        const keyframes = effect as KeyframeEffect;
        return keyframes.target && stage.contains(keyframes.target) ? keyframes : [];
      });
      const stays = [...document.querySelectorAll("h1, h1 ~ div :is(p, a, button)")];
      const intro: Intro = {
        box: [box.width, box.height],
        parts: {
          drawings: count("svg"),
          words: count("picture"),
          logos: count("div > img"),
        },
        endsAt: Math.max(...effects.map((effect) => Number(effect.getComputedTiming().endTime))),
        moves: effects.flatMap((effect) => effect.getKeyframes().flatMap((keyframe) => Object.keys(keyframe))),
        covered: stays
          .filter((one) => !one.checkVisibility({ opacityProperty: true }) || !isOnTop(one))
          .map(({ textContent }) => textContent),
      };
      Object.assign(window, { intro });
      for (const animation of document.getAnimations())
        if (effects.some((effect) => effect === animation.effect)) animation.pause();
    }

    function isOnTop(one: Element): boolean {
      const { left, top, height } = one.getBoundingClientRect();
      const shown = document.elementFromPoint(left + 4, top + height / 2);
      return top > innerHeight || one.contains(shown) || shown?.contains(one) === true;
    }
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

function letterOpacity(page: Page): Promise<string> {
  return page.locator("[data-graphic] > picture").evaluate((letters) => getComputedStyle(letters).opacity);
}

describe("on the home page", () => {
  let opened: OpenPage;

  beforeAll(async () => {
    opened = await open("about:blank", {});
    await neverLate(opened.context);
    await go(opened.page, "/");
    await opened.page.waitForFunction(() => document.documentElement.dataset.inked !== undefined);
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
    await expect.poll(() => letterOpacity(page)).toBe("1");
  });

  test.each([
    [1101, [1095, 365]],
    [1100, [600, 200]],
  ])("in a window %i px wide the intro plays on a stage of %j px, is short, and covers nothing", async (width, box) => {
    await inNewSession(opened.page, width);
    const intro = await introOf(opened.page);
    const parts = { drawings: 2 + 8, words: 3, logos: 1 };
    expect(intro).toMatchObject({ box, parts, covered: [] });
    expect(intro?.endsAt).toBeLessThanOrEqual(1800);
  });

  test("only transforms and opacity move in the intro", async () => {
    await inNewSession(opened.page);
    const intro = await introOf(opened.page);
    expect(movedIn(intro?.moves ?? [])).toEqual(["opacity", "scale", "transform", "translate"]);
  });

  test.each([390, 1440])("the logo flies to where the header has its own, %i px wide", async (width) => {
    await inNewSession(opened.page, width);
    const [flown, own] = await opened.page.evaluate(() => {
      const logo = document.querySelector("[data-graphic] div > img");
      for (const animation of logo?.getAnimations() ?? [])
        animation.currentTime = Number(animation.effect?.getComputedTiming().endTime) - 0.01;
      return [logo, document.querySelector("[data-logo] img")].map((one) => {
        const { x = 0, y = 0, width = 0 } = one?.getBoundingClientRect() ?? {};
        return [x, y, width].map(Math.round);
      });
    });
    expect(own).not.toEqual([0, 0, 0]);
    expect(flown).toEqual(own);
  });

  test.each([390, 1440])(
    "the logo grows on its flight and never stands over the letters, %i px wide",
    async (width) => {
      await inNewSession(opened.page, width);
      const flights = await opened.page.evaluate(() => {
        const stage = document.querySelector("[data-graphic]")?.lastElementChild as Element;
        const logo = stage.querySelector("div > img") as Element;
        const rows = [...stage.children].filter((part) => part.querySelector("picture")).slice(0, 2);
        const all = document.getAnimations().filter(({ effect }) => {
          const { target } = effect as KeyframeEffect;
          return target && stage.contains(target);
        });
        return Array.from({ length: 56 }, (_, index) => {
          for (const animation of all) {
            animation.pause();
            animation.currentTime = 1_205 + index * 10;
          }
          const box = logo.getBoundingClientRect();
          const isOver = rows
            .map((row) => row.getBoundingClientRect())
            .some(({ left, right, top, bottom }) => {
              return box.left < right && box.right > left && box.top < bottom && box.bottom > top;
            });
          return { width: box.width, isOver };
        });
      });
      // Beside a letter it is not yet as wide as one.
      expect(flights.filter((one) => one.isOver && one.width > 80)).toEqual([]);
      const widths = flights.map((one) => one.width);
      expect(widths).toEqual(widths.toSorted((one, other) => one - other));
    },
  );

  test("the letters are as bright as they were written, from then on", async () => {
    await inNewSession(opened.page);
    const dips = await opened.page.evaluate(() => {
      const stage = document.querySelector("[data-graphic]")?.lastElementChild as Element;
      const own = document.querySelector("[data-graphic] > picture") as Element;
      const rows = [...stage.children].filter((part) => part.querySelector("picture"));
      const opacity = (one: Element | undefined) => (one ? Number(getComputedStyle(one).opacity) : 0);
      const all = document.getAnimations().filter(({ effect }) => {
        const { target } = effect as KeyframeEffect;
        return target && (target === own || stage.contains(target));
      });
      const times = Array.from({ length: 43 }, (_, index) => 1_225 + index * 10);
      return times.flatMap((time) => {
        for (const animation of all) {
          animation.pause();
          animation.currentTime = time;
        }
        // What lies over each other covers what is left.
        const shown = rows.slice(0, 2).map((row) => 1 - (1 - opacity(own)) * (1 - opacity(row)));
        return Math.min(...shown) < 0.95 ? { time, shown } : [];
      });
    });
    expect(dips).toEqual([]);
  });

  test.each([
    ["a click", (page: Page) => page.mouse.click(640, 400)],
    ["a key", (page: Page) => page.keyboard.press("Shift")],
    ["a scroll", (page: Page) => page.mouse.wheel(0, 100)],
  ])("%s ends the intro at once", async (_sign, end) => {
    await inNewSession(opened.page);
    await end(opened.page);
    await opened.page.waitForFunction(() => document.documentElement.dataset.loading === undefined);
    expect(await letterOpacity(opened.page)).toBe("1");
  });
});

test("the header shows no logo before the intro's has flown there", () =>
  visitAnew("about:blank", {}, async (page, context) => {
    await neverLate(context);
    await context.addInitScript(() => {
      const shown: { isInked: boolean; opacity: string }[] = [];
      Object.assign(window, { shown });
      const look = () => {
        const logo = document.querySelector("header [data-logo]");
        const isInked = document.documentElement.dataset.inked !== undefined;
        if (logo) shown.push({ isInked, opacity: getComputedStyle(logo).opacity });
        if (!isInked) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto("/");
    await page.waitForFunction(() => document.documentElement.dataset.inked !== undefined);
    const frames = await page.evaluate("shown");
    expect(frames).toContainEqual({ isInked: false, opacity: "0" });
    expect(frames).not.toContainEqual({ isInked: false, opacity: "1" });
    const logo = page.getByRole("banner").locator("[data-logo]");
    await expect.poll(() => logo.evaluate((one) => getComputedStyle(one).opacity)).toBe("1");
  }));

test.each([
  ["with reduced motion", { reducedMotion: "reduce" }],
  ["without JavaScript", { javaScriptEnabled: false }],
] as const)("%s there is no intro", (_case, options) =>
  visit("/", options, async (page) => {
    expect(await page.locator("html").getAttribute("data-loading")).toBeNull();
    expect(await page.locator("[data-graphic] div > img").count()).toBe(0);
    expect(await letterOpacity(page)).toBe("1");
  }),
);

test("where data is saved there is no intro", () =>
  visitAnew("about:blank", {}, async (page, context) => {
    await neverLate(context);
    await holdIntro(context);
    await context.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true }, configurable: true }),
    );
    await page.goto("/");
    expect(await introOf(page)).toBeUndefined();
    await expect.poll(() => letterOpacity(page)).toBe("1");
    expect(await page.evaluate((key) => sessionStorage.getItem(key), introSeenKey)).toBeNull();
  }));
