import sharp from "sharp";
import { expect, test } from "vitest";
import { offlinePath } from "#contract/pages.ts";
import { testOf } from "#tests/support/test-of.ts";
import { visit, words } from "./browser.ts";

const { home } = words;

test("the printed home page has all its works, no intro and no screen-only controls", () =>
  visit("/", {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    // A copy of its own: the real one is gone after 1.8 seconds.
    const intro = await page.locator("template[data-intro]").evaluate((template: HTMLTemplateElement) => {
      document.body.append(template.content.cloneNode(true));
      return getComputedStyle(document.body.lastElementChild as Element).display;
    });
    expect(intro).toBe("none");
    expect(await page.getByRole("navigation").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("button").filter({ visible: true }).count()).toBe(0);
    const cut = await page
      .locator("[data-track]")
      .evaluateAll((tracks) =>
        tracks.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ className }) => className),
      );
    expect(cut).toEqual([]);
  }));

test("nothing that only serves a screen makes a short page longer than its sheet", () =>
  visit(offlinePath, {}, async (page) => {
    const file = (await page.pdf({ format: "A4" })).toString("latin1");
    expect(file.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  }));

test.each(["/", "/about-us"])("the drawn name on %s is dark on paper, also from a dark window", (path) =>
  visit(path, { colorScheme: "dark" }, async (page) => {
    for (const part of ["banner", "contentinfo"] as const) {
      const drawing = page.getByRole(part).locator("picture img");
      await page.emulateMedia({ media: null, colorScheme: "dark" });
      await drawing.scrollIntoViewIfNeeded();
      // Browsers print the picture that the window shows.
      await drawing.evaluate((image: HTMLImageElement) => {
        image.src = image.currentSrc;
        for (const other of image.parentElement?.querySelectorAll("source") ?? []) other.remove();
        return image.decode();
      });
      await page.emulateMedia({ media: "print", colorScheme: "light" });
      // White paper, dark lines. The dot between them can be light in its red.
      const [red] = (await sharp(await drawing.screenshot()).stats()).channels;
      expect(red?.max, part).toBe(255);
      expect(red?.min, part).toBeLessThan(0.4 * 255);
    }
  }),
);

testOf("clover")("on paper every guide is dark on white, and its questions are open", () =>
  visit("/guides/house-account-tab", {}, async (page) => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const colors = await page.locator("body, header:has([data-logo])").evaluateAll((parts) =>
      parts.map((part) => {
        const { color, backgroundColor } = getComputedStyle(part);
        return [color, backgroundColor];
      }),
    );
    expect(colors).toEqual(Array(2).fill(["rgb(0, 0, 0)", "rgb(255, 255, 255)"]));
    const answers = page.locator("details > :not(summary)");
    expect(await answers.count()).toBeGreaterThan(0);
    expect(await answers.filter({ visible: false }).count()).toBe(0);
    expect(await page.locator("video").filter({ visible: true }).count()).toBe(0);
  }),
);

// In one guide a video has a link, in the other a drawing.
testOf("clover").for(["/guides/house-account-tab", "/guides/sales-adjuster"])(
  "on paper %s does not say how long a video takes",
  (path) =>
    visit(path, {}, async (page) => {
      const lengths = page.getByText(/\d+ seconds$/).filter({ visible: true });
      expect(await lengths.count()).toBeGreaterThan(0);
      await page.emulateMedia({ media: "print" });
      expect(await lengths.count()).toBe(0);
    }),
);

test("the printed page of a service has its next steps, and no empty form", () =>
  visit("/services/integrations", {}, async (page) => {
    await page.emulateMedia({ media: "print" });
    const start = page.getByRole("region", { name: home.closing.title });
    expect(await start.getByRole("listitem").first().isVisible()).toBe(true);
    expect(await page.locator("form").filter({ visible: true }).count()).toBe(0);
  }));
