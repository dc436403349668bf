import type { Accent } from "#art/kit/accent.tsx";
import type { Shot } from "./devices.tsx";

/** A part of a screen, in the screen's own pixels. */
export type Area = readonly [x: number, y: number, width: number, height: number];

/** Something that happens in a chapter. Beats follow one another; the timeline gives each its moment. */
export type Beat =
  | { readonly kind: "tap"; readonly x: number; readonly y: number; readonly then: Shot; readonly right?: boolean }
  | { readonly kind: "type"; readonly text: string; readonly letters: (typed: string) => Shot }
  | { readonly kind: "mark"; readonly area: Area }
  | { readonly kind: "show"; readonly then: Shot };

/** A tutorial: the screen it starts with, and one list of beats for every chapter of its video in the content. */
export interface Storyboard {
  /** The file of its video in the content, like "register-plus/how-to-pay". */
  readonly file: string;
  readonly accent: Accent;
  /** The sign on the app's icon. */
  readonly sign: string;
  readonly pointer: "finger" | "mouse";
  readonly start: Shot;
  readonly chapters: readonly (readonly Beat[])[];
}

/** The pointer goes to a place and taps; the screen answers. */
export function tap(x: number, y: number, then: Shot): Beat {
  return { kind: "tap", x, y, then };
}

/** Like a tap, with the right button of the mouse. */
export function rightClick(x: number, y: number, then: Shot): Beat {
  return { kind: "tap", x, y, then, right: true };
}

/** A text appears letter by letter. */
export function type(text: string, letters: (typed: string) => Shot): Beat {
  return { kind: "type", text, letters };
}

/** A frame draws attention to a part of the screen. */
export function mark(...area: Area): Beat {
  return { kind: "mark", area };
}

/** The screen changes by itself. */
export function show(then: Shot): Beat {
  return { kind: "show", then };
}
