import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { visit } from "./browser.ts";

const words = contentIn("en");

test.each([
  ["header", "banner", 1280, 150],
  ["header", "banner", 390, 120],
  ["footer", "contentinfo", 1280, 219],
] as const)(
  "in the %s (%s) of a window %i px wide the logo is %i px wide and leads home",
  (_place, role, width, logo) =>
    visit("/careers", { viewport: { width, height: 800 } }, async (page) => {
      const link = page.getByRole(role).getByRole("link", { name: words.frame.home });
      await link.scrollIntoViewIfNeeded();
      expect((await link.locator("img").boundingBox())?.width).toBe(logo);
      expect(await link.getAttribute("href")).toBe("/");
    }),
);

test.each([
  ["light", "wordmark.svg"],
  ["dark", "wordmark-on-ink.svg"],
] as const)(
  "in the %s scheme the logo is the drawing %s, because Safari cannot recolor an image",
  (colorScheme, name) =>
    visit("/careers", { colorScheme }, async (page) => {
      const logo = page.getByRole("banner").locator("[data-logo] img");
      const address = await logo.evaluate((image: HTMLImageElement) => image.currentSrc);
      const drawing = readFileSync(`content/pictures/brand/${name}`, "utf8");
      expect(await (await fetch(address)).text()).toBe(drawing);
    }),
);
