import { parsePath } from "#art/drawing/path.ts";
import { PathWriter } from "#art/drawing/path-writer.ts";
import type { Point } from "#art/drawing/point.ts";
import { reversed, type Segment, startHeading } from "#art/drawing/segment.ts";
import { maker } from "#art/drawn-file.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { dotsBox, type HeroLayout, type HeroWord, heroLayouts, heroWord, normalSize } from "./hero-layout.ts";

/** The way of the dot over the hero, as if its word had the normal size: then the dot's own size is always the same. */
interface LetterPath {
  readonly drawnBy: string;
  /** The viewBox of what is laid over the picture. */
  readonly view: readonly number[];
  /** The full stop, where the dot comes to rest. */
  readonly home: { readonly x: number; readonly y: number };
}

/** content/pictures/brand/letter-path.json */
export function letterPathJson(): string {
  const { size } = wideExact();
  const stop = boundsOf(exactWord().contours.at(-1)?.d ?? "");
  const home = { x: tenth((stop.left + stop.right) / 2), y: tenth((stop.top + stop.bottom) / 2) };
  const view = dotsBox.map((length) => tenth((length * normalSize) / size));
  return `${JSON.stringify({ drawnBy: maker, view, home } satisfies LetterPath, undefined, 2)}\n`;
}

/** content/pictures/brand/letter-path.css: the path, for `offset-path`. The first paint does not need it. */
export function letterPathCss(): string {
  return `/* Drawn by ${maker}. */\n@layer late {\n  [data-graphic] {\n    --letters: path("${letterPath()}");\n  }\n}\n`;
}

function wideExact(): HeroLayout["exact"] {
  const [wide] = heroLayouts as [HeroLayout, ...HeroLayout[]];
  return wide.exact;
}

/** The exact word in its normal size. */
function exactWord(): HeroWord {
  const { text, size, baseline, left } = wideExact();
  const scale = normalSize / size;
  return heroWord({ text, size: normalSize, baseline: baseline * scale, left: left * scale });
}

/** Along the baseline, around every letter of the exact word and into the full stop, without a break. */
function letterPath(): string {
  const word = exactWord();
  const letters = word.contours.slice(0, -1);
  const outer = letters.filter(({ index }, k) => letters[k - 1]?.index !== index);
  const stop = boundsOf(word.contours.at(-1)?.d ?? "");
  const home: Point = [(stop.left + stop.right) / 2, (stop.top + stop.bottom) / 2];
  const writer = new PathWriter();
  let road: Point = [word.left, 0];
  outer.forEach(({ d }, index) => {
    const loop = rolling(parsePath(d)[0]?.segments ?? []);
    const touch = loop[0]?.from ?? home;
    if (index === 0) {
      writer.moveTo([road[0], touch[1]]);
    }
    writer.lineTo(touch);
    for (const segment of loop) {
      writer.segment(segment);
    }
    road = touch;
  });
  const reach = home[0] - road[0];
  writer.cubicTo([road[0] + reach * 0.6, road[1]], [home[0], road[1]], home);
  return writer.toString();
}

/** The same outline, from its lowest point and off to the right: the dot rolls in along the baseline and out again. */
function rolling(outline: readonly Segment[]): readonly Segment[] {
  const lowest = Math.max(...outline.map(({ from }) => from[1]));
  const start = outline.findIndex(({ from }) => from[1] === lowest);
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const [first] = turned;
  return first && startHeading(first)[0] < 0 ? turned.map(reversed).reverse() : turned;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
