import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
/** The rules whose answer can depend on the color scheme. */
export const colorRules = ["color-contrast", "link-in-text-block"];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

type Axe = { run(root: Document, options: object): Promise<{ violations: Violation[] }> };
type Violation = { id: string; nodes: { target: string[] }[] };

/** Every accessibility rule that the page breaks as it is, with the elements. */
export async function violations(page: Page, rules = tags): Promise<string[]> {
  // The page's own policy forbids strings as scripts, but not to DevTools.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(`{ ${axe} }`);
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe };
    const { violations } = await axe.run(document, { runOnly: rules });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(" | ")}`);
  }, rules);
}
