import { distance, type Point } from "#art/drawing/point.ts";
import { ellipse, line, polygon } from "#art/drawing/shapes.ts";
import type { Bounds } from "#art/engine/bounds.ts";
import { loosen, type Pass } from "#art/engine/line.ts";
import { ramp } from "#art/engine/looseness.ts";
import { Line } from "#art/engine/mark.tsx";
import { clipped } from "./clip.ts";
import { Fade } from "./fade.tsx";
import { shores } from "./land.ts";
import { type MapLayout, officeMap } from "./map-layout.ts";
import type { PolarMap } from "./polar.ts";
import { simplifiedRing } from "./simplify.ts";

/** Land and sea around the pole: the coast sketched on the left and exact on the right. */
export function Ground({ layout }: { readonly layout: MapLayout }) {
  const map = officeMap(layout);
  const coast = coastOf(map, layout, 1);
  // The pencil that went before cared less.
  const firstGuess = coastOf(map, layout, 5);
  const hand: Pass = {
    t: ramp(layout.start[0], layout.start[0] + layout.reach * 0.92, 1.2),
    amp: layout.amp,
    over: 4,
    wave: layout.amp * 18,
    unlifted: true,
  };
  return (
    <Fade view={layout.view}>
      <Graticule map={map} />
      <path className="s" fill="var(--ground-2)" strokeWidth={1.1} d={loosen(coast, hand)} />
      <path
        className="s"
        fill="none"
        strokeWidth={0.7}
        strokeOpacity={0.4}
        d={loosen(firstGuess, { ...hand, amp: layout.amp * 1.6, attempt: 1, looseOnly: true })}
      />
    </Fade>
  );
}

function Graticule({ map: { pole, radiusOf } }: { readonly map: PolarMap }) {
  const circles = [30, 45, 60, 75].map((latitude) => ellipse(pole[0], pole[1], radiusOf(latitude)));
  const spokes = Array.from({ length: 24 }, (_, index) => {
    const angle = (index * Math.PI) / 12;
    const at = (latitude: number): Point => [
      pole[0] + Math.cos(angle) * radiusOf(latitude),
      pole[1] + Math.sin(angle) * radiusOf(latitude),
    ];
    return line(...at(75), ...at(15));
  });
  return <Line d={[...circles, ...spokes].join("")} width={1} opacity={0.34} dash="1 5" />;
}

/** The shores within the picture and a little beyond, so that the cut itself is never seen. */
function coastOf(map: PolarMap, { view, detail }: MapLayout, coarseness: number): string {
  const [left, top, width, height] = view;
  const box: Bounds = { left: left - 30, top: top - 30, right: left + width + 30, bottom: top + height + 30 };
  return (
    shores()
      // The other half of the Earth is torn to pieces on a map around this pole.
      .filter((shore) => shore.some(map.shows))
      .map((shore) => clipped(shore.map(map.project), box))
      .filter((shore) => extentOf(shore) > detail * coarseness * 10)
      .map((shore) => polygon(simplifiedRing(shore, detail * coarseness)))
      .join("")
  );
}

function extentOf(shore: readonly Point[]): number {
  const [start] = shore;
  return start ? Math.max(...shore.map((point) => distance(start, point))) : 0;
}
