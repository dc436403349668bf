import { iconLetter } from "#art/brand/name.ts";
import { hex } from "#art/drawing/hex.ts";
import { tenth } from "#art/drawing/point.ts";
import { outlinesOf } from "#art/drawing/text.ts";
import { boundsOf } from "#art/engine/bounds.ts";

interface Shape {
  /** The radius of the tile's corners, in 32nds of its side. */
  readonly corners: number;
  /** The size of the letter: 1 where nothing is cut off, less where a system cuts the tile to its own shape. */
  readonly letter: number;
}

/** The letter of the company on ink, with the dot. */
export function brandIcon({ corners, letter }: Shape): string {
  const place = letter === 1 ? "" : ` transform="translate(16 16) scale(${letter}) translate(-16 -16)"`;
  const { d, dot } = iconLetter() === "i" ? letterI : withPeriod(iconLetter());
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" id="tint" class="art" width="32" height="32" viewBox="0 0 32 32">`,
    `<rect width="32" height="32" rx="${corners}" fill="${hex("night")}"/>`,
    `<g${place}><circle cx="${dot.x}" cy="${dot.y}" r="${dot.r}" fill="${hex("dot")}"/>`,
    `<path d="${d}" fill="${hex("ground")}"/></g></svg>\n`,
  ].join("");
}

/** Its point is the dot. Its edges fall on whole pixels at 16 and 32. */
const letterI = { d: "M13 17h6v11h-6z", dot: { x: 16, y: 9, r: 5 } };

/** Any other letter with the dot as its period, both together in the middle, on the line that the i stands on. */
function withPeriod(letter: string) {
  const r = 3.5;
  const style = { weight: 700, size: 100 };
  const ink = boundsOf(pathOf(letter, style, [0, 0]));
  const scale = Math.min(19 / (ink.right - ink.left), 22 / (ink.bottom - ink.top));
  const width = (ink.right - ink.left) * scale;
  const left = 16 - (width + 1 + 2 * r) / 2;
  const middle = 16 + ((ink.bottom - ink.top) * scale) / 2;
  const baseline = middle - ink.bottom * scale;
  return {
    d: pathOf(letter, { weight: 700, size: 100 * scale }, [left - ink.left * scale, baseline]),
    dot: { x: tenth(left + width + 1 + r), y: tenth(baseline - r), r },
  };
}

function pathOf(letter: string, style: { weight: number; size: number }, at: readonly [number, number]): string {
  return outlinesOf(letter, style, at)
    .map(({ d }) => d)
    .join("");
}
