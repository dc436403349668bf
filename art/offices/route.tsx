import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { line } from "#art/drawing/shapes.ts";
import { Dot, Line } from "#art/engine/mark.tsx";
import type { Place } from "./land.ts";
import { type MapLayout, officeMap, places } from "./map-layout.ts";
import { alongGreatCircle } from "./polar.ts";

/** The offices, and the way from the first to the last: it loops, and then it runs straight. */
export function Route({ layout }: { readonly layout: MapLayout }) {
  const { project } = officeMap(layout);
  const [first, ...others] = places;
  const last = others.at(-1);
  const way = first && last && wayBetween(first, last, layout);
  const dots = way ? [way(0), ...others.slice(0, -1).map(project), way(1)] : places.map(project);
  // The addresses stand below the places that two offices have on every map, unless they are near to each other.
  const haveFeet =
    layout.foot !== undefined &&
    dots.length < 3 &&
    dots.every(([x], index) => Math.abs(x - layout.start[0] - index * layout.reach) < 1);
  return (
    <>
      {way && (
        <Line
          d={curve(coil({ way, from: 0.05, to: 0.6, radii: layout.loops }, layout.loops[0] ? layout.loops[0] / 4 : 14))}
          width={layout.routeWidth}
        />
      )}
      {haveFeet && <Line d={dots.map(([x, y]) => line(x, y + 22, x, layout.foot ?? y)).join("")} dash="1 5" />}
      {dots.map(([x, y]) => (
        <Dot key={`${x} ${y}`} x={x} y={y} r={layout.dot} />
      ))}
    </>
  );
}

function wayBetween(first: Place, last: Place, layout: MapLayout): (u: number) => Point {
  const { project } = officeMap(layout);
  return (u) => {
    const [x, y] = project(alongGreatCircle(first, last, u));
    return [x, y - Math.sin(u * Math.PI) * layout.lift];
  };
}
