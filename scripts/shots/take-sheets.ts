import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { consentKey } from "#contract/browser-storage.ts";
import { launchBrowser } from "#tests/browser/launch.ts";
import { serveFolder } from "./serve-folder.ts";
import { nameOfPage } from "./take-pictures.ts";

type Frame = { at: number; picture: Buffer };
type Area = { left: number; top: number; width: number; height: number };

const height = 844;
const columns = 6;
/** What answers a pointer: the first of each that a page shows. */
const hovered = {
  menu: "header nav a:not([data-active]) >> visible=true",
  button: "main :is(button, a):has(> span > svg[width='24']) >> visible=true",
  card: "main :is(article, figure, li):has(a):has(img):not(:has(article, figure, section)) >> visible=true",
  portrait: "[data-island=team-browser] article >> visible=true",
};

/** Contact sheets of how these pages move: their first four seconds, under a pointer, and while one scrolls through them. */
export async function takeSheets(
  folder: string,
  paths: readonly string[],
  widths: readonly number[],
  use: (name: string, sheet: Buffer) => void,
): Promise<void> {
  const browser = await launchBrowser();
  const baseURL = await serveFolder(folder);
  for (const width of widths) {
    for (const path of paths) {
      const name = nameOfPage(path);
      const visitor = await newVisitor(browser, baseURL, width);
      const page = await visitor.newPage();
      const first = await record(page, 4_000, async () => void (await page.goto(path)));
      use(`${name}-${width}-first`, await sheetOf(everyMs(first, 170, 4_000), width / 4));
      for (const [what, selector] of Object.entries(hovered)) {
        const frames = await hover(page, selector);
        if (frames) use(`${name}-${width}-${what}`, await sheetOf(frames));
      }
      use(`${name}-${width}-scroll`, await sheetOf(await scrollThrough(page), width / 4));
      await visitor.close();
    }
    console.log(`${width} px`);
  }
}

async function newVisitor(browser: Browser, baseURL: string, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL, viewport: { width, height }, serviceWorkers: "block" });
  await context.addInitScript((key) => localStorage.setItem(key, "no"), consentKey);
  return context;
}

/** Every frame that the browser draws from when `act` begins, with its time in milliseconds. */
async function record(page: Page, ms: number, act: () => Promise<void>): Promise<Frame[]> {
  const devtools = await page.context().newCDPSession(page);
  const frames: Frame[] = [];
  const start = Date.now();
  devtools.on("Page.screencastFrame", ({ data, metadata: { timestamp = 0 }, sessionId }) => {
    frames.push({ at: timestamp * 1_000 - start, picture: Buffer.from(data, "base64") });
    devtools.send("Page.screencastFrameAck", { sessionId }).catch(() => {});
  });
  await devtools.send("Page.startScreencast", { format: "png" });
  await act();
  await page.waitForTimeout(Math.max(0, start + ms - Date.now()));
  await devtools.send("Page.stopScreencast");
  await devtools.detach();
  return frames;
}

/** What the window showed at regular times. Without a new frame it still showed the last one. */
function everyMs(frames: readonly Frame[], step: number, end: number): Buffer[] {
  const times = Array.from({ length: Math.floor(end / step) }, (_, index) => (index + 1) * step);
  return times.flatMap((time) => frames.findLast(({ at }) => at <= time)?.picture ?? []);
}

/** The surroundings of an element from when the pointer comes to it; nothing if the page shows none. */
async function hover(page: Page, selector: string): Promise<Buffer[] | undefined> {
  const element = page.locator(selector).first();
  if ((await element.count()) === 0) return undefined;
  await page.mouse.move(0, 0);
  await element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.waitForTimeout(500);
  const box = await element.boundingBox();
  const width = page.viewportSize()?.width ?? 0;
  if (!box) return undefined;
  const left = Math.max(0, Math.floor(box.x) - 40);
  const top = Math.max(0, Math.floor(box.y) - 40);
  const area = {
    left,
    top,
    width: Math.min(width - left, Math.ceil(box.width) + 80),
    height: Math.min(height - top, Math.ceil(box.height) + 80),
  };
  const frames = await record(page, 700, () =>
    page.mouse.move(box.x + box.width / 2, box.y + Math.min(60, box.height / 2)),
  );
  // On a busy machine the last frames may be missing: how it comes to rest is looked at afterwards.
  const pictures = [...everyMs(frames, 60, 660), await page.screenshot()];
  return Promise.all(pictures.map((picture) => crop(picture, area)));
}

function crop(picture: Buffer, area: Area): Promise<Buffer> {
  return sharp(picture).extract(area).toBuffer();
}

async function scrollThrough(page: Page): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  for (let end = false; !end; ) {
    pictures.push(await page.screenshot());
    await page.mouse.wheel(0, height / 2);
    await page.waitForTimeout(200);
    end = await page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1);
  }
  return [...pictures, await page.screenshot()];
}

/** The pictures as a grid, from left to right and then down. */
async function sheetOf(pictures: readonly Buffer[], wanted?: number): Promise<Buffer> {
  const cells = await Promise.all(
    pictures.map((picture) => (wanted ? sharp(picture).resize(Math.round(wanted)).toBuffer() : picture)),
  );
  const { width, height } = await sharp(cells[0]).metadata();
  const rows = Math.ceil(cells.length / columns);
  const background = "white";
  return sharp({ create: { width: columns * (width + 4), height: rows * (height + 4), channels: 3, background } })
    .composite(
      cells.map((input, index) => ({
        input,
        left: (index % columns) * (width + 4),
        top: Math.floor(index / columns) * (height + 4),
      })),
    )
    .png()
    .toBuffer();
}
