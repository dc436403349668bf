import type { BrowserContext, Page } from "playwright-core";
import { afterAll, expect, test } from "vitest";
import { consentKey } from "#contract/browser-storage.ts";
import { openServer } from "#tests/support/test-server.ts";
import { answerCookieBar, onePageOfEachKind, untilReported, visitAnew, words } from "./browser.ts";

const server = await openServer({
  settings: { ANALYTICS_GA4_ID: "G-ABC123", ANALYTICS_PLAUSIBLE_DOMAIN: "site.example" },
  staticFiles: "built",
});
const baseURL = await server.listen();

afterAll(() => server[Symbol.asyncDispose]());

type Asked = { url: string; body: unknown };

/** Fakes both services, and records the requests they get. */
async function standIn(context: BrowserContext): Promise<Asked[]> {
  const asked: Asked[] = [];
  await context.route(
    (url) => url.origin !== baseURL,
    (route, request) => {
      const text = request.postData();
      asked.push({ url: request.url(), body: text ? JSON.parse(text) : undefined });
      const headers = { "access-control-allow-origin": "*" };
      // Google's script sets its cookie when it runs.
      return request.url().includes("gtag")
        ? route.fulfill({ contentType: "text/javascript", body: "document.cookie = '_ga=GA1.1; path=/'" })
        : route.fulfill({ status: 202, headers, body: "ok" });
    },
  );
  return asked;
}

/** The paths of everything that the page asks for, from now on. */
function requestsOf(context: BrowserContext): string[] {
  const paths: string[] = [];
  context.on("request", (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

/** The code that asks a service for anything would be loaded right after the view is reported, before this page asks again. */
async function untilNothingFollows(page: Page): Promise<void> {
  await untilReported(page);
  await page.evaluate(async () => {
    await new Promise((resolve) => requestIdleCallback(resolve));
    await fetch("/robots.txt");
  });
}

/** The file that connects the services, loaded after a yes and for clicks. */
const outsideCode = "/static/follow-event-";

const tagCommands = (page: Page) =>
  page.evaluate(() =>
    ((window as unknown as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) =>
      Array.from(command).filter((part) => !(part instanceof Date)),
    ),
  );

test("before an answer and after a no, no service is contacted, not even by DNS", () =>
  visitAnew("about:blank", { baseURL }, async (page, context) => {
    const asked = await standIn(context);
    const requests = requestsOf(context);
    await page.goto("/accessibility");
    await untilNothingFollows(page);
    await answerCookieBar(page, words.frame.cookieBar.noThanks);
    await page.goto("/about-us");
    await untilNothingFollows(page);
    expect(asked).toEqual([]);
    expect(requests).not.toContain("/api/analytics");
  }));

// What a page does before an answer is in every-page.ts.
test("no page contacts another company with Global Privacy Control, even after an earlier yes", () =>
  visitAnew("about:blank", { baseURL }, async (page, context) => {
    const asked = await standIn(context);
    await context.addInitScript((key) => {
      localStorage.setItem(key, "yes");
      Object.defineProperty(Navigator.prototype, "globalPrivacyControl", { value: true });
    }, consentKey);
    const requests = requestsOf(context);
    for (const path of onePageOfEachKind) {
      await page.goto(path);
      await untilNothingFollows(page);
    }
    expect(asked).toEqual([]);
    expect(requests.filter((path) => path.startsWith(outsideCode))).toEqual([]);
  }));

test("after OK both services receive the page view, the OK itself, and what follows", () =>
  visitAnew("/accessibility", { baseURL }, async (page, context) => {
    const asked = await standIn(context);
    const requests = requestsOf(context);
    await answerCookieBar(page, words.frame.cookieBar.ok);
    await page.waitForFunction(() => document.cookie.includes("_ga"));
    expect(requests).toContainEqual(expect.stringContaining(outsideCode));
    await page.getByRole("contentinfo").getByRole("link", { name: "LinkedIn" }).click();

    const url = `${baseURL}/accessibility`;
    const click = (category: string, label: string) => ({ name: "Click", props: { category, label } });
    const common = { domain: "site.example", url, referrer: null };
    const plausible = () => asked.filter((one) => one.url === "https://plausible.io/api/event").map(({ body }) => body);
    await expect.poll(plausible).toEqual([
      { name: "pageview", ...common },
      { ...click("Button", "OK"), ...common },
      { ...click("LinkButton", "social linkedin"), ...common },
    ]);
    expect(await tagCommands(page)).toEqual([
      ["js"],
      [
        "config",
        "G-ABC123",
        { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false },
      ],
      ["event", "page_view", { page_location: url }],
      ["event", "Click", { event_category: "Button", event_label: "OK" }],
      ["event", "Click", { event_category: "LinkButton", event_label: "social linkedin" }],
    ]);

    await page.goto("/about-us");
    await expect.poll(() => plausible().at(-1)).toMatchObject({ name: "pageview", url: `${baseURL}/about-us` });
  }));

test("a changed mind deletes Google's cookies and leaves no service in the page", () =>
  visitAnew("/accessibility", { baseURL }, async (page, context) => {
    const asked = await standIn(context);
    await answerCookieBar(page, words.frame.cookieBar.ok);
    await page.waitForFunction(() => document.cookie.includes("_ga"));
    await page.getByRole("button", { name: words.frame.footer.cookieSettings }).click();
    const reloaded = page.waitForEvent("load");
    await answerCookieBar(page, words.frame.cookieBar.noThanks);
    await reloaded;
    await untilNothingFollows(page);
    expect(await context.cookies()).toEqual([]);
    expect(await tagCommands(page)).toEqual([]);
    asked.length = 0;
    await page.reload();
    await untilNothingFollows(page);
    expect(asked).toEqual([]);
  }));
