import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import {
  aboutByHand,
  desktop,
  isDrawn,
  movedIn,
  phone,
  startAgain,
  studiesByHand,
  testOn,
  visit,
  words,
} from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const services = words.services.categories.flatMap(({ slug }) => {
  const card = words.home.services.cards.find(({ href }) => href === `/services/${slug}`);
  return isDrawn(`${card?.backgroundImage.file}-sketch`) ? `/services/${slug}` : [];
});
const studies = studiesByHand.map(({ slug }) => `/works/${slug}`).slice(0, 1);
const pages = [...services.slice(0, 1), ...studies];
/** In the first window, all of it is the sketch until its dot goes to the middle, as the page arrives. */
const arriving = [...aboutByHand, ...studies];

describe.each(pages)("the drawing of %s", (path) => {
  const test = testOn(path, { reducedMotion: "reduce" });

  test("follows its dot by keyboard, from the whole product to the whole sketch", async ({ page }) => {
    const dot = dotOf(page);
    await startOf(dot);
    await dot.press("ArrowRight");
    await expect.poll(() => borderOf(dot)).toBe("51%");
    await dot.press("Home");
    expect(await borderOf(dot)).toBe("0%");
    await dot.press("End");
    expect(await borderOf(dot)).toBe("100%");
    await dot.fill("50");
  });

  test("follows the pointer from any place of it, and its border is under the dot", async ({ page }) => {
    const dot = dotOf(page);
    await startOf(dot);
    const { x, y, width, height } = await pictureBox(dot);
    await page.mouse.move(x + width / 2, y + height * 0.8);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.7, y + height * 0.2, { steps: 4 });
    await page.mouse.move(x + width / 4, y + height * 0.2, { steps: 4 });
    await page.mouse.up();
    expect(Number.parseFloat((await borderOf(dot)) ?? "")).toBeCloseTo(25, 0);
    await dot.fill("50");
  });

  test("leaves scrolling up and down to a finger, and is large enough for one", async ({ page }) => {
    const dot = dotOf(page);
    expect(await dot.evaluate((slider) => getComputedStyle(slider).touchAction)).toBe("pan-y");
    expect((await dot.boundingBox())?.height).toBeGreaterThan(200);
  });
});

test.each(studies)("nothing moves when the dot of %s comes into view", (path) =>
  visit(path, { viewport: desktop }, async (page) => {
    const shifts = await page.evaluate(watchShifts);
    await startOf(dotOf(page));
    expect(await page.evaluate((name) => Reflect.get(window, name), shifts)).toBe(0);
  }),
);

test.for(pages)("without JavaScript the drawing is half and half: %s", (path) =>
  visit(path, { javaScriptEnabled: false, viewport: phone, reducedMotion: "reduce" }, async (page) => {
    const dot = page.locator("[data-by-hand]");
    expect(await dot.isVisible()).toBe(false);
    const [sketch, product] = await dot.locator("xpath=..").locator("img").all();
    if (!sketch || !product) throw new Error("Two pictures are expected.");
    await product.scrollIntoViewIfNeeded();
    const [one, other] = await Promise.all([sketch, product].map((half) => half.evaluate(placeOf)));
    expect(one).toEqual(other);
    expect(await Promise.all([sketch, product].map((half) => half.evaluate(shareOf)))).toEqual([
      [-0.5, 0.5],
      [0.5, 1.5],
    ]);
    expect(await product.getAttribute("alt")).not.toBe("");
  }),
);

test.each(arriving)("as %s arrives the dot leaves what is finished behind it, which stays in its place", (path) =>
  visit(path, { viewport: desktop, reducedMotion: "no-preference" }, async (page) => {
    await startAgain(dotOf(page).locator(".."));
    const places = await dotOf(page).evaluate((slider) => {
      const drawing = slider.parentElement as HTMLElement;
      const moving = drawing.getAnimations({ subtree: true });
      const halves = [...drawing.querySelectorAll("img")];
      const at = (time: number) => {
        for (const one of moving) {
          one.pause();
          one.currentTime = time;
        }
        const { left, right, width } = drawing.getBoundingClientRect();
        const [sketch, product] = halves.map((half) => (half.parentElement as Element).getBoundingClientRect());
        const dot = slider.getBoundingClientRect();
        const border = sketch?.right ?? 0;
        return {
          border: Math.round(((border - left) / width) * 100),
          apart: Math.round((dot.left + dot.right) / 2 - border),
          // At the edge of a window it would be cut.
          outside: border + Number.parseFloat(getComputedStyle(slider).getPropertyValue("--dot-size")) * 8 > right + 1,
          // What is finished is below the sketch, from the border on at the latest.
          gap: Math.round((product?.left ?? 0) - border),
          strays: halves.map((half) => Math.round(half.getBoundingClientRect().left - left)),
        };
      };
      const all = [0, 59, 200, 330, 480, 759].map(at);
      const keys = moving.flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes().flatMap(Object.keys));
      for (const one of moving) one.finish();
      return { all, keys };
    });
    expect(movedIn(places.keys)).toEqual(["translate"]);
    const borders = places.all.map(({ border }) => border);
    expect(borders[0]).toBeGreaterThan(90);
    expect([borders[1], borders.at(-1)]).toEqual([borders[0], 50]);
    // What is finished never becomes a sketch.
    expect(borders).toEqual(borders.toSorted((one, other) => other - one));
    for (const { apart, outside, gap, strays } of places.all) {
      expect(outside).toBe(false);
      expect([apart, ...strays].filter((px) => Math.abs(px) > 1)).toEqual([]);
      expect(gap).toBeLessThanOrEqual(1);
    }
  }),
);

test("a picture has a dot exactly where there is a sketch of it", async () => {
  const all = words.works.cases.map(({ slug }) => `/works/${slug}`);
  const dots = await Promise.all(all.map(async (path) => (await htmlOf(path)).includes("data-by-hand")));
  expect(all.filter((_path, index) => dots[index])).toEqual(studiesByHand.map(({ slug }) => `/works/${slug}`));
});

function dotOf(page: Page): Locator {
  return page.getByRole("main").getByRole("slider", { name: words.frame.byHand });
}

/** Scrolls to the dot, and waits until its drawing follows it. */
async function startOf(dot: Locator): Promise<void> {
  await dot.scrollIntoViewIfNeeded();
  await expect.poll(() => borderOf(dot)).toBe("50%");
}

function borderOf(dot: Locator): Promise<string | undefined> {
  return dot.evaluate((slider) => slider.parentElement?.style.getPropertyValue("--at"));
}

async function pictureBox(dot: Locator) {
  const box = await dot.locator("xpath=..").boundingBox();
  if (!box) throw new Error("The drawing is not shown.");
  return box;
}

/** Runs in the page. */
function placeOf(half: Element): number[] {
  const { x, y, width, height } = half.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
}

/** From where to where in the picture its frame reaches, which cuts off what is beyond. Runs in the page. */
function shareOf(half: Element): number[] {
  const [frame, picture] = [half.parentElement as Element, half].map((one) => one.getBoundingClientRect());
  return [frame?.left ?? 0, frame?.right ?? 0].map((x) => (x - (picture?.left ?? 0)) / (picture?.width ?? 1));
}

/** Adds up how far the page jumps, under a name in the window. Runs in the page. */
function watchShifts(): string {
  Reflect.set(window, "shifts", 0);
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      Reflect.set(window, "shifts", Reflect.get(window, "shifts") + Reflect.get(entry, "value"));
  }).observe({ type: "layout-shift", buffered: true });
  return "shifts";
}
