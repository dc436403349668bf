import type { ReactNode } from "react";
import type { Drawing } from "#art/engine/picture.tsx";
import { Ground } from "./ground.tsx";
import { type MapLayout, mapLayouts } from "./map-layout.ts";
import { Route } from "./route.tsx";

/** The map with its route, and both alone, for a page on which the route draws itself. */
export const maps: readonly Drawing[] = mapLayouts.flatMap((layout) => [
  map("offices-map", layout, () => (
    <>
      <Ground layout={layout} />
      <Route layout={layout} />
    </>
  )),
  map("offices-ground", layout, () => <Ground layout={layout} />),
  map("offices-route", layout, () => <Route layout={layout} />),
]);

function map(name: string, { suffix, view }: MapLayout, draw: () => ReactNode): Drawing {
  return { name: `illustrations/${name}${suffix}`, width: view[2], height: view[3], view, draw };
}
