import type { Plugin } from "vite";
import { loadContent } from "#content/load.ts";

const name = "virtual:presses.css";

/**
 * Offers where the dot presses in the pictures of the guides as styles: the longest guides have no bytes left for it, and
 * the security policy allows no style attributes.
 */
export function presses(): Plugin {
  return {
    name: "site:presses",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? stylesOf(loadContent("content/en").guides.guides) : undefined),
  };
}

type Sections = { sections: readonly { id: string; screenshot?: { press?: string | undefined } | undefined }[] };

/** A rule for each section whose picture says it. Two guides that give sections one id go without, there. */
export function stylesOf(guides: readonly Sections[]): string {
  const sections = guides.flatMap(({ sections }) => sections);
  const rules = sections
    .filter(({ id }) => sections.filter((other) => other.id === id).length === 1)
    .flatMap(({ id, screenshot }) => (screenshot?.press ? `#${id}{--press:${screenshot.press}}` : []));
  return `@layer late{${rules.join("")}}`;
}
