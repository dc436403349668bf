import type { Drawing } from "#art/engine/picture.tsx";
import { flags } from "./flags.tsx";
import { maps } from "./map.tsx";

/** Where the two offices are. */
export const offices: readonly Drawing[] = [...maps, ...flags];
