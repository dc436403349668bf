import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { visitSourceKey } from "#contract/visit-source.ts";
import { answerCookieBar, visit, words } from "./browser.ts";
import { dialogOf, fillInForm, sendButtonOf, storedRow } from "./contact-steps.ts";

const campaign = "/about-us?utm_source=Newsletter&utm_medium=email&utm_campaign=Spring%202027&fbclid=Ada";
const article = { referer: "https://news.example/ada?reader=7" };

const unknown = { visit_landing: "", visit_referrer: "", visit_source: "", visit_medium: "", visit_campaign: "" };
const known = {
  visit_landing: "/about-us",
  visit_referrer: "news.example",
  visit_source: "newsletter",
  visit_medium: "email",
  visit_campaign: "spring 2027",
};

/** Sends the contact form of the page that is open, and returns where its visit came from as it was stored. */
async function sendFrom(page: Page, name: string) {
  await fillInForm(page, name);
  await sendButtonOf(page).click();
  await dialogOf(page).getByText(words.contact.messages.success).waitFor();
  const row = storedRow(name);
  return Object.fromEntries(Object.keys(unknown).map((column) => [column, row?.[column]]));
}

const kept = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), visitSourceKey);

/** As a visitor goes on, so that the browser names the page before. */
async function goOn(page: Page): Promise<void> {
  await page.getByRole("contentinfo").getByRole("link", { name: words.careers.title }).click();
  await page.waitForURL("**/careers");
}

describe("where a request came from", () => {
  test("is known on the page that the visit began on, without an answer, and nothing of it is kept", () =>
    visit("/offline", {}, async (page) => {
      await page.goto(campaign, article);
      expect(await sendFrom(page, "Ada, on the first page")).toEqual(known);
      expect(await kept(page)).toBeNull();
    }));

  test.each([undefined, words.frame.cookieBar.noThanks])("is unknown on the next page after the answer %s", (answer) =>
    visit("/offline", {}, async (page) => {
      await page.goto(campaign, article);
      if (answer) await answerCookieBar(page, answer);
      await goOn(page);
      expect(await sendFrom(page, `Ada, after ${answer}`)).toEqual(unknown);
      expect(await kept(page)).toBeNull();
    }),
  );

  test("is known on the next page after a yes, by no more than the campaign and the names of site and page", () =>
    visit("/offline", {}, async (page) => {
      await page.goto(campaign, article);
      await answerCookieBar(page, words.frame.cookieBar.ok);
      await page.waitForFunction((key) => sessionStorage.getItem(key) !== null, visitSourceKey);
      expect(await kept(page)).not.toMatch(/ada|reader/i);
      await goOn(page);
      expect(await sendFrom(page, "Ada, on the next page")).toEqual(known);
      // A changed mind takes it back.
      await page.getByRole("button", { name: words.frame.footer.cookieSettings }).click();
      await answerCookieBar(page, words.frame.cookieBar.noThanks);
      await page.waitForFunction((key) => sessionStorage.getItem(key) === null, visitSourceKey);
      expect(await sendFrom(page, "Ada, after a changed mind")).toEqual(unknown);
    }));

  test("is the page alone where no other site led to it", () =>
    visit("/about-us", {}, async (page) => {
      expect(await sendFrom(page, "Ada, by herself")).toEqual({ ...unknown, visit_landing: "/about-us" });
    }));
});
