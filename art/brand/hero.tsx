import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { ellipse, line, rect } from "#art/drawing/shapes.ts";
import { boundsOf } from "#art/engine/bounds.ts";
import { HandOf, Sketch } from "#art/engine/hand.tsx";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";
import { scribble } from "#art/line/scribble.ts";
import { anchorsOf } from "./anchors.ts";
import { type HeroLayout, type HeroWord, heroLayouts, heroWord } from "./hero-layout.ts";

/** The name in the hero: first dreamt, then coded. The dot itself is not here, it moves. */
export const heroes: readonly Drawing[] = heroLayouts.map((layout) => ({
  name: layout.name,
  width: layout.view[2],
  height: layout.view[3],
  view: layout.view,
  onInk: true,
  draw: () => <Hero layout={layout} />,
}));

function Hero({ layout }: { readonly layout: HeroLayout }) {
  const coded = heroWord(layout.exact);
  return (
    <>
      <Guides layout={layout} left={coded.left} />
      {layout.loose.map((row) => (
        <Dreamt key={row.baseline} word={heroWord(row)} layout={layout} />
      ))}
      <Coded word={coded} layout={layout} />
    </>
  );
}

/** Construction lines belong to the exact word only. */
function Guides({ layout, left }: { readonly layout: HeroLayout; readonly left: number }) {
  const { size, baseline } = layout.exact;
  const from = Math.max(left - size * 0.06, layout.view[0]);
  const to = layout.view[0] + layout.view[2];
  const guide = (height: number) => line(from, baseline - size * height, to, baseline - size * height);
  return (
    <>
      <Line d={guide(0)} width={1} opacity={0.36} dash="1 5" />
      <Line d={guide(0.51) + guide(0.72)} width={1} opacity={0.24} dash="1 5" />
    </>
  );
}

interface WordProps {
  readonly word: HeroWord;
  readonly layout: HeroLayout;
}

function Dreamt({ word, layout: { hand, lineWidth } }: WordProps) {
  const t = ([x]: Point) => Math.max(0.3, 1 - (0.62 * x) / word.width);
  return (
    <HandOf
      t={t}
      amp={8.5 * hand}
      over={16 * hand}
      wave={76 * hand}
      passes={2}
      width={lineWidth - 0.1}
      pencilWidth={lineWidth / 3}
      pencilOpacity={0.62}
    >
      {word.contours.map(({ d }) => (
        <Sketch key={d} d={d} />
      ))}
    </HandOf>
  );
}

function Coded({ word, layout }: WordProps) {
  const { loose, hand, lineWidth, anchor } = layout;
  // A name of one word has its whole way from the dream to the code here.
  const isWhole = loose.length === 0;
  const calming = ramp(word.left - 60 * hand, word.left + (isWhole ? word.width * 0.7 : 300 * hand), 1.6);
  const t = (point: Point) => (isWhole ? 1 : 0.42) * (typeof calming === "number" ? calming : calming(point));
  const letters = word.contours.slice(0, -1);
  const home = boundsOf(word.contours.at(-1)?.d ?? "");
  const lastIndex = letters.at(-1)?.index ?? 0;
  const nodes = letters
    .filter(({ index }) => index >= Math.min(3, lastIndex))
    .flatMap(({ d }) => anchorsOf(d))
    .map(([x, y]) => rect(x - anchor, y - anchor, anchor * 2, anchor * 2))
    .join("");
  return (
    <>
      <HandOf t={t} amp={7 * hand} over={10 * hand} passes={1} width={lineWidth} pencilOpacity={0.5}>
        {letters.map(({ d }) => (
          <Sketch key={d} d={d} />
        ))}
      </HandOf>
      <Line d={nodes} width={1} fill="ground" />
      <Line
        d={ellipse((home.left + home.right) / 2, (home.top + home.bottom) / 2, (home.right - home.left) / 2)}
        width={1.4}
        dash="2 5"
      />
      <Line d={curve(leaving(layout, [home.right, (home.top + home.bottom) / 2]))} width={lineWidth} opacity={0.6} />
    </>
  );
}

/** The line that runs down the page begins at the ring of the full stop, wild, where no word is, and leaves the window. */
function leaving({ view, box }: HeroLayout, [x, y]: Point): readonly Point[] {
  const to: Point = [view[0] + view[2], y];
  const middle = box[1] + box[3] * 0.45;
  const isWide = to[0] - x > box[2];
  const shape = isWide ? { loops: 24, radius: 165, sway: 50, seed: 4 } : { loops: 0, radius: 0, sway: 5 };
  const rise = isWide ? middle - y : 0;
  return scribble({ from: [x, y], to, between: [0.04, 2], ...shape }).map(([px, py]) => {
    const share = Math.min(1, (px - x) / 300);
    return [px, py + rise * share * share * (3 - 2 * share)];
  });
}
