import type { ComponentType } from "react";

/** Every component that comes alive in the browser, and where its code is. */
export const registry = {
  "team-browser": async () => (await import("./team-browser/team-browser.tsx")).TeamBrowser,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof registry;
export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof registry)[N]>>;
export type IslandProps<N extends IslandName> = Parameters<IslandComponent<N>>[0];
