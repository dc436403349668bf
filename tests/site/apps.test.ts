import type { Page, Request } from "playwright-core";
import { describe, expect, inject, test } from "vitest";
import { pages } from "#content/pages.ts";
import { eventsPath } from "#contract/analytics.ts";
import { appListVersionKey } from "#contract/browser-storage.ts";
import {
  blockStorage,
  bytesOf,
  takesClickForNewTab,
  testOn,
  untilReported,
  visit,
  visitAnew,
  words,
} from "./browser.ts";
import { htmlOf } from "./html-of.ts";

const { apps, title, downloading, failed } = words.apps;
const builds = [
  ["Bark: Android App", "bark.apk"],
  ["BidRight: Android Production", "bidright.apk"],
  ["BidRight: Android Development", "bidright-dev.apk"],
  ["BidRight: Android Staging", "bidright-staging.apk"],
  ["Savorwe: Android App", "savorwe.apk"],
] as const;

describe("the list as it comes", () => {
  const test = testOn("/apps", {});

  test("the list is numbered, in alternating colors, with three entries", async ({ page }) => {
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(title);
    const entries = page.getByRole("main").locator("ol > li");
    expect(await entries.getByRole("heading", { level: 2 }).allTextContents()).toEqual(["Bark", "BidRight", "Savorwe"]);
    expect(await entries.getByRole("paragraph").filter({ hasText: /./ }).allTextContents()).toEqual(
      apps.map(({ text }) => text),
    );
    const colors = await entries.evaluateAll((all) => all.map((entry) => getComputedStyle(entry).backgroundColor));
    expect(colors[0]).not.toBe(colors[1]);
    expect(colors[2]).toBe(colors[0]);
  });

  test("each file looks like a link, as wide as its row, in letters of at least 15 px", async ({ page }) => {
    const links = page.getByRole("main").locator("li li a");
    const looks = await links.evaluateAll((all) =>
      all.map((link) => ({
        line: getComputedStyle(link).textDecorationLine,
        smallest: Math.min(...[...link.children].map((part) => Number.parseFloat(getComputedStyle(part).fontSize))),
        wide: link.clientWidth === link.closest("li")?.clientWidth,
      })),
    );
    expect(looks.length).toBe(builds.length);
    for (const { line, smallest, wide } of looks) {
      expect([line, wide]).toEqual(["underline", true]);
      expect(smallest).toBeGreaterThanOrEqual(15);
    }
  });

  test.for([768, 1024, 1440])("a picture is as high as its stripe, %i px wide", async (width, { page }) => {
    await page.setViewportSize({ width, height: 900 });
    const gaps = await page
      .getByRole("main")
      .locator("ol > li")
      .evaluateAll((stripes) =>
        stripes.map((stripe) => {
          const [whole, picture] = [stripe, stripe.querySelector("div:has(> [data-control])")].map((box) =>
            box?.getBoundingClientRect(),
          );
          return [(picture?.top ?? 0) - (whole?.top ?? 0), (whole?.bottom ?? 0) - (picture?.bottom ?? 0)].map(
            Math.round,
          );
        }),
      );
    expect(gaps).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ]);
  });

  test("a drawing fills at least four fifths of its stripe on a tablet", async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const shares = await page.locator("[data-control]").evaluateAll((screens) =>
      screens.map((screen) => {
        const [drawing, stripe] = [screen, screen.closest("ol > li")].map((box) => box?.getBoundingClientRect());
        return (drawing?.height ?? 0) / (stripe?.height ?? 1);
      }),
    );
    expect(Math.min(...shares)).toBeGreaterThan(0.8);
  });

  test.for(builds)("%s downloads %s, bypassing every cache", async ([name, file], { page }) => {
    const asked = page.waitForRequest(`**/assets/apps/${file}?ts=*`);
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name }).click();
    const ts = Number(new URL((await asked).url()).searchParams.get("ts"));
    expect(Math.abs(ts - Date.now())).toBeLessThan(60_000);
    const download = await coming;
    expect(download.suggestedFilename()).toBe(file);
    // Every apk is an archive, and an archive begins with these two letters.
    expect((await bytesOf(download)).toString("latin1", 0, 2)).toBe("PK");
    await expect.poll(() => page.getByText(downloading).count()).toBe(0);
  });

  test("the browser handles a Ctrl-click on a build", async ({ page }) => {
    expect(await takesClickForNewTab(page.getByRole("link", { name: "Bark: Android App" }))).toBe(false);
  });

  test("the page says when a build is downloading, and a second click requests nothing", async ({ page }) => {
    const { promise: held, resolve: send } = Promise.withResolvers<void>();
    let requests = 0;
    const build = "**/assets/apps/bark.apk*";
    await page.route(build, async (route) => {
      requests += 1;
      await held;
      await route.continue();
    });
    const button = page.getByRole("link", { name: "Bark: Android App" });
    await button.click();
    await expect.poll(() => page.getByText(downloading).isVisible()).toBe(true);
    await button.click();
    const coming = page.waitForEvent("download");
    send();
    await coming;
    await expect.poll(() => page.getByText(downloading).count()).toBe(0);
    expect(requests).toBe(1);
    await page.unroute(build);
  });
});

test("builds that are not there or cannot be sent show an error next to their buttons and nowhere else", () =>
  visit("/apps", { expectErrors: true }, async (page) => {
    await page.route("**/assets/apps/bidright-dev.apk*", (route) => route.fulfill({ status: 404, body: "no" }));
    await page.route("**/assets/apps/savorwe.apk*", (route) => route.fulfill({ status: 503, body: "no" }));
    await page.getByRole("link", { name: "BidRight: Android Development" }).click();
    await page.getByRole("link", { name: "Savorwe: Android App" }).click();
    const expected = ["bidright-dev.apk", "savorwe.apk"].map((file) => failed.replace("{file}", file));
    await expect.poll(() => alerts(page)).toEqual(expected);
  }));

test("a build that is redirected to a page is reported, not saved", () =>
  visit("/apps", {}, async (page) => {
    const link = page.getByRole("link", { name: "Bark: Android App" });
    await link.evaluate((build: HTMLAnchorElement) => {
      build.href = "/hat";
    });
    await link.click();
    await expect.poll(() => alerts(page)).toEqual([failed.replace("{file}", "bark.apk")]);
  }));

test("a lost connection is reported, even if it was lost before the first download", () =>
  visitAnew("/apps", { expectErrors: true }, async (page, context) => {
    await context.setOffline(true);
    await page.getByRole("link", { name: "Bark: Android App" }).click();
    await expect.poll(() => alerts(page)).toHaveLength(1);
  }));

test("without JavaScript a button is a plain download", () =>
  visit("/apps", { javaScriptEnabled: false }, async (page) => {
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Savorwe: Android App" }).click();
    expect((await coming).suggestedFilename()).toBe("savorwe.apk");
  }));

test("another version of the list is replaced, and the page reloads once", () =>
  visit("/about-us", {}, async (page) => {
    await page.evaluate((key) => localStorage.setItem(key, "v1.0.0"), appListVersionKey);
    expect(await loadsOf(page, opened)).toBe(2);
    expect(await storedVersion(page)).toBe("v1.0.1");
    expect(await loadsOf(page, opened)).toBe(1);
  }));

test("a first-time visitor's page stores the version and reloads once, which counts as one view", () =>
  visit("about:blank", {}, async (page) => {
    const views = viewsOf(page);
    expect(await loadsOf(page, opened)).toBe(2);
    expect(await storedVersion(page)).toBe("v1.0.1");
    await expect.poll(() => views).toEqual(["/apps"]);
    expect(await loadsOf(page, opened)).toBe(1);
    expect(await loadsOf(page, (page) => page.reload())).toBe(1);
    await page.evaluate(() => localStorage.clear());
    // From another page: some browsers take the way from a page to itself for a reload.
    await page.goto("/about-us");
    expect(await loadsOf(page, opened)).toBe(2);
    await page.goto("/about-us");
    expect(await loadsOf(page, (page) => page.goBack())).toBe(1);
  }));

test.each([
  ["blocked", blockStorage, 1],
  ["full", fillStorage, 1],
  ["read-only", (key: string) => localStorage.setItem(key, "v1.0.0"), 2],
  ["empty at every load", () => localStorage.clear(), 2],
] as const)("the page never reloads in a loop when storage is %s", (_state, script, loads) =>
  visitAnew("about:blank", {}, async (page) => {
    await page.addInitScript(script, appListVersionKey);
    expect(await loadsOf(page, opened)).toBe(loads);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  }),
);

test("two tabs that open the list at the same time reload at most once each", () =>
  visit("about:blank", {}, async (page) => {
    const other = await page.context().newPage();
    const loads = await Promise.all([loadsOf(page, opened), loadsOf(other, opened)]);
    expect(Math.max(...loads)).toBe(2);
    expect(await storedVersion(other)).toBe("v1.0.1");
    expect(await Promise.all([loadsOf(page, opened), loadsOf(other, opened)])).toEqual([1, 1]);
  }));

test("nothing on the site links to the list, and search engines are told not to index it", async () => {
  const leading: string[] = [];
  for (const path of [...pages().map(({ path }) => path), "/sitemap.xml", "/robots.txt"]) {
    const text = await htmlOf(path);
    if (
      /href="[^"]*\/apps"/.test(path === "/apps" ? "" : text) ||
      /\/apps\b(?!\/)/.test(path.includes(".") ? text : "")
    )
      leading.push(path);
  }
  expect(leading).toEqual([]);
  const response = await fetch(`${inject("base")}/apps`);
  expect(response.headers.get("x-robots-tag")).toBe("noindex");
  expect(await response.text()).toContain('<meta name="robots" content="noindex">');
});

/** How often the document of /apps is loaded until the page reports its view. A load that is replaced reports none. */
async function loadsOf(page: Page, open: (page: Page) => Promise<unknown>): Promise<number> {
  let loads = 0;
  const count = (request: Request) => {
    if (request.isNavigationRequest()) loads += 1;
  };
  page.on("request", count);
  await open(page);
  await untilReported(page);
  page.off("request", count);
  return loads;
}

function opened(page: Page): Promise<unknown> {
  return page.goto("/apps");
}

function storedVersion(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), appListVersionKey);
}

/** The page views reported to the counter from now on. */
function viewsOf(page: Page): string[] {
  const views: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname !== eventsPath) return;
    const { kind, path } = request.postDataJSON();
    if (kind === "view" && path === "/apps") views.push(path);
  });
  return views;
}

async function alerts(page: Page): Promise<string[]> {
  return (await page.getByRole("alert").allTextContents()).filter((text) => text !== "");
}

/** Runs in the page. */
function fillStorage(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
  };
}
