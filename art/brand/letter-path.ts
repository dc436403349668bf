import { parsePath } from "#art/drawing/path.ts";
import { distance, type Point } from "#art/drawing/point.ts";
import { lengthOf, pointAt, reversed, type Segment, startHeading, turnOf } from "#art/drawing/segment.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { maker } from "#content/samples.ts";
import { dotsBox, type HeroLayout, type HeroWord, heroLayouts, heroWord, normalSize } from "./hero-layout.ts";

/** How far a chord may leave its curve, in the units of the wide layout, which are less than a pixel. */
const tolerance = 0.4;

/**
 * When the dot has arrived, in percent of its round; then it rests for more than two seconds, and rolls back along the
 * baseline to the start, off so slowly that the trail behind it (app/pages/home/hero.module.css) grows out of the dot.
 */
const arrival = 73.9;
const departure = 82.1;

/**
 * content/pictures/brand/letter-path.module.css, the way of the dot over the hero pictures. Every phone can move an element
 * along transforms without its main thread, along an `offset-path` none can. Across and down are an animation each, of two
 * keyframes with all points in the easing between them: a keyframe for every point would cost each of the trail's dots
 * milliseconds whenever it sets off. The box that it is measured by is as much smaller as the exact word is: so is the dot,
 * whose own size is for the normal one.
 */
export function letterPathStyles(): string {
  const [wide, narrow] = heroLayouts as [HeroLayout, HeroLayout];
  const share = wide.exact.size / normalSize;
  const [left, , boxWidth] = dotsBox;
  const width = boxWidth * share;
  const way = wayAlong(wide.exact).map(([x, y]): Point => [(x - left) / width, y / width]);
  const lengths = way.map((point, index) => distance(way[index - 1] ?? point, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let walked = 0;
  const times = lengths.map((length) => {
    walked += length;
    return (walked / total) * (arrival / departure);
  });
  const keyframes = (axis: 0 | 1, place: (share: number) => string) => {
    const [start = 0, end = 0] = [way[0], way.at(-1)].map((point) => point?.[axis]);
    // As exact as `place` is: one of the two ways is long, the other short.
    const parts = 10 ** Math.ceil(Math.log10(Math.abs(end - start) * 3_000));
    const stops = way.map((point, index) => {
      const progress = Math.round(((point[axis] - start) / (end - start)) * parts) / parts;
      return `${progress} ${hundredths(times[index] ?? 0)}%`;
    });
    return `from { ${place(start)}; animation-timing-function: linear(${stops.join(", ")}, 1) }
    ${departure}% { ${place(end)}; animation-timing-function: cubic-bezier(0.45, 0, 0.55, 1) }
    to { ${place(start)} }`;
  };
  const [homeX = 0, homeY = 0] = way.at(-1) ?? [];
  return `/* Drawn by ${maker}. */
@layer pages {
  .way { inline-size: ${hundredths(share)}% }
  .way > * { translate: ${hundredths(homeX)}cqi ${hundredths(homeY)}cqi }
}
@layer late {
  .stage {
    ${stageOf(narrow, share)};

    @media (--above-800) {
      ${stageOf(wide, share)};
    }
  }
  @media (--motion) {
    @supports (animation-timing-function: linear(0, 1)) {
      .way > * { animation-name: across, down }
    }
  }
  @keyframes across {
    ${keyframes(0, (x) => `translate: ${hundredths(x)}cqi`)}
  }
  @keyframes down {
    ${keyframes(1, (y) => `transform: translateY(${hundredths(y)}cqi)`)}
  }
}
`;
}

/**
 * Where the intro writes the words (app/pages/home/intro.module.css): the edges of the loose rows and of the exact one, in
 * percent of their box, and what the dot touches while it writes, in the units that it moves by.
 */
function stageOf({ view, box, dotsTop, loose, exact }: HeroLayout, share: number): string {
  const [left, top, width, height] = box;
  const column = (x: number) => hundredths((x - left) / width);
  const row = (y: number) => hundredths((y - top) / height);
  const point = ([x, y]: Point) =>
    `${hundredths((x - left) / width / share)}cqi ${hundredths((y - dotsTop) / width / share)}cqi`;
  const coded = heroWord(exact);
  const end = coded.left + coded.width;
  const looseEnd = Math.max(coded.left, ...loose.map(heroWord).map((word) => word.left + word.width));
  const { size, baseline } = loose.at(-1) ?? exact;
  const split = loose.length > 0 ? baseline + size * 0.075 : view[1];
  // Up and down, as a hand does that tries.
  const strokes = [0, 1, 2, 3, 4].map((index): Point => [(looseEnd * index) / 4, baseline - size * (index % 2) * 0.5]);
  return [
    `--middle: ${column(end / 2)}`,
    `--loose: ${column(view[0])}`,
    `--loose-end: ${column(looseEnd)}`,
    `--exact: ${column(coded.left)}`,
    `--exact-end: ${column(end)}`,
    `--top: ${row(view[1])}`,
    `--split: ${row(split)}`,
    `--bottom: ${row(view[1] + view[3])}`,
    `--pen: ${point([end / 2, top + height / 2])}`,
    ...strokes.map((stroke, index) => `--pen-${index}: ${point(stroke)}`),
    `--pen-exact: ${point([coded.left, exact.baseline])}`,
    `--pen-end: ${point(stopOf(coded))}`,
  ].join("; ");
}

/** Along the baseline, around every letter of the word and into its full stop, without a break. */
function wayAlong(row: HeroLayout["exact"]): readonly Point[] {
  const word = heroWord(row);
  const letters = word.contours.slice(0, -1);
  const outer = letters.filter(({ index }, k) => letters[k - 1]?.index !== index);
  const home = stopOf(word);
  const loops = outer.map(({ d }) => rolling(parsePath(d)[0]?.segments ?? []));
  const [, baseline] = loops[0]?.[0]?.from ?? home;
  const way: Point[] = [[word.left, baseline]];
  for (const loop of loops) {
    way.push(loop[0]?.from ?? home, ...loop.flatMap(chordsOf));
  }
  const [x, y] = way.at(-1) ?? home;
  const leave: Point = [x + (home[0] - x) * 0.6, y];
  way.push(...chordsOf({ kind: "cubic", from: [x, y], leave, arrive: [home[0], y], to: home }));
  return way;
}

/** The middle of the full stop. */
function stopOf({ contours }: HeroWord): Point {
  const { left, right, top, bottom } = boundsOf(contours.at(-1)?.d ?? "");
  return [(left + right) / 2, (top + bottom) / 2];
}

/** The ends of chords along a segment, nowhere further off than the tolerance. */
function chordsOf(segment: Segment): readonly Point[] {
  const count = Math.max(1, Math.ceil(Math.sqrt((lengthOf(segment) * turnOf(segment)) / (8 * tolerance))));
  return Array.from({ length: count }, (_, index) => pointAt(segment, (index + 1) / count));
}

/** The same outline, from its lowest point and off to the right: the dot rolls in along the baseline and out again. */
function rolling(outline: readonly Segment[]): readonly Segment[] {
  const lowest = Math.max(...outline.map(({ from }) => from[1]));
  const start = outline.findIndex(({ from }) => from[1] === lowest);
  const turned = [...outline.slice(start), ...outline.slice(0, start)];
  const [first] = turned;
  return first && startHeading(first)[0] < 0 ? turned.map(reversed).reverse() : turned;
}

/** A share in percent, with two digits behind the point. */
function hundredths(share: number): number {
  return Math.round(share * 10_000) / 100;
}
