import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { pages } from "#content/pages.ts";
import { eventsPath } from "#contract/analytics.ts";
import { events } from "#contract/tracked-events.ts";
import { databaseName } from "#server/storage/open.ts";
import { readRows } from "#tests/support/database.ts";
import { testOf } from "#tests/support/test-of.ts";
import { untilReported, visit, visitAnew, words } from "./browser.ts";
import { htmlOf } from "./html-of.ts";

/** What a browser says that a person sits at. The test's own browser says that it has no head, and is not counted. */
const person = {
  userAgent: "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36",
};
const polling = { timeout: 15_000, interval: 250 };

function countOf(page: string, kind: string, label = ""): number {
  const rows = readRows(join(inject("dataFolder"), databaseName), "daily_total");
  return rows.find((row) => row.page === page && row.kind === kind && row.label === label)?.count ?? 0;
}

const [network] = words.company.socials;

/** What a click on the link to a network is counted as. */
function eventOf(name: string): string {
  return `social ${name}` in events ? `social ${name}` : "social other";
}

/** What the page tells the counter after its view. */
async function eventsOf(page: Page): Promise<unknown[]> {
  const sent: unknown[] = [];
  await untilReported(page);
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === eventsPath) sent.push(request.postDataJSON());
  });
  return sent;
}

/** Responds for every other site, so that a link can be followed without leaving this machine. */
function respondForOthers(context: BrowserContext): Promise<unknown> {
  const own = new URL(inject("base")).origin;
  return context.route(
    (url) => url.origin !== own,
    (route) => route.fulfill({ contentType: "text/html", body: "<title>Another site</title>" }),
  );
}

// The counter writes every five seconds, so tests that wait for it run together.
test.concurrent("each view adds one to its page's total, and the query string is not recorded", ({ expect }) =>
  visit("/accessibility?email=ada@engine.test", person, async (page) => {
    await expect.poll(() => countOf("/accessibility", "view"), polling).toBe(1);
    const sent = await eventsOf(page);
    await page.goto("/accessibility?again#top");
    await expect.poll(() => countOf("/accessibility", "view"), polling).toBe(2);
    expect(sent).toEqual([{ kind: "view", path: "/accessibility" }]);
  }));

test.concurrent("the hero's button, a social link and OK are counted by their labels", ({ expect }) =>
  visitAnew("/", { ...person, reducedMotion: "reduce" }, async (page, context) => {
    await respondForOthers(context);
    const sent = await eventsOf(page);
    const clicks = {
      "View our works - Dashboard": page.getByRole("link", { name: words.home.hero.button }),
      ...(network && {
        [eventOf(network.name)]: page
          .getByRole("contentinfo")
          .getByRole("link", { name: `${network.label} (${words.frame.footer.newTab})` }),
      }),
      OK: page.getByRole("button", { name: words.frame.cookieBar.ok, exact: true }),
    };
    // One after the other: requests that are sent together arrive in any order.
    for (const [index, [label, button]] of Object.entries(clicks).entries()) {
      await button.click();
      await expect.poll(() => sent.slice(index), polling).toEqual([{ kind: "event", path: "/", label }]);
      await expect.poll(() => countOf("/", "event", label), polling).toBe(1);
    }
  }));

describe("clicks and submits", () => {
  test("everything that is tracked is on a page, and nothing else is marked", async () => {
    const all = await Promise.all(pages().map(({ path }) => htmlOf(path)));
    const marked = all.flatMap((html) => [...html.matchAll(/data-event="([^"]*)"/g)].map(([, label]) => label));
    const networks = new Set(words.company.socials.map(({ name }) => eventOf(name)));
    const expected = Object.keys(events).filter((label) => !label.startsWith("social ") || networks.has(label));
    expect([...new Set(marked)].sort()).toEqual(expected.sort());
  });

  test("a click beside the button of a marked part, or on anything else, is not counted", () =>
    visit("/", { ...person, reducedMotion: "reduce" }, async (page) => {
      const sent = await eventsOf(page);
      await page.evaluate(() => {
        for (const part of document.querySelectorAll<HTMLElement>("div[data-event], form[data-event], main"))
          part.click();
      });
      await page.getByRole("button", { name: words.frame.cookieBar.noThanks }).click();
      await page.locator("#cookie-bar [value=yes]").evaluate((button: HTMLElement) => button.click());
      await expect.poll(() => sent, polling).toEqual([{ kind: "event", path: "/", label: "OK" }]);
    }));

  test("a click on what opens a part of the page is counted if it is marked", () =>
    visit("/services/mobile-apps", person, async (page) => {
      const sent = await eventsOf(page);
      const summary = page.locator("main summary").last();
      await summary.evaluate((element) => element.setAttribute("data-event", "OK"));
      await summary.click();
      const expected = { kind: "event", path: "/services/mobile-apps", label: "OK" };
      await expect.poll(() => sent, polling).toEqual([expected]);
    }));

  test("sending the contact form counts as a submit, without what the visitor wrote", () =>
    visit("/about-us", person, async (page) => {
      const sent = await eventsOf(page);
      await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
      await page.getByRole("textbox", { name: words.contact.fields.name }).fill("Ada");
      await page.getByRole("dialog").getByRole("button", { name: words.contact.send }).click();
      await expect
        .poll(() => sent, polling)
        .toContainEqual({
          kind: "event",
          path: "/about-us",
          label: "Submit contact request",
        });
      expect(JSON.stringify(sent)).not.toContain("Ada");
    }));
});

describe("loading", () => {
  testOf("clover")("a measured view reports paint, response and layout-shift times when the visitor leaves", () =>
    visitAnew("/guides", person, async (page, context) => {
      await context.addInitScript(() => {
        Math.random = () => 0;
      });
      await page.reload();
      await page.mouse.move(200, 300, { steps: 2 });
      const file = await page.waitForFunction(
        () => performance.getEntriesByType("resource").find(({ name }) => name.includes("measure-vitals"))?.name,
      );
      // Only a click after its code has run completes the largest paint. In a string, so that Vite leaves `import` alone.
      await page.evaluate(`import(${JSON.stringify(await file.jsonValue())}).then(() => {})`);
      // The visitor leaves before the browser has had an idle moment for the library.
      await page.evaluate(() => Object.assign(window, { requestIdleCallback: () => 0 }));
      await page.getByRole("button", { name: words.frame.cookieBar.noThanks }).click();
      await page.waitForFunction(() => performance.getEntriesByType("first-input").length > 0);
      const request = page.waitForRequest((one) => one.postData()?.includes('"vitals"') ?? false);
      await page.evaluate(() => {
        Object.defineProperty(document, "visibilityState", { value: "hidden" });
        document.dispatchEvent(new Event("visibilitychange"));
      });
      const { path, values } = (await request).postDataJSON();
      expect(path).toBe("/guides");
      expect(values).toEqual({ LCP: expect.any(Number), INP: expect.any(Number), CLS: 0 });
      expect(values.LCP).toBeGreaterThan(0);
      await expect.poll(() => countOf("/guides", "CLS", "0.001"), polling).toBe(1);
    }),
  );

  test("views that are not measured load no measuring code", () =>
    visitAnew("about:blank", person, async (page) => {
      await page.addInitScript(() => {
        Math.random = () => 0.99;
      });
      await page.goto("/guides");
      await page.mouse.move(200, 300);
      await page.waitForLoadState("networkidle");
      const scripts = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
      expect(scripts.filter((name) => name.includes("measure-vitals"))).toEqual([]);
    }));
});
