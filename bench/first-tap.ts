import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../tests/browser/launch.ts";
import { openSqlite } from "../tests/support/database.ts";
import { spawnServer } from "../tests/support/spawn-server.ts";
import { atMost, median } from "./figures.ts";
import { visitOnSlowPhone } from "./slow-phone.ts";

const samples = 5;
const mostMs = 400;

type Tap = {
  path: string;
  /** What comes before the tap, like opening a dialog. */
  prepare?: (page: Page) => Promise<void>;
  tapped: string;
  /** What is typed right after the tap. */
  typed?: string;
  /** The selector of the answer. */
  answer: string;
};

const taps: Record<string, Tap> = {
  "team filter": {
    path: "/about-us",
    tapped: "[data-island=team-browser] button[aria-pressed]:last-of-type",
    answer: "[data-island=team-browser] button[aria-pressed=true]:last-of-type",
  },
  "first guide answer": { path: "/guides", tapped: "#guide-search", typed: "void", answer: "#guide-answers a" },
  "form's first complaint": {
    path: "/privacy-policy",
    prepare: (page) => page.evaluate(() => document.querySelector<HTMLDialogElement>("dialog#contact")?.showModal()),
    tapped: "#contact button[type=submit]",
    answer: "#contact [aria-invalid=true]",
  },
  "video dialog": { path: "/guides/house-account-tab", tapped: "a[data-view=video]", answer: "#viewer[open] video" },
};

/** How long the first tap on a slow phone takes to be answered: after an earlier touch, and as the very first input. */
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
      `${name}: ${touched.toFixed(0)} ms after an earlier touch ${atMost(mostMs, touched)}, ` +
        `${median(figures.untouched).toFixed(0)} ms as the first input (medians of ${samples})`,
    );
  }
}

function measure(browser: Browser, base: string, tap: Tap, touchedBefore: boolean): Promise<number> {
  return visitOnSlowPhone(browser, async (page) => {
    await page.goto(base + tap.path, { waitUntil: "networkidle" });
    if (touchedBefore) {
      await page.locator("h1").tap();
      await page.waitForLoadState("networkidle");
    }
    await tap.prepare?.(page);
    const target = page.locator(tap.tapped).filter({ visible: true }).first();
    await target.scrollIntoViewIfNeeded();
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    const answered = page.evaluate(timeToAnswer, tap.answer);
    await target.tap({ noWaitAfter: true });
    if (tap.typed) await page.keyboard.insertText(tap.typed);
    return await answered;
  });
}

/** The time from the next touch until what `answer` selects has been painted. Runs in the page. */
function timeToAnswer(answer: string): Promise<number> {
  return new Promise((resolve) => {
    addEventListener("pointerdown", (touch) => look(touch.timeStamp), { capture: true, once: true });
    function look(touchedAt: number) {
      if (!document.querySelector(answer)) requestAnimationFrame(() => look(touchedAt));
      else requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touchedAt)));
    }
  });
}
