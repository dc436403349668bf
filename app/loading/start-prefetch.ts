/**
 * Prefetches what the first tap will need, for a visitor who has begun to use the page, unless that visitor saves data.
 * Right after the page has loaded, it would cost a slow phone 60 ms of its largest paint.
 */
export async function startPrefetch(browser: Window): Promise<void> {
  const { connection } = browser.navigator as Navigator & { connection?: { saveData?: boolean } };
  if (connection?.saveData || !import.meta.env.PROD) return;
  try {
    (await import("./prefetch.ts")).prefetchForFirstTap(browser);
  } catch {
    // Offline, for example. The tap tries again.
  }
}
