import type { Browser, BrowserContext, Page } from "playwright-core";
import sharp from "sharp";
import { consentKey } from "#contract/browser-storage.ts";
import { launchBrowser } from "#tests/browser/launch.ts";
import { serveFolder } from "./serve-folder.ts";
import { type StoppedTime, stopTime } from "./stop-time.ts";
import { nameOfPage } from "./take-pictures.ts";

type Area = { left: number; top: number; width: number; height: number };

const height = 844;
/** So that a sheet fits a window of 1,940 px: four wide pictures beside each other, or as many narrow ones as have room. */
const widest = 480;
const sheetWidth = 1_940;
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
  if (process.env.CHROME_PATH || process.platform !== "linux" || process.arch !== "x64")
    throw new Error("Sheets of motion need the packaged Chromium: take them on Linux on x64, without CHROME_PATH.");
  const browser = await launchBrowser({ frameByFrame: true });
  const baseURL = await serveFolder(folder);
  for (const width of widths) {
    for (const path of paths) {
      const name = nameOfPage(path);
      const visitor = await newVisitor(browser, baseURL, width);
      const page = await visitor.newPage();
      const time = await stopTime(page);
      await time.passDuring(page.goto(path));
      use(`${name}-${width}-first`, await sheetOf(await firstSeconds(time), width / 2));
      for (const what of Object.keys(hovered) as (keyof typeof hovered)[]) {
        const frames = await hover(page, time, what);
        if (frames) use(`${name}-${width}-${what}`, await sheetOf(frames));
      }
      use(`${name}-${width}-scroll`, await sheetOf(await scrollThrough(page, time), width / 2));
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

/** How a page arrives, and then what goes on. */
async function firstSeconds(time: StoppedTime): Promise<Buffer[]> {
  return [...(await filmOf(time, 83, 12)), ...(await filmOf(time, 250, 12))];
}

async function filmOf(time: StoppedTime, step: number, count: number): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  while (pictures.length < count) pictures.push(await time.pass(step));
  return pictures;
}

/** The surroundings of an element from when the pointer comes to it; nothing if the page shows none. */
async function hover(page: Page, time: StoppedTime, what: keyof typeof hovered): Promise<Buffer[] | undefined> {
  const element = page.locator(hovered[what]).first();
  if ((await time.passDuring(element.count())) === 0) return undefined;
  await time.passDuring(page.mouse.move(0, 0));
  await time.passDuring(element.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" })));
  // What scrolling to it set off is over.
  await time.pass(1_000);
  const box = await time.passDuring(element.boundingBox());
  const width = page.viewportSize()?.width ?? 0;
  if (!box) return undefined;
  // The dot of the menu comes from another item.
  const beside = what === "menu" ? 500 : 40;
  const left = Math.max(0, Math.floor(box.x) - beside);
  const top = Math.max(0, Math.floor(box.y) - 40);
  const area = {
    left,
    top,
    width: Math.min(width - left, Math.ceil(box.width) + 2 * beside),
    height: Math.min(height - top, Math.ceil(box.height) + 80),
  };
  await time.passDuring(page.mouse.move(box.x + box.width / 2, box.y + Math.min(60, box.height / 2)));
  // And how it comes to rest.
  const pictures = [...(await filmOf(time, 66, 11)), await time.pass(1_000)];
  return Promise.all(pictures.map((picture) => crop(picture, area)));
}

function crop(picture: Buffer, area: Area): Promise<Buffer> {
  return sharp(picture).extract(area).toBuffer();
}

async function scrollThrough(page: Page, time: StoppedTime): Promise<Buffer[]> {
  const pictures: Buffer[] = [];
  await time.passDuring(page.mouse.move(0, 0));
  for (let top = 0, end = false; !end; top += height / 2) {
    await time.passDuring(page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top));
    pictures.push(await time.pass(200));
    end = await time.passDuring(
      page.evaluate(() => scrollY + innerHeight >= document.documentElement.scrollHeight - 1),
    );
  }
  return pictures;
}

/** The pictures as a grid, from left to right and then down. */
async function sheetOf(pictures: readonly Buffer[], wanted = widest): Promise<Buffer> {
  const size = { width: Math.min(Math.round(wanted), widest), withoutEnlargement: true };
  const cells = await Promise.all(pictures.map((picture) => sharp(picture).resize(size).toBuffer()));
  const { width, height } = await sharp(cells[0]).metadata();
  const columns = Math.min(6, Math.floor(sheetWidth / (width + 4)));
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
