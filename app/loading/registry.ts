import type { ComponentType } from "react";
import type { Content } from "#content/schema/content.ts";

/** Every component that is hydrated in the browser, and where its code is. */
export const registry = {
  "contact-form": async () => (await import("#app/islands/contact-form/contact-form.tsx")).ContactForm,
  // Never asked for while it is off.
  "guide-search": async () =>
    import.meta.env.ON.clover
      ? (await import("#app/islands/guide-search/guide-search.tsx")).GuideSearch
      : (undefined as never),
  "team-browser": async () => (await import("#app/islands/team-browser/team-browser.tsx")).TeamBrowser,
} satisfies Record<string, () => Promise<ComponentType<never>>>;

export type IslandName = keyof typeof registry;
export type IslandComponent<N extends IslandName> = Awaited<ReturnType<(typeof registry)[N]>>;
export type IslandProps<N extends IslandName> = Parameters<IslandComponent<N>>[0];

/** The content file that an island reads. It is loaded with the island's code, not with every page. */
export const contentOf = {
  "contact-form": "contact",
  "guide-search": "guide-search",
  "team-browser": "team",
} as const satisfies Record<IslandName, keyof Content>;

const files = import.meta.glob(["/content/*/contact.yaml", "/content/*/guide-search.yaml", "/content/*/team.yaml"], {
  import: "default",
});

/** Loads an island's content in the page's language, or the English ones, and nothing else. */
export async function loadContent(island: IslandName, language: string): Promise<unknown> {
  const name = contentOf[island];
  const load = files[`/content/${language}/${name}.yaml`] ?? files[`/content/en/${name}.yaml`];
  if (!load) throw new Error(`There is no content/en/${name}.yaml for the browser.`);
  return load();
}
