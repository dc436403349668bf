import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { addressesOf, bytesOf, testOn, visit, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { company } = words;
const { labels, overview } = words.clover;

test("the overview shows the three apps, each with a way to its page and to its guide, and leads to all guides", () =>
  visit("/Clovers", {}, async (page) => {
    const apps = page.getByRole("main").getByRole("article");
    const listed = words.clover.apps.filter(({ guide }) => guide);
    expect(await apps.getByRole("heading", { level: 2 }).allTextContents()).toEqual(listed.map(({ title }) => title));
    expect(await addressesOf(apps.getByRole("link", { name: overview.learnMore }))).toEqual(
      listed.map(({ card }) => card.href),
    );
    expect(await addressesOf(apps.getByRole("link", { name: labels.guide }))).toEqual(listed.map(({ guide }) => guide));
    await page.getByRole("link", { name: overview.guides }).click();
    await page.waitForURL("**/guides");
  }));

test.each([1440, 1920])("the words beside the overview's first app begin where its lead begins, %i px wide", (width) =>
  visit("/Clovers", { viewport: { width, height: 900 }, reducedMotion: "reduce" }, async (page) => {
    const places = [page.getByText(overview.lead), page.getByRole("article").first().getByRole("heading")];
    const [lead, name] = await Promise.all(places.map(async (words) => (await words.boundingBox())?.x));
    expect(name).toBeCloseTo(lead ?? 0, 0);
  }),
);

describe.each(words.clover.apps)("/clover/$slug", ({ slug, title, features, guide, manual, portal, canonical }) => {
  const path = `/clover/${slug}`;
  const test = testOn(path, { reducedMotion: "reduce" });

  test("has its own name and shows the product and its features", async ({ page }) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    expect(await main.getByRole("img").first().isVisible()).toBe(true);
    const list = page.getByRole("region", { name: labels.features }).getByRole("listitem");
    expect(await list.allTextContents()).toEqual(features);
  });

  test("has a black background in both schemes", async ({ page }) => {
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      const background = await page.locator("#top").evaluate((frame) => getComputedStyle(frame).backgroundColor);
      expect(background).toBe("oklch(0 0 0)");
    }
  });

  test("the way to the details scrolls to them", async ({ page }) => {
    await page.getByRole("link", { name: labels.seeDetails }).click();
    const top = () => page.locator("#to-clover-details").evaluate((part) => part.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(120);
    expect(await top()).toBeGreaterThanOrEqual(0);
  });

  test("shows the cards of the other apps, its own left out, with CCGen as the extra one", async ({ page }) => {
    expect(await others(page).getByRole("listitem").count()).toBe(3);
    const cards = words.clover.apps.filter((app) => app.slug !== slug).map(({ card }) => card);
    expect(await addressesOf(others(page).getByRole("link"))).toEqual(cards.map(({ href }) => href));
    expect(await others(page).getByRole("article").allTextContents()).toEqual(
      cards.map(({ title, subtitle }) => `${title}${subtitle}${labels.learnMore}: ${title}`),
    );
  });

  test("leads to the overview, to its guide, market and portal, and says where to write", async ({ page }) => {
    const main = page.getByRole("main");
    for (const [name, address] of [
      [labels.otherApps, "/Clovers"],
      [labels.guide, guide],
      [labels.appMarket, canonical ? undefined : company.appMarket],
      [labels.portal, portal && `https://${portal}`],
      [company.email, `mailto:${company.email}`],
    ] as const)
      expect(await addressesOf(main.getByRole("link", { name })), name).toEqual(address ? [address] : []);
    await main.getByRole("link", { name: labels.otherApps }).click({ trial: true });
  });

  test("offers the manual of its web portal, if it has one", async ({ page }) => {
    expect(await page.getByRole("link", { name: labels.manual }).count()).toBe(manual ? 1 : 0);
  });

  if (manual)
    test("the manual of the web portal is saved under its name", async ({ page }) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: labels.manual }).click();
      const download = await coming;
      expect(download.suggestedFilename()).toBe(`${manual.savedAs}.pdf`);
      expect((await bytesOf(download)).toString("latin1", 0, 5)).toBe("%PDF-");
      expect(await page.getByRole("alert").textContent()).toBe("");
    });

  if (slug === "hat")
    test("hat shows the price of each plan and leads to the comparison in its guide", async ({ page }) => {
      const prices = page.getByRole("region", { name: labels.prices });
      const plans = words.guides.guides.find(({ slug }) => slug === "house-account-tab")?.plans?.plans ?? [];
      expect(plans.length).toBeGreaterThan(1);
      for (const { name, price } of plans) {
        const plan = prices.getByRole("listitem").filter({ has: page.getByRole("heading", { name }) });
        expect(await plan.getByText(price).count()).toBe(1);
      }
      const comparison = prices.getByRole("link", { name: labels.comparePlans });
      expect(await addressesOf(comparison)).toEqual([`${guide}#subscription-plans`]);
    });

  if (slug === "ccgen")
    test("ccgen has its name above the title, and its canonical link is the project page", async ({ page }) => {
      expect(await page.getByRole("main").getByText("CCGen", { exact: true }).first().isVisible()).toBe(true);
      expect(await page.locator("link[rel=canonical]").getAttribute("href")).toBe(`${company.url}/projects/ccgen`);
      expect(await page.locator("meta[name=robots]").getAttribute("content")).toBe("noindex");
    });
});

test.each([
  "/Clovers",
  ...words.clover.apps.map(({ slug }) => `/clover/${slug}`),
  "/guides",
  ...words.guides.guides.map(({ slug }) => `/guides/${slug}`),
])("%s says once whose trademark Clover is", async (path) => {
  expect((await htmlOf(path)).split(labels.trademark)).toHaveLength(2);
});

describe("the manual of the web portal", () => {
  test("says so on the page when it cannot be downloaded, and works when it is back", () =>
    visit("/clover/hat", { expectErrors: true }, async (page) => {
      const alert = page.getByRole("alert");
      await page.route("**/assets/files/*", (route) => route.fulfill({ status: 404, body: "" }));
      await page.getByRole("link", { name: labels.manual }).click();
      await expect.poll(() => alert.textContent()).toBe(labels.manualFailed);
      expect(await alert.isVisible()).toBe(true);
      await page.unroute("**/assets/files/*");
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: labels.manual }).click();
      await coming;
      expect(await alert.textContent()).toBe("");
    }));

  test("is a plain download without JavaScript", () =>
    visit("/clover/hat", { javaScriptEnabled: false }, async (page) => {
      const coming = page.waitForEvent("download");
      await page.getByRole("link", { name: labels.manual }).click();
      expect((await coming).suggestedFilename()).toBe("HATWebPortal_2025.pdf");
    }));
});

function others(page: Page) {
  return page.getByRole("group", { name: labels.others });
}
