import { chromium } from "playwright-core";
import { launchBrowserServer } from "../../tests/browser/launch.ts";

/** What the first view of a page costs on a phone: requests, bytes by kind, elements, and how far it jumped. */
export async function measureFirstView(url: string): Promise<Record<string, number>> {
  const server = await launchBrowserServer();
  const browser = await chromium.connect(server.wsEndpoint());
  try {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 });
    const page = await context.newPage();
    const network = await context.newCDPSession(page);
    await network.send("Network.enable");
    const kinds = new Map<string, string>();
    const bytes: Record<string, number> = {};
    let requests = 0;
    network.on("Network.responseReceived", ({ requestId, type }) => kinds.set(requestId, type));
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? "Other";
      requests += 1;
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    });
    await page.goto(url, { waitUntil: "networkidle" });
    const inPage = await page.evaluate(async () => {
      let jumped = 0;
      const observer = new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) jumped += (entry as unknown as { value: number }).value;
      });
      observer.observe({ type: "layout-shift", buffered: true });
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { elements: document.querySelectorAll("*").length, jumped };
    });
    const kilobytes = (kind: string) => (bytes[kind] ?? 0) / 1024;
    return {
      requests,
      "all, KB": Object.values(bytes).reduce((sum, size) => sum + size, 0) / 1024,
      "HTML, KB": kilobytes("Document"),
      "style sheets, KB": kilobytes("Stylesheet"),
      "scripts, KB": kilobytes("Script"),
      "pictures, KB": kilobytes("Image"),
      "fonts, KB": kilobytes("Font"),
      elements: inPage.elements,
      "layout shift": inPage.jumped,
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
