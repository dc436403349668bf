import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { socialCardPath } from "../../../contract/pages.ts";
import { coil } from "../drawing/coil.ts";
import { curve } from "../drawing/curve.ts";
import { hex } from "../drawing/hex.ts";
import { chance, seedFrom } from "../drawing/noise.ts";
import { exactPath } from "../drawing/path.ts";
import type { Point } from "../drawing/point.ts";
import { ellipse } from "../drawing/shapes.ts";
import { outlinesOf, type TextStyle } from "../drawing/text.ts";
import { titleStyle, wrapTitle } from "./wrapped-title.ts";

/** A page that may be linked to. */
interface CardPage {
  readonly path: string;
  readonly title: string;
}

const width = 1200;
const height = 630;
const left = 80;
const dot = { x: 1104, y: 550, r: 16 } as const;

/** Writes a card for every page into the folder of the built site. */
export async function writeSocialCards(pages: readonly CardPage[], folder: string): Promise<void> {
  for (const { path, title } of pages) {
    const file = join(folder, socialCardPath(path));
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, await socialCard(title));
  }
}

/** The picture that a link to a page brings along, as a PNG file. */
function socialCard(title: string): Promise<Buffer> {
  // Few colors and no dithering: a drawing of lines needs no more, and files stay small.
  return sharp(Buffer.from(cardSvg(title)))
    .png({ palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

/** The same as SVG, all text as outlines and all colors plain, as simple renderers understand them. */
function cardSvg(title: string): string {
  const { lines, size } = wrapTitle(title);
  const baselines = lines.map((_, index) => 200 + size * (0.72 + 0.98 * index));
  const text = lines.map((line, index) => letters(line, { ...titleStyle, size }, baselines[index] ?? 0));
  // Loops stay clear of what hangs below the last line of the title.
  const room = dot.y - (baselines.at(-1) ?? 0) - size * 0.2 - 24;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${hex("night")}"/>`,
    wordmark(),
    filled(text.join(""), hex("text", "dark")),
    `<path d="${calmingLine(title, room)}" fill="none" stroke="${hex("text", "dark")}" stroke-width="2.6" stroke-linecap="round"/>`,
    filled(ellipse(dot.x, dot.y, dot.r), hex("dot")),
    "</svg>",
  ].join("");
}

function wordmark(): string {
  const contours = outlinesOf("ideas coded.", { size: 44, weight: 700, tracking: -0.035 }, [left - 2, 112]);
  const part = (isStop: boolean) =>
    contours.flatMap(({ letter, d }) => ((letter === ".") === isStop ? d : [])).join("");
  return filled(part(false), hex("text", "dark")) + filled(part(true), hex("dot"));
}

function letters(text: string, style: TextStyle, baseline: number): string {
  // The stem of a letter begins a little right of its place: large letters are pulled back to the margin.
  return outlinesOf(text, style, [left - style.size * 0.05, baseline])
    .map(({ d }) => d)
    .join("");
}

/** The line that loops, calms down and runs straight to the dot. Another title loops in another way. */
function calmingLine(title: string, room: number): string {
  const seed = seedFrom(title);
  const from = -40;
  const to = dot.x - dot.r;
  const largest = Math.min(66, Math.max(26, room / 2));
  const radii = Array.from({ length: 6 }, (_, index) => largest * (0.5 + 0.5 * chance(seed, 10 + index)));
  const way = (u: number): Point => [from + (to - from) * u, dot.y + Math.sin(u * Math.PI * 3.4) * 16 * (1 - u) ** 2];
  return curve(coil({ way, from: 0.05 + 0.06 * chance(seed, 2), to: 0.36 + 0.1 * chance(seed, 3), radii }));
}

function filled(d: string, color: string): string {
  return `<path d="${exactPath(d)}" fill="${color}"/>`;
}
