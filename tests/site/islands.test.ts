import { expect, test } from "vitest";
import { phone, visit, visitAnew } from "./browser.ts";
import { fillIn, storedRow } from "./contact-steps.ts";

const island = "[data-island=team-browser]";

test("an island is hydrated before it is touched: after an input elsewhere, when it is near", () =>
  visit("/", { viewport: phone }, async (page) => {
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await page.locator(`${island}[data-hydrated]`).count()).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    await page.keyboard.press("Shift");
    await page.waitForFunction(() => performance.getEntriesByType("resource").some(({ name }) => /hydrate/.test(name)));
    expect(await page.locator(`${island}[data-hydrated]`).count()).toBe(0);
    await page.locator(island).scrollIntoViewIfNeeded();
    await page.locator(`${island}[data-hydrated]`).waitFor();
  }));

test("an island that is not hydrated yet holds a plain click, and leaves a Ctrl-click or a Cmd-click to the browser", () =>
  visit("/about-us", {}, async (page) => {
    const taken = await page
      .locator("[data-island=team-browser] button")
      .first()
      .evaluate((button) => {
        const isTaken = (keys: MouseEventInit) =>
          !button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...keys }));
        return { withCtrl: isTaken({ ctrlKey: true }), withCmd: isTaken({ metaKey: true }), plain: isTaken({}) };
      });
    expect(taken).toEqual({ withCtrl: false, withCmd: false, plain: true });
  }));

test("where the code of the form cannot be loaded, Send posts it as without scripts", () =>
  // A window that was used before may have kept the code.
  visitAnew("/services/integrations", { expectErrors: true }, async (page) => {
    await page.route("**/static/contact-form-*.js", (route) => route.abort());
    const form = page.getByRole("main").locator("form");
    await fillIn(form, "Half a Connection, Inc");
    await form.locator("button[type=submit]").click();
    await page.waitForURL("**/contact-received");
    expect(storedRow("Half a Connection, Inc")).toMatchObject({ captcha: "absent" });
  }));
