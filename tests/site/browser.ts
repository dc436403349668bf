import { existsSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import type { BrowserContext, BrowserContextOptions, Download, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, expect, inject, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { pagesOf, pageTable } from "#content/pages.ts";
import { eventsPath } from "#contract/analytics.ts";
import { launchBrowser } from "#tests/browser/launch.ts";

/** What Chromium itself reports when a page was shown before its transition could begin. Nobody sees more than no fade. */
const skippedTransition = "Transition was aborted because of invalid state";

// All files that a worker runs share it, and it ends with the worker.
const browser = await launchBrowser();

/** What the English pages say. */
export const words = contentIn("en");

/** What only depends on how a page is made is asked of these. What every page must keep to is in every-page.ts. */
export const onePageOfEachKind = pageTable
  .flatMap((row) => (row.template ? [] : pagesOf(row, words).slice(0, 1)))
  .map(({ path }) => path);

/** The first page of each of these kinds, like "/works/:work", of which the site has one: not every company has all. */
export function firstOf(...kinds: readonly string[]): string[] {
  const rows = pageTable.filter(({ path }) => kinds.includes(path));
  return rows.flatMap((row) => pagesOf(row, words).slice(0, 1)).map(({ path }) => path);
}

/** Whether there is a drawing of this name. A company may have photographs instead, which have neither sketch nor tint. */
export function isDrawn(file: string): boolean {
  return existsSync(`content/pictures/${file}.svg`);
}

/** The case studies that begin with a drawing which can be dragged. */
export const studiesByHand = words.works.cases.filter(({ steps }) => isDrawn(`${steps.at(-1)?.picture.file}-sketch`));

/** Where the portrait of About us is such a drawing, its address. */
export const aboutByHand = isDrawn(`${words["about-us"].portrait?.file}-sketch`) ? ["/about-us"] : [];

/** A page in a profile of its own, and every error that it has written to the console. */
export type OpenPage = { page: Page; context: BrowserContext; errors: string[] };

/** Opens a page of the built site in a fresh profile. Closing the context is up to the caller. */
export async function open(path: string, options: BrowserContextOptions): Promise<OpenPage> {
  // The service worker has tests of its own; every other test is about what comes from the server.
  const context = await browser.newContext({
    baseURL: inject("base"),
    viewport: desktop,
    serviceWorkers: "block",
    ...options,
  });
  const errors: string[] = [];
  context.on("weberror", (error) => {
    const { message } = error.error();
    if (!message.startsWith(skippedTransition)) errors.push(message);
  });
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(30_000);
    await go(page, path, options);
    return { page, context, errors };
  } catch (error) {
    await context.close();
    throw error;
  }
}

type Visit = BrowserContextOptions & {
  /** Console errors that the test provokes on purpose. */
  expectErrors?: boolean;
};

/** Opens a page in a fresh profile, gives it to the test, and fails on any console error. */
export async function visitAnew<T>(
  path: string,
  { expectErrors = false, ...options }: Visit,
  test: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { page, context, errors } = await open(path, options);
  try {
    const result = await test(page, context);
    if (!expectErrors) expect(errors).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** Windows that no test uses at the moment, by the options that cannot change once a window is open. */
const waiting = new Map<string, OpenPage>();

/**
 * Like `visitAnew`, but in the window of an earlier test, emptied of all that the site has stored: a window takes longer
 * to open than a page. Only the browser's cache stays. Clocks and init scripts cannot be taken back, so they are refused.
 */
export async function visit<T>(path: string, options: Visit, test: (page: Page) => Promise<T>): Promise<T> {
  const { opened, giveBack } = await takeWindow(path, options);
  try {
    const result = await test(opened.page);
    if (!options.expectErrors) expect(opened.errors).toEqual([]);
    await giveBack();
    return result;
  } catch (error) {
    await opened.context.close();
    throw error;
  }
}

/** A `test` whose tests share one load of a page, which they leave as it was, in any order. */
export function testOn(path: string, options: Visit) {
  let taken: Awaited<ReturnType<typeof takeWindow>>;
  beforeAll(async () => {
    taken = await takeWindow(path, options);
  });
  beforeEach(async () => {
    await taken.opened.page.setViewportSize(options.viewport ?? desktop);
    await taken.opened.page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  });
  afterAll(async () => {
    expect(taken.opened.errors).toEqual([]);
    await taken.giveBack();
  });
  return test.extend("page", () => taken.opened.page);
}

/** Opens a page in a window that waits, or in a new one. */
export async function takeWindow(path: string, options: Visit) {
  const { expectErrors: _, viewport, colorScheme, reducedMotion, forcedColors, ...unchangeable } = options;
  const key = JSON.stringify(unchangeable);
  const opened = waiting.get(key) ?? refuseClocks(await open("about:blank", unchangeable));
  waiting.delete(key);
  const { page, context } = opened;
  try {
    await page.setViewportSize(viewport ?? desktop);
    await page.emulateMedia({
      media: null,
      colorScheme: colorScheme ?? "light",
      reducedMotion: reducedMotion ?? "no-preference",
      forcedColors: forcedColors ?? "none",
    });
    // What the last page still complains of, while it goes, is not this one's.
    page.once("framenavigated", () => opened.errors.splice(0));
    await go(page, path, unchangeable);
  } catch (error) {
    await context.close();
    throw error;
  }
  const giveBack = async () => {
    await empty(opened);
    waiting.set(key, opened);
  };
  return { opened, giveBack };
}

/** Opens a page and waits until it stays. */
export async function go(page: Page, path: string, { javaScriptEnabled }: BrowserContextOptions = {}): Promise<void> {
  // To the page that is open the browser would only scroll, or load it again.
  if (URL.parse(path, page.url())?.pathname === new URL(page.url()).pathname) await page.goto("about:blank");
  await page.goto(path);
  if (path === "/apps" && javaScriptEnabled !== false) await page.waitForFunction(isLoadedAgain);
}

/** Lets what arrives in an element start once more, and holds it at its start: a test may come late. */
export async function startAgain(element: Locator): Promise<void> {
  await element.evaluate((one: HTMLElement) => {
    one.style.display = "none";
    one.getAnimations({ subtree: true });
    one.style.display = "";
    for (const animation of one.getAnimations({ subtree: true }))
      if (animation.timeline instanceof DocumentTimeline) animation.pause();
  });
}

function refuseClocks(opened: OpenPage): OpenPage {
  const refuse = () => Promise.reject(new Error("What cannot be taken back needs visitAnew."));
  Object.assign(opened.page, { addInitScript: refuse });
  Object.assign(opened.page.clock, { install: refuse });
  return opened;
}

async function empty({ page, context }: OpenPage): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  // Without its elements the page rests until the next one takes its place, which costs half of an empty page in between.
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
    document.documentElement.remove();
  });
  await context.clearCookies();
  // Out of the window, where no next page finds it.
  await page.mouse.move(-1, -1);
}

/** True if the page acts on a click that asks the browser for a new tab. No tab is opened. */
export async function takesClickForNewTab(link: Locator): Promise<boolean> {
  const click = await link.page().evaluateHandle(() => {
    const isPrevented = Promise.withResolvers<boolean>();
    const ask = (event: Event) => {
      isPrevented.resolve(event.defaultPrevented);
      event.preventDefault();
    };
    addEventListener("click", ask, { once: true });
    return { isPrevented };
  });
  await link.click({ modifiers: ["ControlOrMeta"] });
  return click.evaluate(({ isPrevented }) => isPrevented.promise);
}

/** What a download saved. The browser may run elsewhere, so its files are streamed and not opened. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}

/** The scripts that the page has loaded until now, and whether it asked for them before its load event. */
export function scriptsOf(page: Page) {
  return page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
    const loaded = navigation?.loadEventStart ?? 0;
    const resources = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
    return resources
      .filter(({ name }) => name.endsWith(".js"))
      .map(({ name, transferSize, encodedBodySize, startTime }) => ({
        name,
        transferSize,
        encodedBodySize,
        isEarly: startTime < loaded,
      }));
  });
}

/** Presses a button of the bar that asks for consent. */
export function answerCookieBar(page: Page, answer: string): Promise<void> {
  const bar = page.getByRole("region", { name: words.frame.cookieBar.label });
  return bar.getByRole("button", { name: answer, exact: true }).click();
}

/** The properties that keyframes move, out of all of their fields. */
export function movedIn(fields: readonly string[]): string[] {
  const others = ["offset", "computedOffset", "easing", "composite"];
  return [...new Set(fields)].filter((field) => !others.includes(field)).sort();
}

/** The addresses of links as the page writes them. */
export function addressesOf(links: Locator): Promise<(string | null)[]> {
  return links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
}

/** Waits until the page has reported its view. A page does nothing by itself after that. */
export async function untilReported(page: Page): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path)),
    eventsPath,
  );
}

export type Stored = { area: string; name: string };

/** What the page has stored in the browser until now, but for cookies. */
export function storedBy(page: Page): Promise<Stored[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage).map((name) => ({ area: "localStorage", name })),
    ...Object.keys(sessionStorage).map((name) => ({ area: "sessionStorage", name })),
    ...(await caches.keys()).map((name) => ({ area: "cache", name })),
    ...(await indexedDB.databases()).map(({ name = "" }) => ({ area: "indexedDB", name })),
  ]);
}

/** Runs in a page before its own scripts. */
export function blockStorage(): void {
  Object.defineProperty(window, "localStorage", {
    get: () => {
      throw new DOMException("Access is denied.", "SecurityError");
    },
  });
}

/** The list of apps loads once more for a browser that has not seen it (apps.test.ts). Runs in the page. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && document.readyState === "complete";
}

export const still = { reducedMotion: "reduce" } as const;
export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
