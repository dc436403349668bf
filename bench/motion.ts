import type { Browser, BrowserContext, CDPSession } from "playwright-core";
import { introSeenKey } from "#contract/browser-storage.ts";
import { launchBrowser } from "#tests/browser/launch.ts";
import { openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { atMost, median } from "./figures.ts";

const widths = [390, 1440];
const slowdown = 4;
const samples = 5;
const seconds = 5;
const maxBusyPercent = 5;
const maxStylesPerSecond = 2;
const maxMoreBlockedMs = 50;

/** Where the home page rests while it is measured: the top, and what else moves or has moved. */
const places = { hero: "h1", clients: "[data-endless] > div", facts: "#facts", team: "[data-island=team-browser]" };

type Work = { busy: number; styles: number; layouts: number };
type Load = Work & { blocked: number };

/** What motion costs the main thread of a slow phone: at rest, and while the page loads compared with reduced motion. */
export async function benchMotion(): Promise<void> {
  await using database = openSqlite();
  await using server = await spawnServer(database);
  await using browser = await launchBrowser();
  for (const width of widths) {
    for (const [name, selector] of Object.entries(places)) {
      const { busy, styles, layouts } = await measureRest(browser, server.url, width, selector);
      console.log(
        `${width} px, at rest at the ${name}: busy ${busy.toFixed(1)} % ${atMost(maxBusyPercent, busy)}, ` +
          `${styles} styles a second ${atMost(maxStylesPerSecond, styles)}, ${layouts} layouts`,
      );
    }
    const loads = { moving: [] as Load[], still: [] as Load[] };
    for (let sample = 0; sample < samples; sample++) {
      loads.moving.push(await measureLoad(browser, server.url, width, "no-preference"));
      loads.still.push(await measureLoad(browser, server.url, width, "reduce"));
    }
    const [moving, still] = [loads.moving, loads.still].map(medians) as [Load, Load];
    console.log(
      `${width} px, first ${seconds} seconds with the intro: blocked ${moving.blocked} ms, ${still.blocked} with reduced ` +
        `motion ${atMost(maxMoreBlockedMs, moving.blocked - still.blocked)}; main thread ${moving.busy} and ${still.busy} ms, ` +
        `${moving.styles} and ${still.styles} styles, ${moving.layouts} and ${still.layouts} layouts (medians of ${samples})`,
    );
  }
}

async function measureRest(browser: Browser, url: string, width: number, selector: string) {
  await using context = await browser.newContext({ viewport: { width, height: 844 } });
  await context.addInitScript((key) => sessionStorage.setItem(key, "yes"), introSeenKey);
  const { page, devtools } = await openOnSlowPhone(context);
  await page.goto(url, { waitUntil: "networkidle" });
  await page.evaluate((place) => document.querySelector(place)?.scrollIntoView({ block: "center" }), selector);
  // What counts or fades in when it is seen has done so.
  await page.waitForTimeout(seconds * 1_000);
  const before = await workOf(devtools);
  await page.waitForTimeout(seconds * 1_000);
  const after = await workOf(devtools);
  return {
    busy: (after.busy - before.busy) / (seconds * 10),
    styles: (after.styles - before.styles) / seconds,
    layouts: after.layouts - before.layouts,
  };
}

async function measureLoad(browser: Browser, url: string, width: number, reducedMotion: "reduce" | "no-preference") {
  await using context = await browser.newContext({ viewport: { width, height: 844 }, reducedMotion });
  const { page, devtools } = await openOnSlowPhone(context);
  await page.goto(url);
  await page.waitForTimeout(seconds * 1_000);
  const blocked = await page.evaluate(blockedTime);
  return { blocked, ...(await workOf(devtools)) };
}

async function openOnSlowPhone(context: BrowserContext) {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  await devtools.send("Performance.enable");
  return { page, devtools };
}

/** What the page's main thread has done until now; `busy` in milliseconds. */
async function workOf(devtools: CDPSession): Promise<Work> {
  const { metrics } = await devtools.send("Performance.getMetrics");
  const of = (wanted: string) => metrics.find(({ name }) => name === wanted)?.value ?? Number.NaN;
  return { busy: of("TaskDuration") * 1_000, styles: of("RecalcStyleCount"), layouts: of("LayoutCount") };
}

/** By how much all tasks together were longer than 50 ms each. Runs in the page. */
async function blockedTime(): Promise<number> {
  let blocked = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50);
  }).observe({ type: "longtask", buffered: true });
  await new Promise((resolve) => setTimeout(resolve));
  return blocked;
}

function medians(loads: readonly Load[]): Load {
  const of = (key: keyof Load) => Math.round(median(loads.map((load) => load[key])));
  return { blocked: of("blocked"), busy: of("busy"), styles: of("styles"), layouts: of("layouts") };
}
