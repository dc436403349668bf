import type { Plugin } from "vite";
import { loadContent } from "#content/load.ts";

/**
 * Offers where the dot presses in pictures as styles: the longest guides have no bytes left for it, and the security
 * policy allows no style attributes.
 */
export function presses(): Plugin {
  const sheets: Record<string, () => string> = {
    "virtual:presses.css": () => stylesOf(loadContent("content/en").guides.guides),
    "virtual:work-presses.css": () => workStylesOf(loadContent("content/en").works.cases),
  };
  return {
    name: "site:presses",
    resolveId: (id) => (id in sheets ? `\0${id}` : undefined),
    load: (id) => sheets[id.slice(1)]?.(),
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

/** A rule for the cards of each work that says it. Each direction is a number of its own: some cards crop their pictures. */
export function workStylesOf(works: readonly { slug: string; press?: string | undefined }[]): string {
  const rules = works.flatMap(({ slug, press }) => {
    const [x, y] = press?.split(" ") ?? [];
    return x ? `[data-study="${slug}"]{--press-x:${x};--press-y:${y}}` : [];
  });
  return `@layer late{${rules.join("")}}`;
}
