import type { Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { storedNames } from "#content/stored-items.ts";
import { consentKey, storedItems } from "#contract/browser-storage.ts";
import { on } from "#contract/parts.ts";
import { visitSourceKey } from "#contract/visit-source.ts";
import { blockStorage, desktop, type Stored, storedBy, untilReported, visit, visitAnew, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

/** Offered in English to the browser of the tests. */
const mongolianPage = "/mn/about-us";
/** Between them they store all that the table lists. What each page stores is asked in every-page.ts. */
const storingPages = ["/", ...(on.apps ? ["/apps"] : []), ...(on.mongolian ? [mongolianPage] : [])];

// What a service of another company stores has no area where none is set up.
const table = storedNames().map((name) => storedItems[name]);
const items = table.filter((item) => !("isOutside" in item));

function isOne(item: Stored, { area, name }: Stored): boolean {
  if (item.area !== area) return false;
  return item.name.endsWith("*") ? name.startsWith(item.name.slice(0, -1)) : name === item.name;
}

test("the site stores exactly what the table lists, and contacts no other site", async () => {
  const own = new URL(inject("base")).origin;
  const all: Stored[] = [];
  const foreign: string[] = [];
  await visitAnew("/offline", { serviceWorkers: "allow" }, async (page, context) => {
    context.on("request", (request) => {
      if (new URL(request.url()).origin !== own) foreign.push(`${page.url()} → ${request.url()}`);
    });
    for (const path of storingPages) {
      await page.goto(path);
      await untilReported(page);
      await page.evaluate(() => navigator.serviceWorker.ready);
      if (path === mongolianPage) {
        await page.getByRole("button", { name: words.frame.language.close, exact: true }).click();
        all.push(...(await storedBy(page)));
        continue;
      }
      const before = await storedBy(page);
      await page.getByRole("button", { name: words.frame.cookieBar.ok, exact: true }).click();
      await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, visitSourceKey);
      all.push(...before, ...(await storedBy(page)));
      expect(before).not.toContainEqual({ area: "localStorage", name: consentKey });
      // The next page asks again.
      await page.evaluate((key) => localStorage.removeItem(key), consentKey);
    }
    all.push(...(await context.cookies()).map(({ name }) => ({ area: "cookie", name })));
  });
  expect(all.filter((stored) => !items.some((item) => isOne(item, stored)))).toEqual([]);
  expect(items.filter((item) => !all.some((stored) => isOne(item, stored)))).toEqual([]);
  expect(foreign).toEqual([]);
});

const bar = (page: Page) => page.getByRole("region", { name: words.frame.cookieBar.label });

describe("the table of what is stored", () => {
  test.each(["/privacy-policy", "/eu-privacy-policy"])("stands on %s as the code has it", async (path) => {
    const html = await htmlOf(path);
    const [, rows = ""] = /<section id="cookies".*?<tbody>(.*?)<\/tbody>/s.exec(html) ?? [];
    const names = [...rows.matchAll(/<th\b[^>]*>(.*?)<\/th>/gs)].map(([, name = ""]) => name.replace(/<[^>]*>/g, ""));
    expect(names).toEqual(table.map(({ name }) => name.replace("*", "…")));
  });
});

describe("cookie bar", () => {
  test.each([
    [words.frame.cookieBar.ok, "yes"],
    [words.frame.cookieBar.noThanks, "no"],
  ])("%s is stored as %s and hides the bar permanently", (button, value) =>
    visit("/about-us", {}, async (page) => {
      expect(await bar(page).innerText()).toContain(words.frame.cookieBar.text);
      expect(await bar(page).getByRole("link").getAttribute("href")).toBe("/privacy-policy");
      const { y = 0, height = 0 } = (await bar(page).boundingBox()) ?? {};
      expect(y).toBeGreaterThan(desktop.height / 2);
      expect(y + height).toBeLessThanOrEqual(desktop.height);
      await bar(page).getByRole("button", { name: button, exact: true }).click();
      expect(await bar(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => localStorage.getItem("cookieConsent"))).toBe(value);
      await page.reload();
      expect(await bar(page).isVisible()).toBe(false);
    }),
  );

  test("works where storage is blocked", () =>
    visitAnew("about:blank", {}, async (page) => {
      await page.addInitScript(blockStorage);
      await page.goto("/about-us");
      await page.getByRole("button", { name: words.frame.cookieBar.ok, exact: true }).click();
      expect(await bar(page).isVisible()).toBe(false);
    }));
});

describe("cookie settings in the footer", () => {
  const settings = (page: Page) =>
    page.getByRole("contentinfo").getByRole("button", { name: words.frame.footer.cookieSettings });

  test("after either answer they bring the bar back, show the choice, and accept a new one", () =>
    visit("/about-us", {}, async (page) => {
      const { ok, noThanks } = words.frame.cookieBar;
      const { saidYes, saidNo } = words["cookie-settings"];
      await bar(page).getByRole("button", { name: ok, exact: true }).click();
      for (const [said, notSaid, next, value] of [
        [saidYes, saidNo, noThanks, "no"],
        [saidNo, saidYes, ok, "yes"],
      ] as const) {
        await settings(page).click();
        await bar(page).getByText(said).waitFor();
        expect(await bar(page).innerText()).not.toContain(notSaid);
        expect(await page.evaluate(() => document.activeElement?.closest("section")?.id)).toBe("cookie-bar");
        await bar(page).getByRole("button", { name: next, exact: true }).click();
        expect(await bar(page).isVisible()).toBe(false);
        expect(await page.evaluate((key) => localStorage.getItem(key), consentKey)).toBe(value);
        expect(await page.evaluate(() => document.activeElement?.id)).toBe("cookie-settings");
      }
    }));

  test("with Global Privacy Control no bar asks, they explain why there is no choice, and store nothing", () =>
    visitAnew("about:blank", {}, async (page, context) => {
      await context.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true }),
      );
      await page.goto("/about-us");
      expect(await bar(page).isVisible()).toBe(false);
      await settings(page).click();
      await bar(page).getByText(words["cookie-settings"].privacyControl).waitFor();
      expect(await bar(page).getByRole("button").allTextContents()).toEqual([words.frame.cookieBar.ok]);
      // This OK is no consent, so it is not tracked as one.
      expect(await bar(page).locator("[data-event]").count()).toBe(0);
      await bar(page).getByRole("button", { name: words.frame.cookieBar.ok, exact: true }).click();
      expect(await bar(page).isVisible()).toBe(false);
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    }));

  test("they bring the bar back even if their code cannot be loaded", () =>
    visit("/about-us", { expectErrors: true }, async (page) => {
      await page.route("**/reopen-cookie-bar*", (route) => route.abort());
      const bar = page.locator("#cookie-bar");
      await bar.getByRole("button").first().click();
      await bar.waitFor({ state: "hidden" });
      await page.locator("#cookie-settings").click();
      await bar.waitFor();
    }));

  test("without JavaScript there is no dead button", () =>
    visit("/about-us", { javaScriptEnabled: false }, async (page) => {
      expect(await settings(page).isVisible()).toBe(false);
    }));
});
