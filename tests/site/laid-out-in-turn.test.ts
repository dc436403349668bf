import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testOf } from "#tests/support/test-of.ts";
import { desktop, phone, visit, visitAnew } from "./browser.ts";

const guide = "/guides/house-account-tab";
const longPages = ["/", guide, "/privacy-policy"];

test.each(longPages.flatMap((path) => [phone, desktop].map(({ width }) => ({ path, width }))))(
  "what is out of view on $path, $width px wide, waits for its turn, and is as high after it as before",
  ({ path, width }) =>
    visit("about:blank", { expectErrors: true, viewport: { width, height: 800 } }, async (page) => {
      // Without the entry script nothing gets its turn; under another address it comes later.
      await page.route(/entry\.client-[\w-]+\.js$/, (route) => route.abort());
      await page.goto(path);
      const shown = await page.evaluate(shownParts);
      expect([shown.at(0), shown.at(-1)]).toEqual([true, false]);
      // Everything comes in sight, so that waiting parts are laid out too.
      await page.setViewportSize({ width, height: 25_000 });
      await expect.poll(() => page.evaluate(shownParts), { timeout: 10_000 }).not.toContain(false);
      expect(await page.evaluate(waitingParts)).toBeGreaterThan(0);
      const waiting = await page.evaluate(heights);
      const entry = await page.locator("script[type=module]").getAttribute("src");
      await page.evaluate(`import("${entry}?late").then(() => {})`);
      await expect.poll(() => page.evaluate(waitingParts)).toBe(0);
      expect(await page.evaluate(heights)).toEqual(waiting);
    }),
);

test.each([
  ["that gives each section its turn", ""],
  ["that has no turn left before the page is complete", "scheduler.postTask = () => new Promise(() => {});"],
  ["that knows no such tasks", "Object.defineProperty(window, 'scheduler', { value: undefined });"],
])("everything on a long page is laid out when it counts as loaded, in a browser %s", (_, browser) =>
  visitAnew("about:blank", { viewport: phone }, async (page) => {
    await page.addInitScript(
      `${browser} addEventListener("load", () => { window.waitingAtLoad = (${waitingParts})() })`,
    );
    for (const path of longPages) {
      await page.goto(path);
      expect(await page.evaluate("window.waitingAtLoad"), path).toBe(0);
    }
  }),
);

test("without scripts nothing waits", () =>
  visit(guide, { javaScriptEnabled: false, viewport: phone }, async (page) => {
    expect(await page.evaluate(shownParts)).not.toContain(false);
  }));

testOf("clover").each([1, 20])(
  "an address inside the page opens at its place, on a processor %i times slower",
  (rate) =>
    visit("/about-us", { viewport: phone }, async (page) => {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Emulation.setCPUThrottlingRate", { rate });
      await page.goto(`${guide}#questions`);
      // Below the header, which stays in view.
      await page.waitForFunction(() => {
        const { top = 0 } = document.querySelector("#questions")?.getBoundingClientRect() ?? {};
        return top > 60 && top < 100;
      });
      await browser.detach();
    }),
);

testOf("clover")("a page that is loaded again stays where it was", () =>
  visit(guide, { viewport: phone }, async (page) => {
    await page.locator("#faq").scrollIntoViewIfNeeded();
    const before = await placeInPage(page);
    expect(before).toBeGreaterThan(10_000);
    await page.reload();
    await expect.poll(() => placeInPage(page)).toBe(before);
  }),
);

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
