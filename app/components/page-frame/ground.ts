/** The colour a page stands on: warm paper, paper under an ink header and hero, ink or black as a whole. */
export type Ground = "paper" | "ink-top" | "ink" | "black";

/** A page whose first screen is ink says so with `export const handle = inkTop`. */
export const inkTop = { ground: "ink-top" } as const;

/** A page that stands on ink as a whole says so with `export const handle = onInk`. */
export const onInk = { ground: "ink" } as const;

/** The same for a page that stands on black. */
export const onBlack = { ground: "black" } as const;

const named = [inkTop, onInk, onBlack];

/** The ground that one of the matched pages names. */
export function groundOf(matches: readonly { handle: unknown }[]): Ground {
  const grounds = matches.map(({ handle }) => named.find((ground) => ground === handle));
  return grounds.find((ground) => ground !== undefined)?.ground ?? "paper";
}
