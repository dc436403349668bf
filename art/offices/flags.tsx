import type { Drawing } from "#art/engine/picture.tsx";
import { Mongolia } from "./flag-mongolia.tsx";
import { UnitedStates } from "./flag-united-states.tsx";

/** The flags of the two regions, made to be read at the height of a line of text. */
export const flags: readonly Drawing[] = [
  { name: "flags/usa", width: 30, height: 20, draw: () => <UnitedStates /> },
  { name: "flags/mgl", width: 30, height: 20, draw: () => <Mongolia /> },
];
