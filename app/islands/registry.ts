import type { ComponentType } from "react";
import type { Content } from "#content/schema/content.ts";

/** Every component that comes alive in the browser, and where its code is. */
export const registry = {
  "contact-form": async () => (await import("./contact-form/contact-form.tsx")).ContactForm,
  "guide-search": async () => (await import("./guide-search/guide-search.tsx")).GuideSearch,
  "team-browser": async () => (await import("./team-browser/team-browser.tsx")).TeamBrowser,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof registry;
export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof registry)[N]>>;
export type IslandProps<N extends IslandName> = Parameters<IslandComponent<N>>[0];

/** The file of content that an island reads. Its words come with its code, not with every page. */
export const wordsOf = {
  "contact-form": "contact",
  "guide-search": "guide-search",
  "team-browser": "team",
} as const satisfies Record<IslandName, keyof Content>;
