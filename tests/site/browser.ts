import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";
import { happeningsPath } from "#contract/happening.ts";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
});

afterAll(async () => {
  await browser.close();
});

/** A page in a fresh profile, and every error that it has written to the console. */
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
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(path);
    if (path === "/apps" && options.javaScriptEnabled !== false) await page.waitForFunction(isLoadedAgain);
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
export async function visit<T>(
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

/** Waits until the page has reported its view. A page does nothing by itself after that. */
export async function untilReported(page: Page): Promise<void> {
  await page.waitForFunction(
    (path) => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(path)),
    happeningsPath,
  );
}

/** The list of apps loads once more for a browser that has not seen it (apps.test.ts). Runs in the page. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && document.readyState === "complete";
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
