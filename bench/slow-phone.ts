import type { Browser, CDPSession, Page } from "playwright-core";

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };
/** Slow 4G, and a processor four times slower than this machine's. */
const slow4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 94_000 };
const slowdown = 4;

/** Visits with a new profile on a slow phone. */
export async function visitOnSlowPhone<Result>(
  browser: Browser,
  visit: (page: Page, devtools: CDPSession) => Promise<Result>,
): Promise<Result> {
  await using context = await browser.newContext(phone);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", slow4G);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return await visit(page, devtools);
}
