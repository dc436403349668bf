/** The background of a page: warm paper, paper below an ink header and hero, all ink, or all black. */
export type Theme = "paper" | "ink-top" | "ink" | "black";

/** What a page exports as `handle` if it is not on paper. */
export type PageHandle = { theme: Theme };

/** The theme that one of the matched routes names. */
export function themeOf(matches: readonly { handle: unknown }[]): Theme {
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined);
  return handles.find((handle) => handle)?.theme ?? "paper";
}
