import { parsePath } from "#art/drawing/path.ts";
import { PathWriter } from "#art/drawing/path-writer.ts";
import type { Point } from "#art/drawing/point.ts";
import { reversed, type Segment, startHeading } from "#art/drawing/segment.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { type HeroLayout, heroLayouts, heroWord } from "./hero-layout.ts";

/** The path of the dot over a hero picture, in the coordinates of that picture. */
interface LetterPath {
  readonly picture: string;
  /** The viewBox that the picture and anything laid over it share. */
  readonly view: readonly number[];
  /** The radius of the traveling dot. */
  readonly dot: number;
  /** The full stop, where the dot comes to rest. */
  readonly home: { readonly x: number; readonly y: number; readonly r: number };
  /** Along the baseline, around every letter of "coded" and into the full stop, without a break. */
  readonly d: string;
}

/** The path of the dot for every hero picture. */
export function letterPaths(): readonly LetterPath[] {
  return heroLayouts.map(letterPath);
}

function letterPath(layout: HeroLayout): LetterPath {
  const word = heroWord("coded.", layout.coded, layout);
  const outer = word.contours.filter(({ index, letter }, k) => letter !== "." && word.contours[k - 1]?.index !== index);
  const stop = boundsOf(word.contours.at(-1)?.d ?? "");
  const home: Point = [(stop.left + stop.right) / 2, (stop.top + stop.bottom) / 2];
  const writer = new PathWriter();
  let road: Point = [word.left, layout.coded.baseline];
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
  return {
    picture: `${layout.name}.svg`,
    view: layout.view,
    dot: layout.dot,
    home: { x: tenth(home[0]), y: tenth(home[1]), r: tenth((stop.right - stop.left) / 2) },
    d: writer.toString(),
  };
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
