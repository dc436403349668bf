import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone, testOn, visit, visitAnew, words } from "./browser.ts";

const path = "/guides/house-account-tab";
const guide = words.guides.guides.find(({ slug }) => path.endsWith(slug));
const titles = (guide?.videos ?? []).map(({ title }) => title);

describe("the carousel as it comes", () => {
  // The slides must not move on in the meantime.
  const test = testOn(path, { reducedMotion: "reduce" });

  test("the tutorial videos are in a carousel, in their order", async ({ page }) => {
    expect(await carouselOf(page).getByRole("heading").allTextContents()).toEqual(titles);
    expect(titles.length).toBeGreaterThan(3);
  });

  test.for([
    [640, 1, 10],
    [767, 1, 10],
    [768, 2, 20],
    [1024, 2, 30],
  ] as const)("at %i px the carousel shows %i to a row with a gap of %i px", async ([width, shown, gap], { page }) => {
    await page.setViewportSize({ width, height: 900 });
    const { offset, slide, between, inside } = await carouselOf(page).getByRole("list").first().evaluate(layoutOf);
    expect(Math.round(between)).toBe(gap);
    expect(offset).toBeCloseTo(0, 0);
    expect(Math.round(slide * shown + gap * (shown - 1))).toBe(Math.round(inside));
  });

  test.for([
    [390, "the play sign alone"],
    [768, "the play sign alone"],
    [900, "words too"],
  ] as const)("on a poster at %i px there is %s", async ([width, shown], { page }) => {
    await page.setViewportSize({ width, height: 900 });
    const button = carouselOf(page)
      .getByRole("link", { name: new RegExp(`^${words.guides.labels.watchVideo} ?: Bulk payment$`) })
      .nth(1);
    const [whole, sign] = [await button.boundingBox(), await button.locator("svg").boundingBox()];
    const beside = (whole?.width ?? 0) - (sign?.width ?? 0);
    if (shown === "words too") expect(beside).toBeGreaterThan(100);
    else expect(beside).toBeLessThan(2);
  });

  test.for([
    ["picture", 0],
    ["button", 1],
  ] as const)(
    "a tutorial's %s opens its video, a click outside closes it and gives the focus back",
    async ([_what, index], { page }) => {
      const opener = carouselOf(page)
        .getByRole("link", { name: new RegExp(`^${words.guides.labels.watchVideo} ?: Bulk payment$`) })
        .nth(index);
      await opener.click();
      const viewer = page.getByRole("dialog", { name: words.frame.viewer.label });
      await viewer.getByText("Bulk payment").waitFor();
      const video = viewer.locator("video");
      expect(await video.getAttribute("aria-label")).toBe("Bulk payment");
      expect(await video.locator("track[kind=captions]").count()).toBe(1);
      expect((await video.boundingBox())?.width).toBe(1000);
      await page.mouse.click(5, 5);
      await viewer.waitFor({ state: "hidden" });
      expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true);
    },
  );
});

test("slides out of view cannot be reached by keyboard", () =>
  visit(path, {}, async (page) => {
    await comeNear(page);
    await expect.poll(() => closedOff(page), { timeout: 10_000 }).toEqual([2, 3, 4, 5, 6, 7, 8]);
    await carouselOf(page).getByRole("button", { name: words.frame.carousel.next }).click();
    await expect.poll(() => closedOff(page), { timeout: 10_000 }).toEqual([0, 3, 4, 5, 6, 7, 8]);
  }));

test("the slides move on every 10 seconds, and from the last back to the first", () =>
  visitAnew(path, {}, async (page) => {
    await startClock(page);
    await page.clock.runFor(9_900);
    await staysAt(page, 0);
    await page.clock.runFor(200);
    await movesTo(page, 1);
    for (let index = 2; index <= 7; index += 1) {
      await page.clock.runFor(10_000);
      await movesTo(page, index);
    }
    // The last slide has come to rest.
    await carouselOf(page).locator("[data-step='1'][aria-disabled=true]").waitFor({ state: "attached" });
    await page.clock.runFor(10_000);
    await movesTo(page, 0);
  }));

test("the slides go on after a visitor has used them", () =>
  visitAnew(path, {}, async (page) => {
    await startClock(page);
    await carouselOf(page).getByRole("button", { name: words.frame.carousel.next }).click();
    await movesTo(page, 1);
    await page.clock.runFor(20_000);
    await staysAt(page, 1);
    await page.mouse.move(5, 5);
    await page.clock.runFor(10_000);
    await movesTo(page, 2);
  }));

test("a hover that a touch leaves behind does not hold the slides", () =>
  visitAnew(path, { viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await startClock(page);
    const { x = 0, y = 0 } = (await carouselOf(page).boundingBox()) ?? {};
    await page.mouse.move(x + 100, y + 100);
    expect(await carouselOf(page).evaluate((carousel) => carousel.matches(":hover"))).toBe(true);
    await page.clock.runFor(10_100);
    await movesTo(page, 1);
  }));

test("the slides wait for the keyboard, a video, the pause button and the footer's switch, and then go on", () =>
  visitAnew(path, {}, async (page) => {
    await startClock(page);
    const carousel = carouselOf(page);
    const pause = (pressed: boolean) =>
      carousel.getByRole("button", { name: words.frame.carousel.pause, pressed }).click();
    const stop = page.getByRole("checkbox", { name: words.frame.footer.pauseAnimations });
    const focusLink = async () => {
      await carousel.getByRole("link").first().focus();
      await page.keyboard.press("Tab");
    };
    const openVideo = async () => {
      await slideOf(page, titles[1]).getByRole("link").first().click();
      await page.getByRole("dialog").waitFor();
    };
    await page.getByRole("button", { name: words.frame.cookieBar.ok, exact: true }).click();
    for (const [index, [begin, end]] of [
      [focusLink, () => page.evaluate(() => (document.activeElement as HTMLElement).blur())],
      [openVideo, () => page.mouse.click(5, 5)],
      [() => pause(false), () => pause(true)],
      [() => stop.check(), () => stop.uncheck()],
    ].entries()) {
      await begin?.();
      await page.mouse.move(5, 5);
      await page.clock.runFor(20_000);
      await staysAt(page, index);
      await end?.();
      await page.mouse.move(5, 5);
      await page.clock.runFor(10_000);
      await movesTo(page, index + 1);
    }
  }));

test("the slides never move on their own for people who ask for less motion", () =>
  visitAnew(path, { reducedMotion: "reduce" }, async (page) => {
    await startClock(page);
    await page.clock.runFor(30_000);
    await staysAt(page, 0);
    expect(await carouselOf(page).getByRole("button", { name: words.frame.carousel.pause }).count()).toBe(0);
  }));

test("a phone shows one tutorial at a time and turns them by touch", () =>
  visit(path, { viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await comeNear(page);
    await carouselOf(page).getByRole("button", { name: words.frame.carousel.next }).tap();
    await movesTo(page, 1);
    await expect.poll(() => closedOff(page), { timeout: 10_000 }).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
  }));

function carouselOf(page: Page): Locator {
  return page.getByRole("group", { name: guide?.tutorialsTitle });
}

function slideOf(page: Page, title = ""): Locator {
  return carouselOf(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
}

async function comeNear(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await carouselOf(page).scrollIntoViewIfNeeded();
  await expect.poll(async () => (await closedOff(page)).length, { timeout: 10_000 }).toBeGreaterThan(0);
}

/** Takes time into the test's hands before the carousel's code arrives. */
async function startClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
  await comeNear(page);
}

async function movesTo(page: Page, index: number): Promise<void> {
  await expect.poll(() => firstInView(page), { timeout: 10_000 }).toBe(index);
}

/** A move that has begun shows after a few frames. The clock in the test's hands holds back all other ways to wait. */
async function staysAt(page: Page, index: number): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  });
  expect(await firstInView(page)).toBe(index);
}

/** The slide at the left edge once the track stands still; -1 between two slides. */
function firstInView(page: Page): Promise<number> {
  return carouselOf(page)
    .getByRole("list")
    .first()
    .evaluate((track) => {
      const edge = track.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(track).paddingLeft);
      return [...track.children].findIndex((slide) => Math.abs(slide.getBoundingClientRect().left - edge) < 2);
    });
}

function closedOff(page: Page): Promise<number[]> {
  return carouselOf(page)
    .locator("[data-track] > li")
    .evaluateAll((slides) => slides.flatMap((slide, index) => (slide.hasAttribute("inert") ? [index] : [])));
}

/** How far the first slide begins beside the track's inside, its width, the gap after it, and the width inside. Runs in the page. */
function layoutOf(track: Element) {
  const { paddingLeft, paddingRight } = getComputedStyle(track);
  const { left, width } = track.getBoundingClientRect();
  const [first, second] = [...track.children].map((slide) => slide.getBoundingClientRect()) as [DOMRect, DOMRect];
  const before = Number.parseFloat(paddingLeft);
  const inside = width - before - Number.parseFloat(paddingRight);
  return { offset: first.x - left - before, slide: first.width, between: second.x - first.right, inside };
}
