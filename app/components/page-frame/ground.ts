/** The colour a page stands on: warm paper, or the ink of the hero and the Clover pages. */
export type Ground = "paper" | "ink";

/** A page that stands on ink says so with `export const handle = onInk`. */
export const onInk = { ground: "ink" } as const;

/** The ground of the deepest matched page that names one. */
export function groundOf(matches: readonly { handle: unknown }[]): Ground {
  return matches.some(({ handle }) => handle === onInk) ? "ink" : "paper";
}
