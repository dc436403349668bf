import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { pages } from "#content/pages.ts";
import { appListVersion, appListVersionKey, consentKey } from "#contract/browser-storage.ts";
import { openServer } from "#tests/support/test-server.ts";
import { still, visitAnew } from "./browser.ts";

/** Together they link to everything there is: pages, sections, pictures, videos, a manual, Android packages. */
const representative = ["/", "/clover/hat", "/projects/ccgen", "/guides/sales-adjuster", "/apps"];
/** What every page keeps to (every-page.ts), headers included. */
const firstFlight = 10 * 1_460;

test.each(representative)("pressing every link of %s fetches pages ahead, and nothing else", async (path) => {
  const paths = pages().map((page) => page.path);
  const { attempted, responses } = await pressEveryLink(path, paths);
  expect(attempted.filter((address) => !paths.includes(address))).toEqual([]);
  expect(responses.filter(({ address }) => !paths.includes(address))).toEqual([]);
  expect(responses.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
  expect(new Set(attempted).size).toBeGreaterThan(3);
});

/** What the browser set out to fetch ahead, and what the server sent for it. */
async function pressEveryLink(path: string, paths: string[]) {
  const responses: { address: string; bytes: number }[] = [];
  await using server = await openServer({ staticFiles: "built" });
  server.app.addHook("onResponse", async ({ url, headers }, reply) => {
    if (headers["sec-purpose"]) responses.push({ address: url, bytes: Number(reply.getHeader("content-length") ?? 0) });
  });
  const baseURL = await server.listen();
  const attempted = await visitAnew("about:blank", { ...still, baseURL }, async (page) => {
    // Neither the cookie bar nor the list of apps, which loads once more for a new visitor, comes in between.
    const seen = { [consentKey]: "no", [appListVersionKey]: appListVersion };
    await page.addInitScript((items) => void Object.assign(localStorage, items), seen);
    await page.goto(path);
    const addresses = await watchPrefetches(page);
    // Pressing a link starts at once what resting on it starts a moment later. Following it is not wanted here.
    await page.evaluate(() =>
      addEventListener(
        "click",
        (event) => {
          event.preventDefault();
          event.stopImmediatePropagation();
        },
        true,
      ),
    );
    // The footer is the same everywhere.
    const parts = path === "/" ? "main a[href], header a[href], footer a[href]" : "main a[href], header a[href]";
    const links = await page.locator(parts).filter({ visible: true }).all();
    const pressed: string[] = [];
    for (const link of links) {
      await link.click();
      pressed.push(await link.evaluate((element: HTMLAnchorElement) => element.pathname));
    }
    // They are attempted in the order in which they were pressed, so this comes after all that matters.
    const last = pressed.findLast((address) => address !== path && paths.includes(address));
    await expect.poll(() => addresses.at(-1)).toBe(last);
    return addresses;
  });
  return { attempted, responses };
}

async function watchPrefetches(page: Page): Promise<string[]> {
  const addresses: string[] = [];
  const browser = await page.context().newCDPSession(page);
  browser.on("Preload.prefetchStatusUpdated", ({ prefetchUrl, status }) => {
    if (status === "Running") addresses.push(new URL(prefetchUrl).pathname);
  });
  await browser.send("Preload.enable");
  return addresses;
}
