import type { Browser } from "playwright-core";
import { visitOnSlowPhone } from "../slow-phone.ts";
import { timeOfFirstTap } from "./first-tap.ts";

type Seen = { largestPaint: number; blocked: number; shift: number };

/** What the first view of a page costs on a slow phone: bytes by kind, paints, blocking time, and how far it jumped. */
export function measureFirstView(browser: Browser, url: string): Promise<Record<string, number>> {
  return visitOnSlowPhone(browser, async (page, devtools) => {
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    let requests = 0;
    devtools.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      requests += 1;
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.addInitScript(watch);
    await page.goto(url, { waitUntil: "networkidle" });
    const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1024;
    const weights = {
      requests,
      "all, KB": Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1024,
      "HTML, KB": kilobytes("Document"),
      "style sheets, KB": kilobytes("Stylesheet"),
      "scripts, KB": kilobytes("Script"),
      "pictures, KB": kilobytes("Image"),
      "fonts, KB": kilobytes("Font"),
    };
    const inPage = await page.evaluate(() => {
      const { seen } = window as unknown as { seen: Seen };
      const firstPaint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
      return { ...seen, firstPaint, elements: document.querySelectorAll("*").length };
    });
    return {
      ...weights,
      elements: inPage.elements,
      "first paint with content, s": inPage.firstPaint / 1_000,
      "largest paint, s": inPage.largestPaint / 1_000,
      "blocked, ms": inPage.blocked,
      "layout shift": inPage.shift,
      "first action after a tap, ms": await timeOfFirstTap(page),
    };
  });
}

/** Notes what only happens while the page loads. Runs in the page, before its own scripts. */
function watch(): void {
  const seen: Seen = { largestPaint: Number.NaN, blocked: 0, shift: 0 };
  Object.assign(window, { seen });
  observe("largest-contentful-paint", ({ startTime }) => {
    seen.largestPaint = startTime;
  });
  // What a task takes beyond the 50 ms that nobody notices.
  observe("longtask", ({ duration }) => {
    seen.blocked += duration - 50;
  });
  observe("layout-shift", (entry) => {
    seen.shift += (entry as unknown as { value: number }).value;
  });

  function observe(type: string, note: (entry: PerformanceEntry) => void): void {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  }
}
