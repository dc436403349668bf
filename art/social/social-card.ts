import sharp from "sharp";
import { exactPath } from "#art/engine/line.ts";
import { ellipse } from "#art/engine/shapes.ts";
import { outlinesOf, type TextStyle } from "#art/engine/text.ts";
import { hex } from "#art/icons/hex.ts";
import { calmingLine } from "./calming-line.ts";
import { titleStyle, wrapTitle } from "./wrapped-title.ts";

/** What a card says. */
export interface SocialCard {
  readonly title: string;
  /** The part of the site that the page belongs to. */
  readonly eyebrow?: string;
  /** A line of its own, as a path on a card of 1200 by 630, instead of the one that calms down. */
  readonly drawing?: string;
}

const width = 1200;
const height = 630;
const left = 80;
const dot = { x: 1104, y: 550, r: 16 } as const;

/** The picture that a link to a page brings along, as a PNG file. */
export function socialCard(card: SocialCard): Promise<Buffer> {
  // Few colors and no dithering: a drawing of lines needs no more, and files stay small.
  return sharp(Buffer.from(cardSvg(card)))
    .png({ palette: true, colors: 16, dither: 0, effort: 1, compressionLevel: 6 })
    .toBuffer();
}

/** The same as SVG, all text as outlines and all colors plain, as simple renderers understand them. */
function cardSvg({ title, eyebrow, drawing }: SocialCard): string {
  const { lines, size } = wrapTitle(title);
  const baselines = lines.map((_, index) => (eyebrow ? 240 : 200) + size * (0.72 + 0.98 * index));
  const text = lines.map((line, index) => letters(line, { ...titleStyle, size }, baselines[index] ?? 0));
  // Loops stay clear of what hangs below the last line of the title.
  const room = dot.y - (baselines.at(-1) ?? 0) - size * 0.2 - 24;
  const path = drawing ?? calmingLine(title, { from: -40, to: dot.x - dot.r, y: dot.y, room });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${hex("night")}"/>`,
    wordmark(),
    eyebrow ? filled(letters(eyebrow, { size: 30, weight: 460 }, 200), hex("mute", "dark")) : "",
    filled(text.join(""), hex("text", "dark")),
    `<path d="${path}" fill="none" stroke="${hex("text", "dark")}" stroke-width="2.6" stroke-linecap="round"/>`,
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

function filled(d: string, color: string): string {
  return `<path d="${exactPath(d)}" fill="${color}"/>`;
}
