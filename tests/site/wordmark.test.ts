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
