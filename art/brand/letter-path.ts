import { parsePath } from "#art/drawing/path.ts";
import { distance, type Point } from "#art/drawing/point.ts";
import { lengthOf, pointAt, reversed, type Segment, startHeading, turnOf } from "#art/drawing/segment.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { maker } from "#content/samples.ts";
import { dotsBox, type HeroLayout, heroLayouts, heroWord, normalSize } from "./hero-layout.ts";

/** How far a chord may leave its curve, in the units of the wide layout, which are less than a pixel. */
const tolerance = 0.4;

/** When the dot has arrived, in percent of its round; then it rests, and leaps back to the start. */
const arrival = 94;

/**
 * content/pictures/brand/letter-path.module.css, the way of the dot over the hero pictures. Every phone can move an element
 * along transforms without its main thread, along an `offset-path` none can. The box that it is measured by is as much
 * smaller as the exact word is: so is the dot, whose own size is for the normal one.
 */
export function letterPathStyles(): string {
  const [wide] = heroLayouts as [HeroLayout, ...HeroLayout[]];
  const share = wide.exact.size / normalSize;
  const [left, , boxWidth] = dotsBox;
  const width = boxWidth * share;
  const way = wayAlong(wide.exact);
  const place = ([x, y]: Point) => `translate: ${hundredths((x - left) / width)}cqi ${hundredths(y / width)}cqi`;
  const lengths = way.map((point, index) => distance(way[index - 1] ?? point, point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  let walked = 0;
  const keyframes = way.map((point, index) => {
    walked += lengths[index] ?? 0;
    const leap = index === 0 ? "; scale: 0" : "";
    return `${hundredths((walked / total) * (arrival / 100))}% { ${place(point)}${leap} }`;
  });
  const home = place(way.at(-1) ?? [0, 0]);
  return `/* Drawn by ${maker}. */
@layer pages {
  .way { inline-size: ${hundredths(share)}% }
  .way > * { ${home} }
}
@layer late {
  @media (--motion) {
    .way > * { animation-name: way }
  }
  @keyframes way {
    ${keyframes.join("\n    ")}
    1%, 99% { scale: 1 }
    to { ${home}; scale: 0 }
  }
}
`;
}

/** Along the baseline, around every letter of the word and into its full stop, without a break. */
function wayAlong(row: HeroLayout["exact"]): readonly Point[] {
  const word = heroWord(row);
  const letters = word.contours.slice(0, -1);
  const outer = letters.filter(({ index }, k) => letters[k - 1]?.index !== index);
  const stop = boundsOf(word.contours.at(-1)?.d ?? "");
  const home: Point = [(stop.left + stop.right) / 2, (stop.top + stop.bottom) / 2];
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
