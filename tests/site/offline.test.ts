import { rmSync } from "node:fs";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { testOf } from "#tests/support/test-of.ts";
import { addressesOf, visitAnew, words } from "./browser.ts";
import { nextEntry, nextRelease, type Origin, serveAlone } from "./two-releases.ts";

const guide = "/guides/register-plus";
let next: string;

beforeAll(async () => {
  next = await nextRelease();
});

afterAll(() => rmSync(next, { recursive: true }));

/** Opens a page on a server of its own, with a worker that is ready. */
async function journey(path: string, test: (page: Page, origin: Origin) => Promise<void>): Promise<void> {
  await using origin = await serveAlone();
  const options = {
    baseURL: origin.base,
    serviceWorkers: "allow",
    reducedMotion: "reduce",
    expectErrors: true,
  } as const;
  await visitAnew(path, options, async (page) => {
    await page.evaluate(() => navigator.serviceWorker.ready);
    await test(page, origin);
  });
}

/** Ends the connection and empties the browser's own cache: what is shown now comes from the worker's store. */
async function goOffline(page: Page, { disconnect }: Origin): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("Network.clearBrowserCache");
  await disconnect();
}

async function isStored(page: Page, path: string): Promise<void> {
  const check = () => page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);
  await expect.poll(check, { timeout: 10_000 }).toBe(true);
}

/** Waits until no worker is being installed any more. */
async function isActive(page: Page): Promise<void> {
  const check = () =>
    page.evaluate(async () => {
      const { active, waiting, installing } = await navigator.serviceWorker.ready;
      return active?.state === "activated" && !waiting && !installing;
    });
  await expect.poll(check, { timeout: 10_000 }).toBe(true);
}

function entryOf(page: Page): Promise<string> {
  return page.evaluate(() => document.querySelector<HTMLScriptElement>("script[type=module]")?.src ?? "");
}

test.each([
  ["is registered", "", /^Service worker registered$/],
  ["cannot be registered", "no storage", /^Service worker not registered: Error: no storage/],
])("once the page has loaded, a worker that %s is only logged", async (_what, failure, words) => {
  await using origin = await serveAlone();
  const logged: string[] = [];
  await visitAnew("about:blank", { baseURL: origin.base, serviceWorkers: "allow" }, async (page, context) => {
    context.on("console", (message) => logged.push(message.text()));
    await page.addInitScript((failure) => {
      const { register } = ServiceWorkerContainer.prototype;
      ServiceWorkerContainer.prototype.register = function (address) {
        const wrong = document.readyState === "complete" ? failure : "The page is still loading.";
        return wrong ? Promise.reject(new Error(wrong)) : register.call(this, address);
      };
    }, failure);
    await page.goto("/about-us");
    await expect.poll(() => logged).toEqual([expect.stringMatching(words)]);
  });
});

test("the home page opens without a connection after the first visit, styles, pictures and scripts included", () =>
  journey("/", async (page, origin) => {
    // Or each page would wait until the worker has started.
    const isPreloading = async () => (await (await navigator.serviceWorker.ready).navigationPreload.getState()).enabled;
    await expect.poll(() => page.evaluate(isPreloading)).toBe(true);
    await goOffline(page, origin);
    await page.reload();
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.home.hero.tagline);
    expect(await page.evaluate(() => document.fonts.load("16px 'Site'").then((fonts) => fonts.length))).toBe(1);
    await page.getByRole("banner").getByRole("button", { name: words.frame.contactUs }).click();
    await page.getByRole("dialog", { name: words.contact.title }).waitFor();
    const logo = page.getByRole("banner").locator("img").first();
    expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }));

testOf("clover")("a saved guide opens without a connection, with all its pictures and without its videos", () =>
  journey(guide, async (page, origin) => {
    const button = page.getByRole("button", { name: words.offline.save.label });
    await button.click();
    await page.getByRole("status").filter({ hasText: words.offline.save.saved }).waitFor();
    await goOffline(page, origin);
    await page.goto("/offline-for-sure");
    await page
      .getByRole("link", { name: /Register Plus/ })
      .first()
      .click();
    await page.waitForURL(guide);
    const broken = await page.locator("main img").evaluateAll(async (images) => {
      const pictures = images as HTMLImageElement[];
      for (const picture of pictures) picture.loading = "eager";
      const shown = await Promise.allSettled(pictures.map((picture) => picture.decode()));
      return pictures.filter((_, at) => shown[at]?.status === "rejected").map(({ src }) => src);
    });
    expect(broken).toEqual([]);
    const stored = await page.evaluate(async () =>
      (await (await caches.open("hashed-files")).keys()).map(({ url }) => url),
    );
    expect(stored.filter((url) => /\.(webm|mp4|vtt)$/.test(url))).toEqual([]);
  }),
);

testOf("clover")("a guide that was only visited opens without a connection too, whatever its query and fragment", () =>
  journey(guide, async (page, origin) => {
    await goOffline(page, origin);
    await page.goto(`${guide}?from=mail#how-to-pay`);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(
      words.guides.guides.find(({ slug }) => guide.endsWith(slug))?.title,
    );
    const kept = await page.evaluate(async () =>
      (await (await caches.open((await caches.keys()).find((name) => name.startsWith("pages-")) ?? "")).keys()).map(
        ({ url }) => url.slice(location.origin.length),
      ),
    );
    expect(kept.filter((path) => path.includes("?"))).toEqual([]);
  }),
);

testOf("clover")("a guide that cannot be saved says so", () =>
  journey(guide, async (page, origin) => {
    await goOffline(page, origin);
    await page.getByRole("button", { name: words.offline.save.label }).click();
    await page.getByRole("status").filter({ hasText: words.offline.save.failed }).waitFor();
  }),
);

testOf("clover")("a browser without the service worker says at once that a guide cannot be saved", () =>
  visitAnew("about:blank", {}, async (page) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "serviceWorker", { value: undefined }));
    await page.goto(guide);
    await page.getByRole("button", { name: words.offline.save.label }).click();
    await page.getByRole("status").filter({ hasText: words.offline.save.failed }).waitFor();
  }),
);

testOf("mongolian")(
  "a page that was never visited shows the offline page in its language, with a link to try again",
  () =>
    journey("/mn/privacy-policy", async (page, origin) => {
      await goOffline(page, origin);
      await page.goto("/mn/about-us");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(contentIn("mn").offline.title);
      await page.goto("/about-us");
      expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(words.offline.title);
      const drawing = page.locator("main img").first();
      await expect.poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
      const kept = page.getByRole("navigation", { name: words.offline.storedPages });
      expect(await addressesOf(kept.getByRole("link"))).toEqual(["/mn/privacy-policy"]);
      const again = page.getByRole("link", { name: words.offline.tryAgain });
      expect(await again.evaluate((link: HTMLAnchorElement) => new URL(link.href).pathname)).toBe("/about-us");
    }),
);

test("the next navigation shows a new release, its worker takes over, and offline each page has its own release's scripts", () =>
  journey("/privacy-policy", async (page, origin) => {
    const old = await entryOf(page);
    origin.release(next);
    await page.goto("/about-us");
    expect(await page.title()).toMatch(/^Next: /);
    await isStored(page, "/about-us");
    // While one worker replaces another, a browser may request from the network directly.
    await isActive(page);
    await goOffline(page, origin);
    const failed: string[] = [];
    page.on("requestfailed", (request) => request.resourceType() === "script" && failed.push(request.url()));
    for (const [path, entry] of [
      ["/privacy-policy", old],
      ["/about-us", nextEntry],
    ] as const) {
      await page.goto(path);
      await page.waitForLoadState();
      expect(await entryOf(page)).toContain(entry);
      expect(await page.getByRole("heading", { level: 1 }).textContent()).not.toBe(words.offline.title);
    }
    expect(failed).toEqual([]);
    await page.goto("/services/integrations");
    expect(await page.title()).toBe(`Next: ${words.offline.head.title}`);
  }));
