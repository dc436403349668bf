/** The colour a page stands on: warm paper, paper under an ink header and hero, or ink as a whole. */
export type Ground = "paper" | "ink-top" | "ink";

/** A page whose first screen is ink says so with `export const handle = inkTop`. */
export const inkTop = { ground: "ink-top" } as const;

/** A page that stands on ink as a whole says so with `export const handle = onInk`. */
export const onInk = { ground: "ink" } as const;

/** The ground that one of the matched pages names. */
export function groundOf(matches: readonly { handle: unknown }[]): Ground {
  const named = matches.map(({ handle }) => handle).find((handle) => handle === inkTop || handle === onInk);
  return named ? (named as typeof inkTop | typeof onInk).ground : "paper";
}
