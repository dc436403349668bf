import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { phone, visitAnew } from "./browser.ts";

const island = "[data-island=team-browser]";

test("an island that hydrates when visible waits until it is near", () =>
  visitAnew("/offline", { viewport: phone }, async (page) => {
    await openWithRule(page, "visible");
    await page.waitForLoadState("networkidle");
    expect(await page.locator(`${island}[data-hydrated]`).count()).toBe(0);
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.locator(`${island}[data-hydrated]`).waitFor();
  }));

test("an island that hydrates when idle needs no input", () =>
  visitAnew("/offline", { viewport: phone }, async (page) => {
    await openWithRule(page, "idle");
    await page.locator(`${island}[data-hydrated]`).waitFor({ state: "attached" });
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }));

/** Opens the home page with another rule for its island than the one it was built with. */
async function openWithRule(page: Page, rule: string): Promise<void> {
  await page.route("/", async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text()).replace(/(data-island="team-browser" data-hydrate-on=)"\w+"/, `$1"${rule}"`);
    await route.fulfill({ response: answer, body: html });
  });
  await page.goto("/");
  expect(await page.locator(island).getAttribute("data-hydrate-on")).toBe(rule);
}
