import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { site } from "#content/en/site.ts";
import { phone, visit } from "./browser.ts";
import { bytesOf } from "./bytes-of.ts";

const features = {
  hat: [
    "Manage house accounts",
    "Credit balance",
    "Spending limit",
    "Security pass code for house accounts",
    "Create invoices",
    "Pay a tab by securely stored credit/debit card",
  ],
  "sales-adjuster": [
    "Add and set discounts, sales taxes and surcharges",
    "Select from tax groups",
    "Discounts and surcharges as currency or percentage",
    "Add tax item names",
    'Apply tax via a "Sales Adjuster" button',
    'Edit a discount\'s name and percentage by right-click on the "Discounts" button',
    'Apply a discount by clicking "Discounts"',
    "Round-up or round-down on a transaction",
  ],
  "register-plus": [
    "Pre-authorize credit cards",
    "Change default pre-authorization limits",
    "Item categories",
    "One product in several categories",
    "Pictures for items",
    "Select items and edit quantities",
    "Discounts per item or whole order",
    "Add to tab",
    "Pay with different cards than the pre-authorized ones",
  ],
  ccgen: [
    "Speech-to-text transcription",
    "Translate speech between Mongolian and English both ways",
    "97% recognition rate",
    "Manage transcribed contents",
  ],
};

const manual = "Web Portal User Manual";

describe("the overview", () => {
  test("shows the three apps, each with a way to its page and to its guide", () =>
    visit("/Clovers", {}, async (page) => {
      const apps = page.getByRole("main").getByRole("article");
      expect(await apps.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
        "House Account Tab (HAT)",
        "Sales Adjuster",
        "Register Plus",
      ]);
      expect(await addressesOf(apps.getByRole("link", { name: "Learn more" }))).toEqual([
        "/clover/hat",
        "/clover/sales-adjuster",
        "/clover/register-plus",
      ]);
      expect(await addressesOf(apps.getByRole("link", { name: "Read the guide" }))).toEqual([
        "/guides/house-account-tab",
        "/guides/sales-adjuster",
        "/guides/register-plus",
      ]);
    }));

  test("leads to all guides", () =>
    visit("/Clovers", {}, async (page) => {
      await page.getByRole("link", { name: "Read the guides" }).click();
      await page.waitForURL("**/guides");
    }));
});

describe.each([
  ["hat", "House Account Tab (HAT)"],
  ["sales-adjuster", "Sales Adjuster"],
  ["register-plus", "Register Plus"],
  ["ccgen", "Register Plus"],
] as const)("/clover/%s", (slug, title) => {
  const path = `/clover/${slug}`;

  test(`is called "${title}" and shows the product and its features`, () =>
    visit(path, {}, async (page) => {
      const main = page.getByRole("main");
      expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
      expect(await main.getByRole("img").first().isVisible()).toBe(true);
      const list = page.getByRole("region", { name: "Features" }).getByRole("listitem");
      expect(await list.allTextContents()).toEqual(features[slug]);
    }));

  test("stands on black in both schemes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const ground = await visit(path, { colorScheme }, (page) =>
        page.evaluate(() => {
          const frame = document.getElementById("top");
          const context = document.createElement("canvas").getContext("2d");
          if (!frame || !context) return [];
          context.fillStyle = getComputedStyle(frame).backgroundColor;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data];
        }),
      );
      expect(ground).toEqual([0, 0, 0, 255]);
    }
  });

  test('"Other apps" leads to the overview', () =>
    visit(path, {}, async (page) => {
      await page.getByRole("link", { name: "Other apps" }).click();
      await page.waitForURL("**/Clovers");
    }));

  test('"See details" scrolls to the details', () =>
    visit(path, { reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("link", { name: "See details" }).click();
      const top = () => page.locator("#to-clover-details").evaluate((part) => part.getBoundingClientRect().top);
      await expect.poll(top).toBeLessThan(120);
      expect(await top()).toBeGreaterThanOrEqual(0);
    }));

  test("shows the cards of the other apps, its own left out, with CCGen as the extra one", () =>
    visit(path, {}, async (page) => {
      const all = ["/clover/hat", "/clover/sales-adjuster", "/clover/register-plus", "/clover/ccgen"];
      expect(await addressesOf(others(page).getByRole("link"))).toEqual(all.filter((address) => address !== path));
      expect(await others(page).getByRole("listitem").count()).toBe(3);
      expect(await others(page).getByRole("article").count()).toBe(3);
    }));
});

test("on a phone a tap anywhere on a card opens its app", () =>
  visit("/clover/hat", { viewport: phone, hasTouch: true, isMobile: true }, async (page) => {
    await others(page).getByRole("img").first().tap({ force: true });
    await page.waitForURL("**/clover/sales-adjuster");
  }));

test("the contact note has the mail link, and the ccgen page hides it", async () => {
  for (const slug of ["hat", "sales-adjuster", "register-plus"]) {
    await visit(`/clover/${slug}`, {}, async (page) => {
      const mail = page.getByRole("main").getByRole("link", { name: site.email });
      expect(await mail.getAttribute("href")).toBe(`mailto:${site.email}`);
    });
  }
  await visit("/clover/ccgen", {}, async (page) => {
    expect(await page.getByRole("main").getByRole("link", { name: site.email }).count()).toBe(0);
  });
});

test("ccgen says who it is above the title, and sends search engines to the project page", () =>
  visit("/clover/ccgen", {}, async (page) => {
    expect(await page.getByRole("main").getByText("CCGen", { exact: true }).first().isVisible()).toBe(true);
    expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${site.url}/projects/ccgen`);
    expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
  }));

test("the guide of an app is one click away, and ccgen has none", async () => {
  for (const [slug, guide] of [
    ["hat", "/guides/house-account-tab"],
    ["sales-adjuster", "/guides/sales-adjuster"],
    ["register-plus", "/guides/register-plus"],
  ]) {
    await visit(`/clover/${slug}`, {}, async (page) => {
      expect(await page.getByRole("link", { name: "Read the guide" }).getAttribute("href")).toBe(guide);
    });
  }
  await visit("/clover/ccgen", {}, async (page) => {
    expect(await page.getByRole("link", { name: "Read the guide" }).count()).toBe(0);
  });
});

describe("the manual of the web portal", () => {
  test.each([
    ["hat", "HATWebPortal_2025.pdf"],
    ["register-plus", "register-plus.pdf"],
  ])("of %s is saved as %s", (slug, name) =>
    visit(`/clover/${slug}`, {}, async (page) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: manual }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(name);
      expect((await bytesOf(download)).toString("latin1", 0, 5)).toBe("%PDF-");
      expect(await page.getByRole("alert").textContent()).toBe("");
    }),
  );

  test("is offered on every app page but Sales Adjuster and ccgen", async () => {
    const offers: Record<string, number> = {};
    for (const slug of Object.keys(features)) {
      offers[slug] = await visit(`/clover/${slug}`, {}, (page) => page.getByRole("link", { name: manual }).count());
    }
    expect(offers).toEqual({ hat: 1, "sales-adjuster": 0, "register-plus": 1, ccgen: 0 });
  });

  test("says so on the page when it cannot be downloaded, and works when it is back", () =>
    visit("/clover/hat", { expectErrors: true }, async (page) => {
      const alert = page.getByRole("alert");
      await page.route("**/assets/files/*", (route) => route.fulfill({ status: 404, body: "" }));
      await page.getByRole("link", { name: manual }).click();
      await expect.poll(() => alert.textContent()).toMatch(/could not be downloaded/);
      expect(await alert.isVisible()).toBe(true);
      await page.unroute("**/assets/files/*");
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: manual }).click();
      await coming;
      expect(await alert.textContent()).toBe("");
    }));

  test("is a plain download without JavaScript", () =>
    visit("/clover/hat", { javaScriptEnabled: false }, async (page) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: manual }).click();
      expect((await coming).suggestedFilename()).toBe("HATWebPortal_2025.pdf");
    }));
});

function others(page: Page) {
  return page.getByRole("group", { name: "See our other clover apps" });
}

async function addressesOf(links: ReturnType<Page["getByRole"]>) {
  return Promise.all((await links.all()).map((link) => link.getAttribute("href")));
}
