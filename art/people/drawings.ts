import type { Drawing } from "#art/engine/picture.tsx";
import { cast } from "./cast.ts";
import { endsOfPortrait, portrait } from "./portrait.tsx";

/** The one who stands at the top of About us, by hand and finished. */
const byHand = cast.filter(({ name }) => name === "amara-okafor");

/** The portraits of the team. */
export const people: readonly Drawing[] = [...cast.map(portrait), ...byHand.flatMap(endsOfPortrait)];
