import { mkdirSync, rmSync } from "node:fs";
import { chromium, type Page } from "playwright-core";
import { startServer } from "../bench/start-server.ts";
import { sitePages } from "../content/pages.ts";
import { launchBrowserServer } from "../tests/browser/launch.ts";
import { buildSite } from "./build/build-site.ts";
import { fingerprint, isBuiltFrom } from "./run/fingerprint.ts";

const folder = "shots";
const widths = [390, 768, 1024, 1440, 1920];
const schemes = ["light", "dark"] as const;

/** What else is looked at than pages as they come: the click that opens it. */
const openings: readonly { name: string; path: string; widths: readonly number[]; click: string }[] = [
  { name: "menu", path: "/", widths: [390], click: "[commandfor=menu]" },
  { name: "dialog", path: "/", widths: [390, 1440], click: "[commandfor=contact] >> visible=true" },
  { name: "picture-viewer", path: "/guides/house-account-tab", widths: [390, 1440], click: "[data-view=picture]" },
  { name: "video-viewer", path: "/guides/house-account-tab", widths: [390, 1440], click: "[data-view=video]" },
];

if (!isBuiltFrom(fingerprint()) && !(await buildSite())) process.exit(1);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
const server = await startServer();
const browserServer = await launchBrowserServer();
const browser = await chromium.connect(browserServer.wsEndpoint());
try {
  for (const colorScheme of schemes) {
    for (const width of widths) {
      const context = await browser.newContext({
        baseURL: server.address,
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: "reduce",
      });
      await context.addInitScript(() => localStorage.setItem("cookieConsent", "no"));
      const page = await context.newPage();
      for (const { path } of sitePages()) await shoot(page, path, `${nameOf(path)}-${width}-${colorScheme}`);
      for (const opening of openings.filter((one) => one.widths.includes(width))) {
        await page.goto(opening.path);
        await page.locator(opening.click).first().click();
        await page.waitForTimeout(600);
        await page.screenshot({ path: `${folder}/${opening.name}-${width}-${colorScheme}.png` });
      }
      await context.close();
    }
    console.log(`${colorScheme}: ${widths.join(", ")} px`);
  }
} finally {
  await browser.close();
  await browserServer.close();
  server.stop();
}

async function shoot(page: Page, path: string, name: string): Promise<void> {
  await page.goto(path);
  // Pictures further down load when they come near.
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += 600) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    scrollTo({ top: 0, behavior: "instant" });
  });
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: `${folder}/${name}.png`, fullPage: true });
}

function nameOf(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}
