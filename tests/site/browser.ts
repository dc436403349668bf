import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject } from "vitest";

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.connect(inject("browserEndpoint"));
});

afterAll(async () => {
  await browser.close();
});

type Visit = BrowserContextOptions & {
  /** Console errors that the test provokes on purpose. */
  expectErrors?: boolean;
};

/** Opens a page of the built site in a fresh profile, gives it to the test, and fails on any console error. */
export async function visit<T>(
  path: string,
  options: Visit,
  test: (page: Page, context: BrowserContext) => Promise<T>,
): Promise<T> {
  const { expectErrors = false, ...contextOptions } = options;
  // The service worker has tests of its own; every other test is about what comes from the server.
  const context = await browser.newContext({
    baseURL: inject("base"),
    viewport: desktop,
    serviceWorkers: "block",
    ...contextOptions,
  });
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(error.error().message));
  context.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(10_000);
    await page.goto(path);
    if (path === "/apps" && contextOptions.javaScriptEnabled !== false) await page.waitForFunction(isLoadedAgain);
    const result = await test(page, context);
    if (!expectErrors) expect(errors).toEqual([]);
    return result;
  } finally {
    await context.close();
  }
}

/** The list of apps loads once more for a browser that has not seen it (apps.test.ts). Runs in the page. */
function isLoadedAgain(): boolean {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return navigation?.type === "reload" && document.readyState === "complete";
}

export const desktop = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
