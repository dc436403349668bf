import type { Browser, BrowserContext, Page, Request } from "playwright-core";
import { appListVersion, appListVersionKey, consentKey } from "#contract/browser-storage.ts";
import { launchBrowser } from "#tests/browser/launch.ts";
import { serveFolder } from "./serve-folder.ts";

/** A page as it comes, or with something opened on it: by a click, after which `shows` is there. */
type Shot = { name: string; path: string; click?: string; shows?: string };
type Opening = Shot & { widths: readonly number[] };

const schemes = ["light", "dark"] as const;

const guide = "/guides/house-account-tab";
const openings: readonly Opening[] = [
  { name: "menu", path: "/", widths: [390], click: "[commandfor=menu]", shows: "#menu a" },
  {
    name: "dialog",
    path: "/",
    widths: [390, 1440],
    click: "[commandfor=contact] >> visible=true",
    shows: "#contact [data-hydrated] form",
  },
  { name: "cookie-bar", path: "/", widths: [390, 1440], click: "#cookie-settings", shows: "#cookie-bar button" },
  { name: "picture-viewer", path: guide, widths: [390, 1440], click: "[data-view=picture]", shows: "#viewer img" },
  { name: "video-viewer", path: guide, widths: [390, 1440], click: "[data-view=video]", shows: "#viewer video" },
];

/** Opens everything there is to see on these pages of each site, and hands the pictures of it over. */
export async function takePictures(
  folders: readonly string[],
  paths: readonly string[],
  widths: readonly number[],
  use: (name: string, pictures: readonly Buffer[]) => Promise<void>,
): Promise<void> {
  const browser = await launchBrowser();
  const sites = await Promise.all(folders.map(serveFolder));
  for (const scheme of schemes) {
    for (const width of widths) {
      const visitors = await Promise.all(sites.map((site) => newVisitor(browser, site, width, scheme)));
      for (const shot of shotsOf(paths, width)) {
        const pictures = await Promise.all(visitors.map((visitor) => takePicture(visitor, shot)));
        await use(`${shot.name}-${width}-${scheme}`, pictures);
      }
      for (const visitor of visitors) await visitor.close();
      console.log(`${scheme}, ${width} px`);
    }
  }
}

/** For files. */
export function nameOfPage(path: string): string {
  return path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
}

/** What is looked at on these pages in a window of this width. */
function shotsOf(paths: readonly string[], width: number): Shot[] {
  const pages = paths.map((path) => ({ name: nameOfPage(path), path }));
  return [...pages, ...openings.filter((one) => paths.includes(one.path) && one.widths.includes(width))];
}

/** A visitor for whom nothing moves, no video begins and no bar asks. */
async function newVisitor(
  browser: Browser,
  site: string,
  width: number,
  colorScheme: (typeof schemes)[number],
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: site,
    viewport: { width, height: 900 },
    colorScheme,
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  await context.addInitScript(
    (stored) => {
      for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
    },
    { [consentKey]: "no", [appListVersionKey]: appListVersion },
  );
  // No response: a video stays at its poster.
  await context.route(isVideo, () => {});
  return context;
}

/** The controls turn a wheel while a video waits. The link to the top, which is shown while one scrolls up, would lie on words. */
const still = `video::-webkit-media-controls { display: none } [href="#top"] { visibility: hidden !important }`;

/** The whole page as a PNG, or the window if something is opened. */
async function takePicture(visitor: BrowserContext, { path, click, shows }: Shot): Promise<Buffer> {
  const page = await visitor.newPage();
  try {
    const requests: Request[] = [];
    page.on("request", (request) => isAwaited(request) && requests.push(request));
    await page.goto(path);
    if (!click) await page.evaluate(scrollThrough);
    await settle(page, requests);
    if (click && shows) {
      await page.locator(click).first().click();
      await page.locator(shows).first().waitFor();
      await settle(page, requests);
    }
    return await page.screenshot({ fullPage: !click, animations: "disabled", style: still });
  } finally {
    await page.close();
  }
}

/** Waits until everything has loaded and the browser rests. */
async function settle(page: Page, requests: readonly Request[]): Promise<void> {
  await page.evaluate(loadPictures);
  // The list grows while it is waited for.
  for (const request of requests) await (await request.response())?.finished();
  await page.evaluate(rest);
}

/** Scrolls through the page, so that everything that loads or hydrates on approach does. Runs in the page. */
async function scrollThrough(): Promise<void> {
  for (let top = 0; top < document.documentElement.scrollHeight; top += 450) {
    scrollTo({ top, behavior: "instant" });
    for (let frame = 0; frame < 2; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  scrollTo({ top: 0, behavior: "instant" });
}

/** Runs in the page. */
async function loadPictures(): Promise<void> {
  for (const image of document.images) image.loading = "eager";
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Runs in the page. */
async function rest(): Promise<void> {
  await document.fonts.ready;
  for (let turn = 0; turn < 3; turn++) {
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 }));
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  // The others were never asked for.
  const loaded = [...document.images].filter((image) => image.complete);
  await Promise.allSettled(loaded.map((image) => image.decode()));
}

/** Playwright never hears how a beacon ends. */
function isAwaited(request: Request): boolean {
  return request.method() === "GET" && !isVideo(new URL(request.url()));
}

function isVideo({ pathname }: URL): boolean {
  return /\.(mp4|webm)$/.test(pathname);
}
