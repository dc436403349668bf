import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

test("every class used by a component has a rule, and every rule's class is used", () => {
  const named = new Map<string, Set<string>>();
  for (const file of globSync("app/**/*.{ts,tsx}")) {
    const code = readFileSync(file, "utf8");
    for (const [, name, target = ""] of code.matchAll(/import (\w+) from "([^"]+\.module\.css)"/g)) {
      const styles = target.startsWith("#") ? target.slice(1) : join(file, "..", target);
      const use = new RegExp(`(?<!/)\\b${name}\\.(?!module\\b|tsx?\\b)(\\w+)`, "g");
      const uses = [...code.matchAll(use)].map(([, found = ""]) => found);
      named.set(styles, new Set([...(named.get(styles) ?? []), ...uses]));
    }
  }
  const wrong: string[] = [];
  for (const file of globSync("app/**/*.module.css")) {
    const ruled = classesIn(readFileSync(file, "utf8"));
    const uses = named.get(file) ?? new Set();
    for (const use of uses) if (!ruled.has(use)) wrong.push(`${file} has no .${use}`);
    for (const rule of ruled) if (!uses.has(rule)) wrong.push(`${file}: nobody names .${rule}`);
  }
  expect(named.size).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

function classesIn(css: string): Set<string> {
  const rules = css.replace(/\/\*.*?\*\//gs, "").replace(/"[^"]*"|url\([^)]*\)/g, "");
  // What precedes a brace and is not a value: selectors and the heads of at-rules.
  const selectors = [...rules.matchAll(/([^{};]*)\{/g)]
    .map(([, head = ""]) => head)
    .filter((head) => !/^\s*@/.test(head));
  return new Set(selectors.flatMap((head) => [...head.matchAll(/\.([a-zA-Z]\w*)/g)].map(([, name = ""]) => name)));
}
