import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { findPicture } from "#content/pictures.ts";
import { mainLanguage } from "#contract/languages.ts";
import { socialCardPath } from "#contract/pages.ts";
import { hexOf, tokenColor } from "#scripts/vite/tokens.ts";
import { outlineOf, widthOf } from "./letters.ts";
import { scramble } from "./scramble.ts";

const width = 1200;
const height = 630;
const left = 80;
const textWidth = width - 2 * left;
const dot = { x: 1104, y: 550, r: 16 };
const wordmarkBox = { width: 420, height: 50, bottom: 113 };
const titleStyle = { weight: 690, tracking: -0.036 };

/** Writes a card for every page into the folder of the built site: the picture that a link to the page brings along. */
export async function writeSocialCards(pages: readonly { path: string; title: string }[], folder: string) {
  const cards = pages.map(async ({ path, title }) => {
    const file = join(folder, socialCardPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await socialCard(title));
  });
  await Promise.all(cards);
}

/** A card as a PNG file. Few colors and no dithering: a drawing of lines needs no more, and files stay small. */
export async function socialCard(title: string): Promise<Buffer> {
  return sharp(Buffer.from(cardSvg(title)))
    .composite([await drawnWordmark])
    .png({ palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

function cardSvg(title: string): string {
  const { lines, size } = wrapTitle(title);
  const baselines = lines.map((_, index) => 200 + size * (0.72 + 0.98 * index));
  // The stem of a letter begins a little right of its origin: large letters are pulled back to the margin.
  const text = lines.map((line, index) =>
    outlineOf(line, { ...titleStyle, size }, left - size * 0.05, baselines[index] ?? 0),
  );
  // Loops stay clear of what hangs below the last line of the title.
  const room = dot.y - (baselines.at(-1) ?? 0) - size * 0.2 - 24;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="${width}" height="${height}" fill="${colors.ink}"/>
    <path d="${text.join("")}" fill="${colors.text}"/>
    <path d="${loopingLine(title, room)}" fill="none" stroke="${colors.text}" stroke-width="2.6" stroke-linejoin="round"/>
    <circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${colors.dot}"/>
  </svg>`;
}

/** The wordmark of the header, whoever drew it, above the title. */
async function wordmark(): Promise<OverlayOptions> {
  const { file, fault } = findPicture("brand/wordmark-on-ink", mainLanguage);
  if (!file) throw new Error(fault);
  const picture = withoutVariables(readFileSync(file));
  const { width, height } = await sharp(picture).metadata();
  const scale = Math.min(wordmarkBox.width / width, wordmarkBox.height / height);
  const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const input = await sharp(picture, { density: 72 * Math.max(1, scale) })
    .resize(size)
    .toBuffer();
  return { input, left, top: wordmarkBox.bottom - size.height };
}

/** Our own drawings take their colors from variables, which sharp does not know. */
function withoutVariables(picture: Buffer): Buffer {
  const style = `<style>.art{fill:${colors.text}}.dot{fill:${colors.dot}}</style>`;
  return Buffer.from(picture.toString("latin1").replace(/<style>\.art\{.*?<\/style>/, style), "latin1");
}

// The largest size in which a title takes no more lines than these: three very large lines would fill the card.
const sizes = [
  { size: 128, maxLines: 1 },
  { size: 108, maxLines: 2 },
  { size: 92, maxLines: 2 },
  { size: 76, maxLines: 3 },
  { size: 68, maxLines: 3 },
  { size: 60, maxLines: 3 },
];

/** Breaks a title into at most three lines of similar length, as large as they fit. */
export function wrapTitle(title: string): { lines: string[]; size: number } {
  const words = title.trim().split(/\s+/);
  const wrapped = [1, 2, 3].map((count) => brokenInto(count, words));
  for (const { size, maxLines } of sizes) {
    const fitting = wrapped.slice(0, maxLines).find(({ width }) => width * size <= textWidth);
    if (fitting) return { lines: fitting.lines, size };
  }
  const { lines, width } = brokenInto(3, words);
  return { lines, size: textWidth / width };
}

type Broken = { lines: string[]; width: number };

/** The words in `count` lines, with the widest as narrow as possible, and its width at a font size of one pixel. */
function brokenInto(count: number, words: readonly string[]): Broken {
  const line = words.join(" ");
  let best: Broken = { lines: [line], width: widthOf(line, { ...titleStyle, size: 1 }) };
  if (count === 1) return best;
  for (let first = words.length - 1; first > 0; first--) {
    const head = brokenInto(1, words.slice(0, first));
    const rest = brokenInto(count - 1, words.slice(first));
    const width = Math.max(head.width, rest.width);
    // Nearly as narrow is as good: then the first line is the longer one.
    if (width < best.width * 0.99) best = { lines: [...head.lines, ...rest.lines], width };
  }
  return best;
}

/** The line that loops, calms down and runs straight to the dot. Another title loops in another way. */
function loopingLine(title: string, room: number): string {
  const chance = chancesOf(title);
  const largest = Math.min(66, Math.max(26, room / 2));
  const radii = Array.from({ length: 6 }, (_, index) => largest * (0.5 + 0.5 * chance(10 + index)));
  const start = 0.05 + 0.06 * chance(2);
  const end = 0.36 + 0.1 * chance(3);
  const points = Array.from({ length: 2001 }, (_, index) => {
    const u = index / 2000;
    const [x, y] = calmLineAt(u);
    const [sideways, up] = loopAt((u - start) / (end - start), radii);
    // Loops stand on the line, so they lean as it does.
    const [nextX, nextY] = calmLineAt(u + 0.001);
    const lean = Math.atan2(nextY - y, nextX - x);
    const [cos, sin] = [Math.cos(lean), Math.sin(lean)];
    return `${(x + cos * sideways + sin * up).toFixed(2)} ${(y + sin * sideways - cos * up).toFixed(2)}`;
  });
  return `M${points.join("L")}`;
}

/** The line without its loops, from 0 at the left edge to 1 at the dot. */
function calmLineAt(u: number): [x: number, y: number] {
  const from = -40;
  return [from + (dot.x - dot.r - from) * u, dot.y + Math.sin(u * Math.PI * 3.4) * 16 * (1 - u) ** 2];
}

/** How far a point is beside and above the calm line, at a share of the way through all loops. */
function loopAt(share: number, radii: readonly number[]): [sideways: number, up: number] {
  let walked = share * radii.reduce((sum, radius) => sum + radius, 0);
  for (const radius of radii) {
    if (walked >= 0 && walked < radius) {
      const turn = (walked / radius) * 2 * Math.PI;
      return [Math.sin(turn) * radius, (1 - Math.cos(turn)) * radius];
    }
    walked -= radius;
  }
  return [0, 0];
}

/** Numbers from 0 to 1 that are always the same for a title. */
function chancesOf(title: string): (index: number) => number {
  const seed = [...title].reduce((mixed, letter) => scramble(mixed ^ (letter.codePointAt(0) ?? 0)), 7) % 100_000;
  return (index) => {
    const mixed = [seed, index].reduce((mixed, n) => scramble(mixed ^ Math.imul(n * 1024, 0x85ebca6b)), 0x9e3779b9);
    return scramble(mixed) / 2 ** 32;
  };
}

const colors = { ink: darkColor("ink"), text: darkColor("text"), dot: darkColor("dot") };
const drawnWordmark = wordmark();

function darkColor(token: string): string {
  return hexOf(tokenColor(token)[1]);
}
