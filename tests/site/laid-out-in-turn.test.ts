import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { desktop, phone, visit, visitAnew } from "./browser.ts";

const guide = "/guides/house-account-tab";
const longPages = ["/", guide, "/privacy-policy"];

test.each(longPages)("what is out of view on %s waits for its turn", (path) =>
  visit("about:blank", { expectErrors: true, viewport: phone }, async (page) => {
    await openWithoutTurns(page, path);
    const shown = await page.evaluate(shownParts);
    expect([shown.at(0), shown.at(-1)]).toEqual([true, false]);
    await page.locator("main section").last().scrollIntoViewIfNeeded();
    await expect.poll(async () => (await page.evaluate(shownParts)).at(-1)).toBe(true);
  }),
);

test("everything on a long page has had its turn when it counts as loaded", () =>
  visitAnew("about:blank", {}, async (page) => {
    await page.addInitScript(`addEventListener("load", () => { window.waitingAtLoad = (${waitingParts})() })`);
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      for (const path of longPages) {
        await page.goto(path);
        expect(await page.evaluate("window.waitingAtLoad"), `${path}, ${viewport.width} px wide`).toBe(0);
      }
    }
  }));

test("a browser that knows no such tasks lays out everything too", () =>
  visitAnew("about:blank", { viewport: phone }, async (page) => {
    await page.addInitScript(() => Object.defineProperty(window, "scheduler", { value: undefined }));
    await page.goto(guide);
    expect(await page.evaluate(waitingParts)).toBe(0);
  }));

test.each([
  ["phone", phone],
  ["desktop", desktop],
])("on a %s a part that gets its turn is as high as it was while it waited in sight", async (_name, { width }) => {
  // Everything is in sight, so that waiting parts are laid out too.
  const viewport = { width, height: 25_000 };
  for (const path of longPages) {
    const waiting = await visit("about:blank", { expectErrors: true, viewport }, async (page) => {
      await openWithoutTurns(page, path);
      await expect.poll(() => page.evaluate(shownParts), { timeout: 10_000 }).not.toContain(false);
      return page.evaluate(heights);
    });
    await visit(path, { viewport }, async (page) => {
      expect(await page.evaluate(heights)).toEqual(waiting);
    });
  }
});

test("without scripts nothing waits", () =>
  visit(guide, { javaScriptEnabled: false, viewport: phone }, async (page) => {
    expect(await page.evaluate(shownParts)).not.toContain(false);
  }));

test.each([1, 20])("an address inside the page opens at its place, on a processor %i times slower", (rate) =>
  visit("/careers", { viewport: phone }, async (page) => {
    const browser = await page.context().newCDPSession(page);
    await browser.send("Emulation.setCPUThrottlingRate", { rate });
    await page.goto(`${guide}#faq`);
    const top = () => page.locator("#faq").evaluate((faq) => faq.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(100);
    await browser.detach();
  }),
);

test("a page that is loaded again stays where it was", () =>
  visit(guide, { viewport: phone }, async (page) => {
    await page.locator("#faq").scrollIntoViewIfNeeded();
    const before = await placeInPage(page);
    expect(before).toBeGreaterThan(10_000);
    await page.reload();
    await expect.poll(() => placeInPage(page)).toBe(before);
  }));

async function openWithoutTurns(page: Page, path: string): Promise<void> {
  await page.route("**/entry.client*", (route) => route.abort());
  await page.goto(path);
}

function placeInPage(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

function shownParts(): boolean[] {
  return [...document.querySelectorAll("main section > :first-child")].map((part) =>
    part.checkVisibility({ contentVisibilityAuto: true }),
  );
}

function waitingParts(): number {
  return [...document.querySelectorAll("main section")].filter(
    (part) => getComputedStyle(part).contentVisibility === "auto",
  ).length;
}

function heights(): number[] {
  return [...document.querySelectorAll("main section")].map((part) => Math.round(part.getBoundingClientRect().height));
}
