import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { contentIn } from "#content/index.ts";
import { testOn } from "./browser.ts";

const words = contentIn("en");
const test = testOn("/careers", {});

test.for([
  ["header", "banner", 1280, 150],
  ["header", "banner", 390, 120],
  ["footer", "contentinfo", 1280, 219],
] as const)(
  "in the %s (%s) of a window %i px wide the logo is %i px wide and leads home",
  async ([_place, role, width, logo], { page }) => {
    await page.setViewportSize({ width, height: 800 });
    const link = page.getByRole(role).getByRole("link", { name: words.frame.home });
    await link.scrollIntoViewIfNeeded();
    expect((await link.locator("img").boundingBox())?.width).toBe(logo);
    expect(await link.getAttribute("href")).toBe("/");
  },
);

test.for([
  ["light", "wordmark.svg"],
  ["dark", "wordmark-on-ink.svg"],
] as const)(
  "in the %s scheme the logo is the drawing %s, because Safari cannot recolor an image",
  async ([colorScheme, name], { page }) => {
    const logo = page.getByRole("banner").locator("[data-logo] img");
    const shown = async () => (await fetch(await logo.evaluate((image: HTMLImageElement) => image.currentSrc))).text();
    await page.emulateMedia({ colorScheme });
    try {
      await expect.poll(shown).toBe(readFileSync(`content/pictures/brand/${name}`, "utf8"));
    } finally {
      await page.emulateMedia({ colorScheme: "light" });
    }
  },
);
