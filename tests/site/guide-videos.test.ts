import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone, takesClickForNewTab, testOn, visit, words } from "./browser.ts";

const guides = [
  { path: "/guides/register-plus", count: 6 },
  { path: "/guides/sales-adjuster", count: 7 },
].map(({ path, count }) => {
  const guide = words.guides.guides.find(({ slug }) => path.endsWith(slug));
  return { path, count, videos: (guide?.videos ?? []).map(({ title }) => title) };
});

describe.each(guides)("$path as it comes", ({ path, videos, count }) => {
  const test = testOn(path, {});

  test("shows a screenshot with a play sign for every video above 500 px, and no player", async ({ page }) => {
    expect(videos).toHaveLength(count);
    await page.setViewportSize({ width: 501, height: 800 });
    for (const title of videos) {
      expect(await openerOf(page, title).getByRole("img").count(), title).toBe(1);
      expect(await openerOf(page, title).locator("svg").isVisible(), title).toBe(true);
    }
    expect(await page.getByRole("main").locator("video").filter({ visible: true }).count()).toBe(0);
  });

  test("the browser handles a Ctrl-click on a video's link", async ({ page }) => {
    expect(await takesClickForNewTab(openerOf(page, videos[0]))).toBe(false);
    expect(await page.locator("#viewer").isVisible()).toBe(false);
  });

  test("opens a video in a modal that closes by Escape, by its button and by a click outside", async ({ page }) => {
    const viewer = page.getByRole("dialog", { name: words.frame.viewer.label });
    const ways = [
      () => page.keyboard.press("Escape"),
      () => viewer.getByRole("button", { name: words.frame.viewer.close }).click(),
      () => page.mouse.click(5, 5),
    ];
    for (const close of ways) {
      await openerOf(page, videos[0]).click();
      await viewer.locator("video").waitFor();
      expect(await viewer.locator("video").getAttribute("aria-label")).toBe(videos[0]);
      await close();
      await viewer.waitFor({ state: "hidden" });
      await expect.poll(() => viewer.locator("video").count()).toBe(0);
    }
  });

  test.for([500, phone.width])("plays every video in its place at %i px", async (width, { page }) => {
    await page.setViewportSize({ width, height: 800 });
    expect(await playersOf(page)).toEqual(videos);
    await openerOf(page, videos[0]).click();
    const player = page.getByRole("main").locator("video").first();
    await expect.poll(() => player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false);
    await openerOf(page, videos[0]).waitFor({ state: "hidden" });
    expect(await page.locator("#viewer").isVisible()).toBe(false);
    await page.reload();
  });

  if (path.endsWith("sales-adjuster"))
    test("the Sales Adjuster guide begins with what can be adjusted", async ({ page }) => {
      const salesAdjuster = words.guides.guides.find(({ slug }) => slug === "sales-adjuster");
      const intro = page.getByRole("region", { name: salesAdjuster?.sections[0]?.title, exact: true });
      for (const name of ["Taxes", "Discounts", "Surcharges", "Rounding"])
        expect(await intro.getByRole("listitem").filter({ hasText: name }).count(), name).toBeGreaterThan(0);
    });
});

test.each(guides)("$path loads nothing of a video before a visitor asks for it", ({ path }) =>
  visit("about:blank", { viewport: { width: 501, height: 800 } }, async (page) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /\.(webm|mp4|vtt|avif)$/.test(url))).toEqual([]);
  }),
);

function openerOf(page: Page, title = ""): Locator {
  return page
    .getByRole("region", { name: title, exact: true })
    .getByRole("link", { name: `${words.guides.labels.watchVideo}: ${title}` });
}

function playersOf(page: Page): Promise<(string | null)[]> {
  return page
    .getByRole("main")
    .locator("video")
    .filter({ visible: true })
    .evaluateAll((all) => all.map((video) => video.getAttribute("aria-label")));
}

const salesAdjuster = "/guides/sales-adjuster";
const [first] = words.guides.guides.find(({ slug }) => salesAdjuster.endsWith(slug))?.videos ?? [];

test.each([
  ["the viewer", 1000, "#viewer"],
  ["a video in its place", phone.width, "main"],
])("%s shows the captions as text of 17 px below the picture, and not over it", (_where, width, root) =>
  visit(salesAdjuster, { viewport: { width, height: 800 } }, async (page) => {
    const opener = page.locator("a[data-view=video]").first();
    if (root === "#viewer") await opener.click();
    const video = page.locator(`${root} video`).first();
    await video.evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    const line = page.locator(`${root} [data-captions]`).first();
    for (const { at, caption } of first?.chapters.slice(0, 2) ?? []) {
      await video.evaluate((video: HTMLVideoElement, second) => {
        video.currentTime = second + 0.1;
      }, at);
      await expect.poll(() => line.textContent(), { timeout: 10_000 }).toBe(caption);
    }
    expect(await line.evaluate((line) => getComputedStyle(line).fontSize)).toBe("17px");
    const [below, above] = await Promise.all([line.boundingBox(), video.boundingBox()]);
    expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
    expect(await video.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.mode)).toBe("hidden");
  }),
);

test("the viewer's controls pause the video, lead to a second of it, and say where it is", () =>
  visit(salesAdjuster, {}, async (page) => {
    await page.locator("a[data-view=video]").filter({ visible: true }).first().click();
    const video = page.locator("#viewer video");
    const isPaused = () => video.evaluate((video: HTMLVideoElement) => video.paused);
    const toggle = page.locator("#viewer").getByRole("button", { name: first?.title }).first();
    await expect.poll(isPaused).toBe(false);
    await toggle.click();
    await expect.poll(isPaused).toBe(true);
    expect(await toggle.getAttribute("aria-pressed")).toBe("false");
    const slider = page.getByRole("slider", { name: first?.title });
    await slider.fill("5");
    await expect.poll(() => video.evaluate((video: HTMLVideoElement) => video.currentTime)).toBe(5);
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("0:05");
    await slider.press("ArrowRight");
    await expect.poll(() => slider.getAttribute("aria-valuetext")).toBe("0:06");
    expect(await video.getAttribute("controls")).toBeNull();
  }));

test("while a video plays its slider says nothing on its own, and its dot goes on", () =>
  visit(salesAdjuster, {}, async (page) => {
    await page.locator("a[data-view=video]").filter({ visible: true }).first().click();
    const slider = page.getByRole("slider", { name: first?.title });
    const time = page.locator("#viewer [data-controls] > time");
    // Its length is known.
    await time.filter({ hasText: "/" }).waitFor();
    await slider.focus();
    // Whatever of it changes is spoken while it has the focus.
    const spoken = () => slider.evaluate((one: HTMLInputElement) => [one.value, one.getAttribute("aria-valuetext")]);
    const played = () => slider.evaluate((one) => one.parentElement?.style.getPropertyValue("--played"));
    const [before, playedBefore] = [await spoken(), await played()];
    for (let count = 0; count < 2; count += 1) {
      const shown = await time.textContent();
      await expect.poll(() => time.textContent()).not.toBe(shown);
    }
    expect(await spoken()).toEqual(before);
    expect(await played()).not.toBe(playedBefore);
  }));

test("an enlarged picture is called what it shows, like the one on the page", () =>
  visit("/guides/house-account-tab", {}, async (page) => {
    const link = page.locator("a[data-view=picture]").first();
    const shows = (await link.getByRole("img").getAttribute("alt")) ?? "";
    expect(shows).not.toBe("");
    await link.click();
    const enlarged = page.locator("#viewer").getByRole("button", { name: shows, exact: true });
    await enlarged.waitFor();
    expect(await enlarged.getAttribute("aria-description")).toBe(words.frame.viewer.enlarge);
  }));

test("a phone shows an enlarged picture whole, and larger after a tap", () =>
  visit("/guides/house-account-tab", { viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await page.locator("a[data-view=picture]").first().click();
    const picture = page.locator("#viewer img");
    const width = async () => (await picture.boundingBox())?.width ?? 0;
    await expect.poll(width).toBeGreaterThan(phone.width / 2);
    expect(await width()).toBeLessThan(phone.width);
    await picture.tap();
    await expect.poll(width).toBeGreaterThan(2 * phone.width);
    expect(await page.locator("#viewer").evaluate((viewer) => viewer.scrollLeft)).toBeGreaterThan(0);
    await page.locator("#viewer [aria-pressed]").press("Enter");
    await expect.poll(width).toBeLessThan(phone.width);
  }));

test("a video that does not play says so, and offers its file", () =>
  visit("/guides/sales-adjuster", { expectErrors: true }, async (page) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    const link = page.locator("a[data-view=video]").filter({ visible: true }).first();
    await link.click();
    const offer = page.locator("#viewer p > a");
    await offer.waitFor();
    expect(await offer.getAttribute("href")).toContain(await link.getAttribute("href"));
    expect(await page.locator("#viewer [data-stage]").innerText()).not.toMatch(/[[\](){}]/);
  }));
