import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { testOf } from "#tests/support/test-of.ts";
import { phone, visit, words } from "./browser.ts";

const still = { viewport: phone, reducedMotion: "reduce" } as const;

testOf("careers")(
  "everything the keyboard reaches has a visible focus, and the way back to the top comes into the window, also on a page that ends above it",
  () =>
    visit("/careers", { reducedMotion: "reduce" }, async (page) => {
      const toTop = page.getByRole("link", { name: words.frame.scrollToTop });
      const unmarked: string[] = [];
      let isReached = false;
      for (let left = await page.locator("a, button, input").count(); left > 0 && !isReached; left--) {
        await page.keyboard.press("Tab");
        const name = await page.evaluate(() => {
          const { activeElement: at } = document;
          if (!at || at === document.body) return "";
          const { outlineStyle, outlineWidth } = getComputedStyle(at);
          return outlineStyle === "none" || outlineWidth === "0px" ? at.outerHTML.slice(0, 90) : "";
        });
        if (name) unmarked.push(name);
        isReached = await toTop.evaluate((link) => link.matches(":focus-visible"));
      }
      expect(unmarked).toEqual([]);
      expect(isReached).toBe(true);
      expect(await toTop.evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight)).toBe(true);
    }),
);

test("an element focused by keyboard is never hidden by the cookie bar", () =>
  visit("/about-us", still, async (page) => {
    const under: string[] = [];
    for (let stop = 0; stop < 60; stop += 1) {
      await page.keyboard.press("Tab");
      const name = await page.evaluate(nameIfUnderBar);
      if (name) under.push(name);
    }
    expect(await page.locator("#cookie-bar").isVisible()).toBe(true);
    expect(under).toEqual([]);
  }));

testOf("mongolian")("what is asked of a visitor is reached before the page itself", () =>
  visit("/mn/about-us", still, async (page) => {
    const reached: (string | undefined)[] = [];
    while (!reached.includes("content")) {
      await page.keyboard.press("Tab");
      reached.push(
        await page
          .evaluate(
            () => document.activeElement?.closest("#cookie-bar, #top > header, [data-offer], #content")?.localName,
          )
          .then((name) => (name === "main" ? "content" : name)),
      );
    }
    // The link that skips to the content is the first of all.
    expect(reached[0]).toBeUndefined();
    expect(reached.filter((name, index) => name !== reached[index - 1])).toEqual([
      "section",
      "header",
      "aside",
      "content",
    ]);
  }),
);

test("a card that is chosen by keyboard is in the window as a whole", () =>
  visit("/", still, async (page) => {
    const cards = page.getByRole("group", { name: words.home.services.title });
    const last = cards.getByRole("link").last();
    await cards.getByRole("link").first().focus();
    while (!(await last.evaluate((link) => link === document.activeElement))) {
      await page.keyboard.press("Tab");
      await expect.poll(() => rightOfFocus(page)).toBeLessThanOrEqual(phone.width);
    }
  }));

function nameIfUnderBar(): string | undefined {
  const bar = document.querySelector("#cookie-bar");
  const focused = document.activeElement;
  if (!bar || !focused || focused === document.body || bar.contains(focused)) return undefined;
  return focused.getBoundingClientRect().top > bar.getBoundingClientRect().top - 8 ? focused.outerHTML : undefined;
}

function rightOfFocus(page: Page): Promise<number> {
  return page.evaluate(() => document.activeElement?.getBoundingClientRect().right ?? Number.NaN);
}
