import { expect, test } from "vitest";
import { visit } from "./browser.ts";

test("CCGen lists its features and has four blocks", () =>
  visit("/projects/ccgen", {}, async (page) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe("CCGen");
    const list = page.getByRole("region", { name: "Features" }).getByRole("listitem");
    expect(await list.allTextContents()).toEqual([
      "Speech-to-text transcription",
      "Translate speech between Mongolian and English both ways",
      "97% recognition rate",
      "Manage transcribed contents",
    ]);
    const blocks = (await main.getByRole("heading", { level: 2 }).allTextContents()).slice(1, 5);
    expect(blocks).toEqual([
      "High accuracy",
      "English-Mongolian translation, both ways",
      "Bulk content",
      "Privacy and security of uploads",
    ]);
    expect(await main.getByText("97% of the speech").isVisible()).toBe(true);
    expect(await main.getByText("over 10 hours").isVisible()).toBe(true);
  }));

test("a click on a picture opens it large, and a click on the mask closes it", () =>
  visit("/projects/ccgen", {}, async (page) => {
    const small = page.getByRole("main").locator("a[data-view=picture]").first();
    const { width = 0 } = (await small.boundingBox()) ?? {};
    await small.click();
    const preview = page.getByRole("dialog", { name: "Enlarged view" });
    const large = preview.getByRole("img");
    expect((await large.boundingBox())?.width).toBeGreaterThan(width * 1.5);
    await large.click();
    expect(await preview.isVisible()).toBe(true);
    await page.mouse.click(4, 4);
    await expect.poll(() => preview.isVisible()).toBe(false);
    await expect.poll(() => small.evaluate((link) => link === document.activeElement)).toBe(true);
  }));

test("every picture of the blocks can be enlarged, by keyboard too", () =>
  visit("/projects/ccgen", {}, async (page) => {
    const openers = page.getByRole("main").locator("a[data-view=picture]");
    expect(await openers.count()).toBe(6);
    await openers.last().press("Enter");
    const preview = page.getByRole("dialog", { name: "Enlarged view" });
    await expect.poll(() => preview.isVisible()).toBe(true);
    await page.keyboard.press("Escape");
    await expect.poll(() => preview.isVisible()).toBe(false);
  }));

test("TY Token has its features and no body, and may be found without standing in the sitemap", () =>
  visit("/projects/tytoken", {}, async (page) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading").allTextContents()).toEqual(["TY Token", "Features"]);
    expect(await main.getByRole("listitem").allTextContents()).toEqual([
      "Achieving key milestones or goals",
      "Delivering exceptional work on projects",
      "Demonstrating leadership and initiative",
      "Contributing to the company's overall success",
    ]);
    expect(await page.locator("meta[name=robots]").count()).toBe(0);
    expect(await (await fetch(new URL("/sitemap.xml", page.url()))).text()).not.toContain("tytoken");
  }));

test("a project lights up Services in the menu", () =>
  visit("/projects/ccgen", {}, async (page) => {
    const menu = page.getByRole("banner").getByRole("navigation");
    expect(await menu.locator("[data-active]").allTextContents()).toEqual(["Services"]);
    expect(await menu.locator("[aria-current]").count()).toBe(0);
  }));
