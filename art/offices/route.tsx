import { coil } from "#art/drawing/coil.ts";
import { curve } from "#art/drawing/curve.ts";
import type { Point } from "#art/drawing/point.ts";
import { line } from "#art/drawing/shapes.ts";
import { Dot, Line } from "#art/engine/mark.tsx";
import { chicago, type MapLayout, officeMap, ulaanbaatar } from "./map-layout.ts";
import { alongGreatCircle } from "./polar.ts";

/** The way from Chicago to Ulaanbaatar: it loops, and then it runs straight. */
export function Route({ layout }: { readonly layout: MapLayout }) {
  const { project } = officeMap(layout);
  const way = (u: number): Point => {
    const [x, y] = project(alongGreatCircle(chicago, ulaanbaatar, u));
    return [x, y - Math.sin(u * Math.PI) * layout.lift];
  };
  const points = coil({ way, from: 0.05, to: 0.6, radii: layout.loops }, layout.loops[0] ? layout.loops[0] / 4 : 14);
  const ends = [way(0), way(1)];
  return (
    <>
      <Line d={curve(points)} width={layout.routeWidth} />
      {layout.foot !== undefined && (
        <Line d={ends.map(([x, y]) => line(x, y + 22, x, layout.foot ?? y)).join("")} dash="1 5" />
      )}
      {ends.map(([x, y]) => (
        <Dot key={x} x={x} y={y} r={layout.dot} />
      ))}
    </>
  );
}
