import { expect, test } from "vitest";
import { takesClickForNewTab, visit } from "./browser.ts";

test("the browser handles a Ctrl-click on a video's link", () =>
  visit("/guides/sales-adjuster", {}, async (page) => {
    const link = page.locator("a[data-view]").filter({ visible: true }).first();
    expect(await takesClickForNewTab(link)).toBe(false);
    expect(await page.locator("#viewer").isVisible()).toBe(false);
  }));

test("closing the viewer removes the video", () =>
  visit("/guides/sales-adjuster", {}, async (page) => {
    await page.locator("a[data-view=video]").filter({ visible: true }).first().click();
    await page.locator("#viewer video").waitFor();
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator("#viewer video").count()).toBe(0);
  }));
