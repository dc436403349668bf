import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { phone, still, takesClickForNewTab, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const guide = "/guides/house-account-tab";
const bulkPayment = words.guides.guides.flatMap(({ videos }) => videos).find(({ slug }) => slug === "bulk-payment");

const [asked, other] = words.guides.guides.flatMap(({ faq }) => faq?.entries ?? []).map(({ id }) => id);
const [, group, last = group] = words.team.filters;

describe("a second of a video", () => {
  test("opens it there with its caption alone; closing leaves the video's own address, and the focus on its link", () =>
    visit(`${guide}#video-bulk-payment&t=11`, still, async (page) => {
      const video = page.locator("#viewer video");
      expect(await video.getAttribute("aria-label")).toBe(bulkPayment?.title);
      // The captions are in the pictures too, so the track waits until it is asked for.
      await video.evaluate((playing: HTMLVideoElement) => {
        for (const track of playing.textTracks) track.mode = "showing";
      });
      await expect.poll(() => secondOf(video)).toBeGreaterThan(11.2);
      expect(await secondOf(video)).toBeLessThan(16);
      expect(await captionsOf(video)).toEqual([bulkPayment?.chapters[2]?.caption]);

      await page.keyboard.press("Escape");
      // The viewer disappears first, its "close" event comes after that.
      await expect.poll(() => hashOf(page)).toBe("#video-bulk-payment");
      expect(await page.locator("#viewer").isVisible()).toBe(false);
      await expect.poll(() => page.locator("#video-bulk-payment").evaluate(isInWindow)).toBe(true);
      expect(await page.evaluate(() => document.activeElement?.closest("[id]")?.id)).toBe("video-bulk-payment");
    }));

  test("opens on a phone too, and when the address changes on the page", () =>
    visit("/guides/sales-adjuster", { ...still, viewport: phone }, async (page) => {
      await page.evaluate(() => {
        location.hash = "#video-create-taxes&t=11";
      });
      await expect.poll(() => secondOf(page.locator("#viewer video"))).toBeGreaterThanOrEqual(11);
    }));

  test.each(["#video-of-no-one&t=7", "#video-bulk-payment", "#video-bulk-payment&t="])(
    "%s opens nothing, and a video that is opened there begins at its beginning",
    (hash) =>
      visit(guide + hash, still, async (page) => {
        await page.waitForLoadState("networkidle");
        expect(await page.locator("#viewer").isVisible()).toBe(false);
        await bulkPaymentLink(page).click();
        expect(await secondOf(page.locator("#viewer video"))).toBeLessThan(5);
      }),
  );

  test.each(["soon", "7e1"])("%s is no second and opens the video at its beginning", (second) =>
    visit(`${guide}#video-bulk-payment&t=${second}`, still, async (page) => {
      expect(await secondOf(page.locator("#viewer video"))).toBeLessThan(5);
    }),
  );
});

test("each chapter of a video has a link that opens in a tab of its own too, and is in the address bar while it plays", () =>
  visit(`${guide}?a=1#pay-balance`, still, async (page) => {
    const entries = await page.evaluate(() => history.length);
    await bulkPaymentLink(page).click();
    const chapters = page.getByRole("navigation", { name: words.frame.viewer.chapters }).getByRole("link");
    await expect.poll(() => chapters.count()).toBe(5);
    const chapter = chapters.filter({ hasText: bulkPayment?.chapters[1]?.title });
    await chapter.click();
    await expect.poll(() => hashOf(page)).toBe("#video-bulk-payment&t=7");
    await expect.poll(() => secondOf(page.locator("#viewer video"))).toBeGreaterThanOrEqual(7);
    expect(await chapter.getAttribute("href")).toContain("#video-bulk-payment&t=7");
    expect(await takesClickForNewTab(chapters.first())).toBe(false);
    expect(hashOf(page)).toBe("#video-bulk-payment&t=7");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.url()).toContain(`${guide}?a=1#pay-balance`);
    expect(await page.locator("#viewer").isVisible()).toBe(false);
    expect(await page.evaluate(() => history.length)).toBe(entries);
  }));

test("a question opens by its address at arrival, when the address changes, and when its link is clicked again", () =>
  visit(`${guide}#${asked}`, still, async (page) => {
    const entry = (id = "") => page.locator(`details#${id}`);
    await expect.poll(() => entry(asked).evaluate(isOpen)).toBe(true);
    expect(await entry(other).evaluate(isOpen)).toBe(false);
    await page.evaluate((id) => {
      location.hash = `#${id}`;
    }, other);
    await expect.poll(() => entry(other).evaluate(isOpen)).toBe(true);
    await expect.poll(() => entry(other).evaluate(isInWindow)).toBe(true);

    await entry(other).locator("summary").click();
    expect(await entry(other).evaluate(isOpen)).toBe(false);
    await page.evaluate(() => {
      const link = Object.assign(document.createElement("a"), { href: location.hash });
      document.body.append(link);
      link.click();
    });
    expect(await entry(other).evaluate(isOpen)).toBe(true);
  }));

// As when the scripts run before the browser has looked for the address, which happens on arrival now and then.
test("a question opens though the browser has not made it its target yet", () =>
  visit(guide, still, async (page) => {
    await page.evaluate((id) => {
      history.replaceState(null, "", `#${id}`);
      const link = Object.assign(document.createElement("a"), { href: location.hash });
      document.body.append(link);
      link.click();
    }, asked);
    expect(await page.locator(`details#${asked}`).evaluate(isOpen)).toBe(true);
  }));

describe("the team filter", () => {
  test.each(["/about-us", "/"])("%s?group=… shows that group without a touch", (path) =>
    visit(`${path}?group=${group?.slug}`, still, async (page) => {
      await page.getByRole("button", { name: group?.label, pressed: true }).waitFor();
      expect(await members(page).count()).toBeLessThan(words.team.members.length);
      expect(new URL(page.url()).search).toBe(`?group=${group?.slug}`);
    }),
  );

  test("is in the address while it is selected, beside the rest of it, without new history entries", () =>
    visit("/about-us?a=1#our-team", still, async (page) => {
      const entries = await page.evaluate(() => history.length);
      await page.getByRole("button", { name: last?.label }).click();
      await expect.poll(() => new URL(page.url()).search).toBe(`?a=1&group=${last?.slug}`);
      await page.reload();
      await page.getByRole("button", { name: last?.label, pressed: true }).waitFor();
      await page.getByRole("button", { name: last?.label }).click();
      await expect.poll(() => new URL(page.url()).search).toBe("?a=1");
      expect(hashOf(page)).toBe("#our-team");
      expect(await members(page).count()).toBe(words.team.members.length);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    }));

  test("an unknown group, and no JavaScript, show everybody", async () => {
    await visit("/about-us?group=pilots", still, async (page) => {
      await page.locator("[data-island=team-browser][data-hydrated]").waitFor();
      expect(await members(page).count()).toBe(words.team.members.length);
    });
    const html = await htmlOf(`/about-us?group=${group?.slug}`);
    expect(html.match(/<article/g)).toHaveLength(words.team.members.length);
  });
});

function bulkPaymentLink(page: Page): Locator {
  const name = `${words.guides.labels.watchVideo}: ${bulkPayment?.title}`;
  return page.locator("#video-bulk-payment").getByRole("link", { name }).first();
}

function members(page: Page): Locator {
  return page.getByRole("region", { name: words.team.title }).getByRole("article");
}

function hashOf(page: Page): string {
  return new URL(page.url()).hash;
}

function secondOf(video: Locator): Promise<number> {
  return video.evaluate((playing: HTMLVideoElement) => playing.currentTime);
}

function captionsOf(video: Locator): Promise<string[]> {
  return video.evaluate((playing: HTMLVideoElement) =>
    [...(playing.textTracks[0]?.activeCues ?? [])].map((cue) => (cue as VTTCue).text),
  );
}

function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}

function isOpen(entry: Element): boolean {
  return (entry as HTMLDetailsElement).open;
}
