import { describe, expect, inject, test } from "vitest";
import type { LegalDocument } from "#content/schema/legal.ts";
import { typeface } from "#content/typeface.ts";
import { on } from "#contract/parts.ts";
import { phone, testOn, visit, words } from "./browser.ts";

const tabs = [words.legal.us.title, words.legal.eu.title];

test.each([
  ["/privacy-policy", 0, datesOf(words.legal.us)],
  ["/eu-privacy-policy", 1, datesOf(words.legal.eu)],
] as const)(
  "%s highlights its own tab, shows its dates, and the other tab leads to the other page",
  (path, own, dates) =>
    visit(path, {}, async (page) => {
      const main = page.getByRole("main");
      expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(tabs[own]);
      for (const date of dates) expect(await main.getByText(date).isVisible()).toBe(true);
      const links = page.getByRole("navigation", { name: words.legal.labels.switcher }).getByRole("link");
      expect(await links.count()).toBe(2);
      expect(await links.nth(own).getAttribute("aria-current")).toBe("page");
      expect(await links.nth(1 - own).getAttribute("aria-current")).toBeNull();
      const colors = await links.evaluateAll((all) => all.map((link) => getComputedStyle(link).color));
      expect(colors[0]).not.toBe(colors[1]);
      expect(await links.nth(own).locator("img").isVisible()).toBe(true);
      expect(
        await links
          .nth(1 - own)
          .locator("img")
          .count(),
      ).toBe(0);
      await links.nth(1 - own).click();
      await page.getByRole("heading", { level: 1, name: tabs[1 - own] }).waitFor();
    }),
);

/** What a document says of its dates: one line if both are the same. */
function datesOf({ effective, lastUpdated }: LegalDocument): string[] {
  const { labels } = words.legal;
  const date = new Date(effective).toLocaleDateString("en", { dateStyle: "long", timeZone: "UTC" });
  return effective === lastUpdated
    ? [`${labels.bothDates}: ${date}`]
    : [`${labels.effective}: ${date}`, `${labels.lastUpdated}: `];
}

test("the terms have numbered lists and lead to the privacy policy", () =>
  visit("/end-user-license-agreement", {}, async (page) => {
    const main = page.getByRole("main");
    expect(await main.getByRole("heading", { level: 1 }).textContent()).toBe(words.legal.terms.title);
    const numbered = main.locator("#who-may-use ol");
    expect(await numbered.evaluate((list) => getComputedStyle(list).listStyleType)).toBe("decimal");
    expect(await main.locator("section ol").count()).toBeGreaterThan(5);
    await main.locator("a[href='/privacy-policy']").first().click();
    await page.waitForURL("**/privacy-policy");
  }));

describe("the privacy policy on a phone, without JavaScript", () => {
  const test = testOn("/privacy-policy", { viewport: phone, javaScriptEnabled: false });

  test("shows its summary before its contents, which are collapsed and open at a click", async ({ page }) => {
    const contents = page.getByRole("navigation", { name: words.legal.labels.contents });
    const fold = contents.getByText(words.legal.labels.contents).first();
    const link = contents.locator("a[href='#children']").filter({ visible: true });
    expect(await link.count()).toBe(0);
    const [summary, box] = await Promise.all(
      [page.locator("article > div").first(), contents].map((part) => part.boundingBox()),
    );
    expect(summary?.y).toBeLessThan(box?.y ?? 0);
    await fold.click();
    await link.click();
    await page.waitForURL("**#children");
    await fold.click();
    expect(await link.count()).toBe(0);
  });

  test("shows the table of what is stored as a list of labeled lines", async ({ page }) => {
    const cells = page.locator("#cookies tbody tr").first().locator("td");
    const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect().width));
    expect(Math.min(...boxes)).toBeGreaterThan(phone.width * 0.7);
    const label = await cells.nth(1).evaluate((cell) => getComputedStyle(cell, "::before").content);
    expect(label).toContain(String(await page.locator("#cookies th").nth(2).textContent()));
  });
});

test("in a window 768 px wide its contents are open from the start", () =>
  visit("/privacy-policy", { viewport: { width: 768, height: 900 } }, async (page) => {
    const contents = page.getByRole("navigation", { name: words.legal.labels.contents });
    expect(await contents.locator("a[href='#children']").filter({ visible: true }).isVisible()).toBe(true);
    expect(await contents.getByRole("heading", { level: 2 }).count()).toBe(1);
  }));

test("the licenses are a text that caches revalidate, and name what browsers load and nothing that they do not", async () => {
  const response = await fetch(`${inject("base")}/licenses.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-cache");
  const [, loaded = ""] = /^## What your browser loads\n(.*?)^## /ms.exec(await response.text()) ?? [];
  const names = [...loaded.matchAll(/^- (\S+) [\d.]+ \([\w.-]+\)$/gm)].map(([, name]) => name);
  // The typeface comes with the styles, the captcha in a worker, the rest in scripts that are loaded on demand.
  const some = [typeface, "altcha-lib", ...(on.clover ? ["minisearch"] : []), "react-dom", "web-vitals"];
  expect(names).toEqual(expect.arrayContaining(some));
  expect(names).not.toContain("react-router");
  expect(names).not.toContain("fastify");
});
