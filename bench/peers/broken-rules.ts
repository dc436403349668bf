import type { Browser } from "playwright-core";
import { violations } from "../../tests/site/violations.ts";

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];

/** How many of axe's accessibility rules the page breaks, on a phone or on a desktop. */
export async function countBrokenRules(browser: Browser, url: string): Promise<Record<string, number>> {
  const broken = new Set<string | undefined>();
  for (const viewport of viewports) {
    const context = await browser.newContext({ viewport });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    for (const violation of await violations(page)) broken.add(violation.split(":")[0]);
    await context.close();
  }
  return { "accessibility rules broken": broken.size };
}
