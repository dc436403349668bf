import type { Browser, BrowserContext, Page } from "playwright-core";
import { launchBrowser } from "#tests/browser/launch.ts";
import { openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { atMost, median } from "./figures.ts";

const samples = 5;
const maxMs = 400;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** Slow 4G, and a processor four times slower than this machine's. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

type Tap = {
  path: string;
  /** What comes before the tap, like opening a dialog. */
  prepare?: (page: Page) => Promise<void>;
  tapped: string;
  /** What is typed right after the tap. */
  typed?: string;
  /** Selects what the tap makes appear. */
  shows: string;
};

const taps: Record<string, Tap> = {
  "team filter": {
    path: "/about-us",
    tapped: "[data-island=team-browser] button[aria-pressed]:last-of-type",
    shows: "[data-island=team-browser] button[aria-pressed=true]:last-of-type",
  },
  "first hit of the guide search": {
    path: "/guides",
    tapped: "#guide-search",
    typed: "void",
    shows: "#guide-hits a",
  },
  "form's first complaint": {
    path: "/privacy-policy",
    prepare: (page) => page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog#contact")?.showModal()),
    tapped: "#contact button[type=submit]",
    shows: "#contact [aria-invalid=true]",
  },
  "video dialog": { path: "/guides/house-account-tab", tapped: "a[data-view=video]", shows: "#viewer[open] video" },
};

/** How long the first tap on a slow phone takes to show something: after an earlier touch, and as the very first input. */
export async function benchFirstTap(): Promise<void> {
  await using database = openSqlite();
  await using server = await spawnServer(database);
  await using browser = await launchBrowser();
  for (const [name, tap] of Object.entries(taps)) {
    const figures = { touched: [] as number[], untouched: [] as number[] };
    for (let sample = 0; sample < samples; sample++) {
      figures.touched.push(await measure(browser, server.url, tap, true));
      figures.untouched.push(await measure(browser, server.url, tap, false));
    }
    const touched = median(figures.touched);
    console.log(
      `${name}: ${touched.toFixed(0)} ms after an earlier touch ${atMost(maxMs, touched)}, ` +
        `${median(figures.untouched).toFixed(0)} ms as the first input (medians of ${samples})`,
    );
  }
}

async function measure(browser: Browser, base: string, tap: Tap, touchedBefore: boolean): Promise<number> {
  await using context = await browser.newContext(phone);
  const page = await openOnSlowPhone(context);
  await page.goto(base + tap.path, { waitUntil: "networkidle" });
  if (touchedBefore) {
    await page.locator("h1").tap();
    await page.waitForLoadState("networkidle");
  }
  await tap.prepare?.(page);
  const target = page.locator(tap.tapped).filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const shown = page.evaluate(timeFromTouchTo, tap.shows);
  await target.tap({ noWaitAfter: true });
  if (tap.typed) await page.keyboard.insertText(tap.typed);
  return await shown;
}

async function openOnSlowPhone(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}

/** The time from the next touch until what `selector` selects has been painted. Runs in the page. */
function timeFromTouchTo(selector: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener("pointerdown", (touch) => look(touch.timeStamp), { capture: true, once: true });
    function look(touchedAt: number) {
      if (!document.querySelector(selector)) requestAnimationFrame(() => look(touchedAt));
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touchedAt)));
    }
  });
}
