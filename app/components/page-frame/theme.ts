/** The background of a page: warm paper, paper below an ink header and hero, all ink, or all black. */
export type Theme = "paper" | "ink-top" | "ink" | "black";

/** A page whose first screen is ink has `export const handle = inkTop`. */
export const inkTop = { theme: "ink-top" } as const;

/** A page that is all ink has `export const handle = onInk`. */
export const onInk = { theme: "ink" } as const;

/** The same for a page that is all black. */
export const onBlack = { theme: "black" } as const;

const handles = [inkTop, onInk, onBlack];

/** The theme that one of the matched routes names. */
export function themeOf(matches: readonly { handle: unknown }[]): Theme {
  const named = matches.map(({ handle }) => handles.find((known) => known === handle));
  return named.find((handle) => handle !== undefined)?.theme ?? "paper";
}
