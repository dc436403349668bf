import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { phone, visit } from "./browser.ts";
import { bytesOf } from "./bytes-of.ts";

const words = contentIn("en");
const { site } = words;

const manual = words.clover.labels.manual;

describe("the overview", () => {
  test("shows the three apps, each with a way to its page and to its guide", () =>
    visit("/Clovers", {}, async (page) => {
      const apps = page.getByRole("main").getByRole("article");
      expect(await apps.getByRole("heading", { level: 2 }).allTextContents()).toEqual([
        "House Account Tab (HAT)",
        "Sales Adjuster",
        "Register Plus",
      ]);
      expect(await addressesOf(apps.getByRole("link", { name: words.clover.overview.learnMore }))).toEqual([
        "/clover/hat",
        "/clover/sales-adjuster",
        "/clover/register-plus",
      ]);
      expect(await addressesOf(apps.getByRole("link", { name: words.clover.labels.guide }))).toEqual([
        "/guides/house-account-tab",
        "/guides/sales-adjuster",
        "/guides/register-plus",
      ]);
    }));

  test("leads to all guides", () =>
    visit("/Clovers", {}, async (page) => {
      await page.getByRole("link", { name: words.clover.overview.guides }).click();
      await page.waitForURL("**/guides");
    }));
});

describe.each([
  ["hat", "House Account Tab (HAT)", 6],
  ["sales-adjuster", "Sales Adjuster", 8],
  ["register-plus", "Register Plus", 9],
  ["ccgen", "Register Plus", 4],
] as const)("/clover/%s", (slug, title, features) => {
  const path = `/clover/${slug}`;

  test("has its own name and shows the product and its features", () =>
    visit(path, {}, async (page) => {
      const main = page.getByRole("main");
      expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
      expect(await main.getByRole("img").first().isVisible()).toBe(true);
      const list = page.getByRole("region", { name: words.clover.labels.features }).getByRole("listitem");
      expect(await list.allTextContents()).toEqual(appOf(slug)?.features);
      expect(await list.count()).toBe(features);
    }));

  test("has a black background in both schemes", async () => {
    for (const colorScheme of ["light", "dark"] as const) {
      const background = await visit(path, { colorScheme }, (page) =>
        page.evaluate(() => {
          const frame = document.getElementById("top");
          const context = document.createElement("canvas").getContext("2d");
          if (!frame || !context) return [];
          context.fillStyle = getComputedStyle(frame).backgroundColor;
          context.fillRect(0, 0, 1, 1);
          return [...context.getImageData(0, 0, 1, 1).data];
        }),
      );
      expect(background).toEqual([0, 0, 0, 255]);
    }
  });

  test("words.clover.labels.otherApps leads to the overview", () =>
    visit(path, {}, async (page) => {
      await page.getByRole("link", { name: words.clover.labels.otherApps }).click();
      await page.waitForURL("**/Clovers");
    }));

  test("words.clover.labels.seeDetails scrolls to the details", () =>
    visit(path, { reducedMotion: "reduce" }, async (page) => {
      await page.getByRole("link", { name: words.clover.labels.seeDetails }).click();
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

test("hat shows the price of each plan and leads to the comparison in its guide", () =>
  visit("/clover/hat", {}, async (page) => {
    const prices = page.getByRole("region", { name: words.clover.labels.prices });
    const plans = words.guides.guides.find(({ slug }) => slug === "house-account-tab")?.plans?.plans ?? [];
    expect(plans).toHaveLength(3);
    for (const { name, price } of plans) {
      const plan = prices.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
      expect(await plan.getByText(price).count()).toBe(1);
    }
    await prices.getByRole("link", { name: words.clover.labels.comparePlans }).click();
    await page.waitForURL("**/guides/house-account-tab#subscription-plans");
  }));

test.each([
  "/Clovers",
  ...words.clover.apps.map(({ slug }) => `/clover/${slug}`),
  "/guides",
  ...words.guides.guides.map(({ slug }) => `/guides/${slug}`),
])("%s says once whose trademark Clover is", (path) =>
  visit(path, {}, async (page) => {
    expect(await page.getByText(words.clover.labels.trademark).count()).toBe(1);
  }),
);

test("each app leads to the app market, and to its portal if it has one", async () => {
  for (const { slug, portal, canonical } of words.clover.apps) {
    await visit(`/clover/${slug}`, {}, async (page) => {
      const main = page.getByRole("main");
      const market = main.getByRole("link", { name: words.clover.labels.appMarket });
      expect(await addressesOf(market)).toEqual(canonical ? [] : [site.appMarket]);
      const portals = main.getByRole("link", { name: words.clover.labels.portal });
      expect(await addressesOf(portals)).toEqual(portal ? [`https://${portal}`] : []);
    });
  }
});

test("ccgen has its name above the title, and its canonical link is the project page", () =>
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
      expect(await page.getByRole("link", { name: words.clover.labels.guide }).getAttribute("href")).toBe(guide);
    });
  }
  await visit("/clover/ccgen", {}, async (page) => {
    expect(await page.getByRole("link", { name: words.clover.labels.guide }).count()).toBe(0);
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
    for (const { slug } of words.clover.apps) {
      offers[slug] = await visit(`/clover/${slug}`, {}, (page) => page.getByRole("link", { name: manual }).count());
    }
    expect(offers).toEqual({ hat: 1, "sales-adjuster": 0, "register-plus": 1, ccgen: 0 });
  });

  test("says so on the page when it cannot be downloaded, and works when it is back", () =>
    visit("/clover/hat", { expectErrors: true }, async (page) => {
      const alert = page.getByRole("alert");
      await page.route("**/assets/files/*", (route) => route.fulfill({ status: 404, body: "" }));
      await page.getByRole("link", { name: manual }).click();
      await expect.poll(() => alert.textContent()).toBe(words.clover.labels.manualFailed);
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

function appOf(slug: string) {
  return words.clover.apps.find((app) => app.slug === slug);
}

function others(page: Page) {
  return page.getByRole("group", { name: words.clover.labels.others });
}

async function addressesOf(links: ReturnType<Page["getByRole"]>) {
  return Promise.all((await links.all()).map((link) => link.getAttribute("href")));
}
