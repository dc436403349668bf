import { expect, test } from "vitest";
import { visit, visitAnew } from "./browser.ts";

test("with the control key a video's link is the browser's business", () =>
  visitAnew("/guides/sales-adjuster", {}, async (page, context) => {
    const coming = context.waitForEvent("page");
    await page
      .locator("a[data-view]")
      .filter({ visible: true })
      .first()
      .click({ modifiers: ["ControlOrMeta"] });
    await (await coming).close();
    expect(await page.locator("#viewer").isVisible()).toBe(false);
  }));

test("a video that was closed is gone", () =>
  visit("/guides/sales-adjuster", {}, async (page) => {
    await page.locator("a[data-view=video]").filter({ visible: true }).first().click();
    await page.locator("#viewer video").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("#viewer video").count()).toBe(0);
  }));
