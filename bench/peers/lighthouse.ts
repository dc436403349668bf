import { mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { systemChromium } from "../../tests/browser/find-chromium.ts";
import { median } from "../median.ts";

const runs = 3;
const categories = {
  performance: "performance",
  accessibility: "accessibility",
  "best-practices": "best practices",
  seo: "seo",
};
const timings = {
  "first-contentful-paint": "first contentful paint, s",
  "largest-contentful-paint": "largest contentful paint, s",
  "total-blocking-time": "total blocking time, s",
};

type Result = {
  lhr: { categories: Record<string, { score: number }>; audits: Record<string, { numericValue: number }> };
};

/** Lighthouse's mobile figures of a page, medians of three runs. It is heavy, so it is used where it is installed. */
export async function openLighthouse(
  folder: string | undefined,
): Promise<((url: string) => Promise<Record<string, number>>) | undefined> {
  const executable = systemChromium(process.env)?.executablePath;
  if (!folder || !executable) return undefined;
  const load = (name: string) => import(pathToFileURL(createRequire(`${resolve(folder)}/`).resolve(name)).href);
  const [{ default: lighthouse }, launcher] = [await load("lighthouse"), await load("chrome-launcher")];

  async function runOnce(url: string): Promise<Result> {
    const userDataDir = mkdtempSync(join(tmpdir(), "lighthouse-"));
    const chrome = await launcher.launch({
      chromePath: executable,
      userDataDir,
      chromeFlags: ["--headless=new", "--no-sandbox", "--disable-gpu"],
    });
    try {
      return await lighthouse(url, { port: chrome.port, logLevel: "error" });
    } finally {
      chrome.kill();
      rmSync(userDataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  return async (url) => {
    const results: Result[] = [];
    for (let run = 0; run < runs; run++) results.push(await runOnce(url));
    const typical = (figure: (result: Result) => number | undefined) =>
      median(results.map((result) => figure(result) ?? Number.NaN));
    return Object.fromEntries([
      ...Object.entries(categories).map(([id, name]) => [
        `Lighthouse: ${name}`,
        Math.round(100 * typical(({ lhr }) => lhr.categories[id]?.score)),
      ]),
      ...Object.entries(timings).map(([id, name]) => [
        `Lighthouse: ${name}`,
        typical(({ lhr }) => lhr.audits[id]?.numericValue) / 1000,
      ]),
    ]);
  };
}
