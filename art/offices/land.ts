import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** A point on Earth in degrees. */
export type Place = readonly [longitude: number, latitude: number];

/** The part of a TopoJSON file that is read here. */
interface Topology {
  readonly transform: { readonly scale: Place; readonly translate: Place };
  /** Every arc is a chain of steps, each relative to the one before. */
  readonly arcs: readonly (readonly Place[])[];
  readonly objects: {
    readonly land: {
      readonly geometries: readonly { readonly arcs: readonly (readonly (readonly number[])[])[] }[];
    };
  };
}

/** The shores of all land, from Natural Earth (public domain), every ring closed. */
export function shores(): readonly (readonly Place[])[] {
  const file = createRequire(import.meta.url).resolve("world-atlas/land-110m.json");
  const topology: Topology = JSON.parse(readFileSync(file, "utf8"));
  const arcs = topology.arcs.map((steps) => unpacked(steps, topology.transform));
  const rings = topology.objects.land.geometries.flatMap((geometry) => geometry.arcs.flat());
  return rings.map((ring) =>
    ring.flatMap((index) => (index < 0 ? (arcs[~index]?.toReversed() ?? []) : (arcs[index] ?? []))),
  );
}

function unpacked(steps: readonly Place[], { scale, translate }: Topology["transform"]): readonly Place[] {
  let x = 0;
  let y = 0;
  return steps.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
