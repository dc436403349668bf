import type { Drawing } from "#art/engine/picture.tsx";
import { webPortals } from "./web-portals.tsx";

/** The cards whose words a reader needs, in Mongolian: sketch, model, ready. */
export const mongolianServices: readonly Drawing[] = [
  { ...webPortals, name: `mn/${webPortals.name}`, words: { built: "бэлэн", planned: "загвар", dreamt: "ноорог" } },
];
