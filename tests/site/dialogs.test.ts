import sharp from "sharp";
import { expect, inject, test } from "vitest";
import { isOnAddress } from "#contract/parts.ts";
import { launchBrowser } from "#tests/browser/launch.ts";
import { testOf } from "#tests/support/test-of.ts";
import { visit } from "./browser.ts";

const window = { width: 1440, height: 922 };

test("with scroll bars that take room, the backdrop of the form and of the viewer reaches the edge of the window", async () => {
  const browser = await launchBrowser({ showsScrollBars: true });
  try {
    const page = await browser.newPage({ baseURL: inject("base"), viewport: window, reducedMotion: "reduce" });
    await page.addInitScript(() => localStorage.setItem("cookieConsent", "no"));
    const dialogs = [
      ["contact", "/about-us"],
      ["viewer", "/guides/house-account-tab"],
      ["contact", "/guides/house-account-tab"],
    ] as const;
    for (const [id, path] of dialogs.filter(([, path]) => isOnAddress(path))) {
      if (new URL(page.url()).pathname !== path) await page.goto(path);
      expect(await page.evaluate(() => innerWidth - document.documentElement.clientWidth)).toBeGreaterThan(0);
      const dialog = page.locator(`#${id}`);
      await dialog.evaluate((element: HTMLDialogElement) => element.showModal());
      const clip = { x: window.width - 60, y: 500, width: 60, height: 1 };
      const { channels } = await sharp(await page.screenshot({ clip })).stats();
      for (const { min, max } of channels) expect(max, `a color beside #${id} on ${path}`).toBe(min);
      await dialog.evaluate((element: HTMLDialogElement) => element.close());
      await dialog.waitFor({ state: "hidden" });
    }
  } finally {
    await browser.close();
  }
});

// Safari makes the dialog as high as the window where its rows stretch.
test("the contact form is as tall as its content, however tall its dialog is", () =>
  visit("/about-us", { viewport: window, reducedMotion: "reduce" }, async (page) => {
    const heights = await page.locator("#contact").evaluate((dialog: HTMLDialogElement) => {
      const form = dialog.querySelector("form") as HTMLFormElement;
      dialog.showModal();
      const usual = { dialog: dialog.offsetHeight, form: form.offsetHeight };
      dialog.style.blockSize = "100%";
      return { usual, stretched: { dialog: dialog.offsetHeight, form: form.parentElement?.offsetHeight } };
    });
    expect(heights.usual.dialog).toBe(heights.usual.form);
    expect(heights.stretched.dialog).toBeGreaterThan(heights.usual.dialog);
    expect(heights.stretched.form).toBe(heights.usual.form);
  }));

testOf("clover")("a picture whose viewer cannot be loaded opens as it would without scripts", () =>
  visit("/guides/sales-adjuster", { expectErrors: true }, async (page) => {
    await page.route("**/show-in-viewer*", (route) => route.abort());
    const link = page.locator("main a[data-view=picture]").first();
    const href = await link.getAttribute("href");
    await link.click();
    await page.waitForURL(`**${href}`);
  }),
);
