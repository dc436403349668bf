import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Every rule of accessibility that the page breaks as it stands, with the places. */
export function violations(page: Page): Promise<string[]> {
  return page.evaluate(
    async ({ source, tags }) => {
      // The page's own policy forbids strings as scripts; the test's browser may still evaluate this one.
      const library = new Function(`${source}; return axe;`);
      const { violations } = await library().run(document, { runOnly: tags });
      return violations.map(
        ({ id, nodes }: { id: string; nodes: { target: string[] }[] }) =>
          `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`,
      );
    },
    { source: axe, tags },
  );
}
