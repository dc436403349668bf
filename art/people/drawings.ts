import type { Drawing } from "#art/engine/picture.tsx";
import { cast } from "./cast.ts";
import { portrait } from "./portrait.tsx";

/** The portraits of the team. */
export const people: readonly Drawing[] = cast.map(portrait);
