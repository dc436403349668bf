import { line } from "#art/drawing/shapes.ts";
import { type Hand, Sketch } from "#art/engine/hand.tsx";
import { Line } from "#art/engine/mark.tsx";
import type { Drawing } from "#art/engine/picture.tsx";

/** Wide enough for any screen; a narrower one shows the middle of it. */
export const ruleWidth = 2560;

/** How far the hand strays in every rule: calmer from section to section, until the last one is code. */
export const amplitudes = [7, 4.6, 3.1, 1.8, 1, 0] as const;

/** The rules of a page from top to bottom, and one for the menu on ink. */
export const rules: readonly Drawing[] = [
  ...amplitudes.map((amp, index) => rule(`rules/rule-${index}`, amp)),
  { ...rule("rules/rule-on-ink", 4), onInk: true },
];

function rule(name: string, amp: number): Drawing {
  const height = heightOf(amp);
  return { name, width: ruleWidth, height, fit: "xMidYMid slice", draw: () => <Rule amp={amp} height={height} /> };
}

/** The height of a rule that strays by `amp`. In a wide window only the middle half is seen, which holds all its lines. */
function heightOf(amp: number): number {
  return amp > 3.5 ? 104 : 52;
}

function Rule({ amp, height }: { readonly amp: number; readonly height: number }) {
  const d = straight(height);
  return amp === 0 ? <Line d={d} /> : <Sketch d={d} {...ruleHand(amp)} />;
}

/** The exact rule: across, in the middle of its height. */
export function straight(height: number): string {
  return line(-20, height / 2, ruleWidth + 20, height / 2);
}

/** A hand with long swings that never lifts. */
export function ruleHand(amp: number): Hand {
  return {
    t: 1,
    // Every rule is a line of its own, not the same one drawn flatter.
    attempt: amp,
    amp,
    over: 0,
    wave: 150,
    passes: amp > 3 ? 2 : amp > 1.5 ? 1 : 0,
    width: 1.5,
    pencilWidth: 0.8,
    pencilOpacity: 0.55,
    spread: 0.4,
  };
}
