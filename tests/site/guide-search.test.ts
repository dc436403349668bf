import type { Locator, Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { desktop, phone, scriptsOf, testOn, visit, visitAnew } from "./browser.ts";
import { violations } from "./violations.ts";

const { "guide-search": words, guides } = contentIn("en");

const budget = 20 * 1024;

describe("the search as it comes", () => {
  const test = testOn("/guides", { reducedMotion: "reduce" });

  test.afterEach(async ({ page }) => {
    const { question } = search(page);
    await question.fill("");
    await question.press("Escape");
  });

  test("answers appear while a question is typed, with their number", async ({ page }) => {
    const { question, hits, status } = search(page);
    await expect.poll(() => status.textContent()).toBe(words.hint);
    await question.click();
    await question.pressSequentially("void a pre");
    await hits.first().waitFor();
    expect(await hits.first().textContent()).toContain("HOW TO VOID PRE-AUTH PAYMENTS");
    await expect.poll(() => question.getAttribute("aria-expanded")).toBe("true");
    expect(await status.textContent()).toBe(words.found.replace("{count}", String(await hits.count())));
  });

  test("Escape closes the answers, a second Escape clears the question; leaving closes them too", async ({ page }) => {
    const { question, hits } = search(page);
    await question.fill("discount");
    await hits.first().waitFor();
    await question.press("Escape");
    await hits.first().waitFor({ state: "detached" });
    expect(await question.inputValue()).toBe("discount");
    await question.press("ArrowDown");
    await hits.first().waitFor();
    await question.press("Tab");
    await hits.first().waitFor({ state: "detached" });
    await question.focus();
    await hits.first().waitFor();
    await question.press("Escape");
    await question.press("Escape");
    expect(await question.inputValue()).toBe("");
  });

  test("a question without an answer says so, and offers help", async ({ page }) => {
    const { question, hits, status } = search(page);
    await question.fill("xylophone");
    await expect.poll(() => status.textContent()).toBe(words.nothing);
    expect(await hits.count()).toBe(0);
    expect(await question.getAttribute("aria-expanded")).toBe("false");
    await page.getByRole("search").getByRole("button", { name: words.help }).click();
    const dialog = page.getByRole("dialog", { name: guides.help.title });
    await dialog.waitFor();
    await page.keyboard.press("Escape");
    await dialog.waitFor({ state: "hidden" });
  });

  test("a word that has only begun is not called one without answers", async ({ page }) => {
    const { question, hits, status } = search(page);
    await question.fill("void");
    await hits.first().waitFor();
    await question.fill("i  ");
    await expect.poll(() => status.textContent()).toBe(words.hint);
  });

  test("the search and its index come after the page has loaded, and weigh less than 20 KB", async ({ page }) => {
    const { question, hits } = search(page);
    await question.fill("void");
    await hits.first().waitFor();
    // React is for every island of a page.
    const own = (await scriptsOf(page)).filter(({ name }) => /guide/.test(name));
    expect(own.length).toBeGreaterThan(2);
    expect(own.filter(({ isEarly }) => isEarly)).toEqual([]);
    // Fetched ahead and then imported from the cache, a file is listed twice.
    const bytesOf = new Map(own.map(({ name, encodedBodySize }) => [name, encodedBodySize]));
    expect([...bytesOf.values()].reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(budget);
  });

  test.for([desktop, phone])(
    "at $width px the open answers are accessible and fit the window",
    async (viewport, { page }) => {
      await page.setViewportSize(viewport);
      const { question, hits } = search(page);
      await question.fill("pay");
      await hits.first().waitFor();
      await question.press("ArrowDown");
      expect(await violations(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    },
  );
});

test("what was typed before the search was loaded is answered too", () =>
  visit("/guides", {}, async (page) => {
    const { question, hits } = search(page);
    // No pointer or focus came before: nothing has been loaded yet.
    await question.evaluate((input: HTMLInputElement) => {
      input.value = "delete a tab";
      input.focus();
    });
    await hits.first().filter({ hasText: "HOW TO VOID PRE-AUTH PAYMENTS" }).waitFor();
  }));

test("a question in the address is filled in and answered, and equal titles name their app", () =>
  visit("/guides?q=internet+is+down", {}, async (page) => {
    const { question, hits } = search(page);
    await hits.nth(2).waitFor();
    expect(await question.inputValue()).toBe("internet is down");
    const titles = await hits.locator("span:first-child").allTextContents();
    expect(titles).toContain("Sales Adjuster: It doesn’t work without the internet");
    await question.press("Tab");
    await hits.first().waitFor({ state: "detached" });
  }));

test("the arrow keys cycle through the answers and the question, and Enter opens a section", () =>
  visit("/guides", {}, async (page) => {
    const { question, hits } = search(page);
    await question.fill("give a cashier a code");
    await hits.nth(1).waitFor();
    expect(await question.getAttribute("aria-activedescendant")).toBeNull();
    await question.press("ArrowDown");
    await question.press("ArrowDown");
    await question.press("ArrowUp");
    expect(await selected(page)).toBe(await hits.first().textContent());
    await question.press("ArrowUp");
    expect(await question.getAttribute("aria-activedescendant")).toBeNull();
    await question.press("ArrowUp");
    expect(await selected(page)).toBe(await hits.last().textContent());
    await question.press("ArrowDown");
    expect(await question.getAttribute("aria-activedescendant")).toBeNull();
    await question.fill("settle what is owed");
    await hits.filter({ hasText: "Pay Balance" }).first().waitFor();
    await question.press("Enter");
    await page.waitForURL(/\/guides\/house-account-tab#/);
  }));

test("an answer is a link: a click opens its section, or a video at its second", () =>
  visit("/guides", {}, async (page) => {
    const { question, hits } = search(page);
    await question.fill("purchase order number");
    const video = hits.filter({ hasText: "Generate a single invoice" });
    expect(await video.getAttribute("href")).toBe("/guides/house-account-tab#video-generate-a-single-invoice&t=16");
    await video.click();
    await page.locator("dialog#viewer").waitFor();
  }));

test("a failure to load the index is reported", () =>
  visit("/guides", { expectErrors: true }, async (page) => {
    await page.route(/\/static\/guides-[^/]*\.js$/, (route) => route.abort());
    const { question, status } = search(page);
    await question.fill("void");
    await expect.poll(() => status.textContent()).toBe(words.unavailable);
  }));

test.each(["/guides", "/guides/house-account-tab"])(
  "without JavaScript %s shows nothing that only a script answers, also before the late styles are there",
  (path) =>
    visitAnew("about:blank", { javaScriptEnabled: false, expectErrors: true }, async (page) => {
      await page.route("**/late-*.css", (route) => route.abort());
      await page.goto(path);
      const controls = page.locator("search, [data-save-offline]");
      expect(await controls.count()).toBe(1);
      expect(await controls.filter({ visible: true }).count()).toBe(0);
    }),
);

function search(page: Page): { question: Locator; hits: Locator; status: Locator } {
  const landmark = page.getByRole("search");
  return {
    question: landmark.getByRole("combobox", { name: words.label }),
    hits: landmark.getByRole("option"),
    status: landmark.getByRole("status"),
  };
}

function selected(page: Page): Promise<string | null> {
  return page.getByRole("option", { selected: true }).textContent();
}
