import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, visitAnew } from "./browser.ts";

const island = "[data-island=team-browser]";

test("an island that wakes when visible sleeps until it is near", () =>
  visitAnew("/offline", { viewport: phone }, async (page) => {
    await openWithRule(page, "visible");
    await page.waitForLoadState("networkidle");
    expect(await page.locator(`${island}[data-alive]`).count()).toBe(0);
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.locator(`${island}[data-alive]`).waitFor();
  }));

test("an island that wakes when idle needs no sign", () =>
  visitAnew("/offline", { viewport: phone }, async (page) => {
    await openWithRule(page, "idle");
    await page.locator(`${island}[data-alive]`).waitFor({ state: "attached" });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));

/** Opens the home page with another rule for its island than the one it was built with. */
async function openWithRule(page: Page, wake: string): Promise<void> {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(data-island="team-browser" data-wake=)"\w+"/, `$1"${wake}"`);
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/");
  expect(await page.locator(island).getAttribute("data-wake")).toBe(wake);
}
