import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { transform } from "lightningcss";
import { parseSync, Visitor } from "rolldown/utils";
import { expect, test } from "vitest";

test("every class used by a component has a rule, and every rule's class is used", () => {
  const used = new Map<string, Set<string>>();
  for (const file of globSync("app/**/*.{ts,tsx}")) {
    for (const { styles, name } of classesUsedIn(file)) used.set(styles, (used.get(styles) ?? new Set()).add(name));
  }
  const wrong = globSync("app/**/*.module.css").flatMap((file) => {
    const ruled = classesIn(file);
    const names = used.get(file) ?? new Set();
    return [
      ...[...names].filter((name) => !ruled.has(name)).map((name) => `${file} has no .${name}`),
      ...[...ruled].filter((name) => !names.has(name)).map((name) => `${file}: nobody names .${name}`),
    ];
  });
  expect(used.size).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

function classesIn(file: string): Set<string> {
  const { exports } = transform({
    filename: file,
    code: readFileSync(file),
    // Classes alone.
    cssModules: { animation: false, customIdents: false, grid: false },
  });
  return new Set(Object.keys(exports || {}));
}

/** Each class that the code takes from a style module, like `styles.title`. */
function classesUsedIn(file: string): { styles: string; name: string }[] {
  const modules = new Map<string, string>();
  const used: { styles: string; name: string }[] = [];
  const visitor = new Visitor({
    ImportDeclaration({ source: { value }, specifiers: [first] }) {
      if (!first || !value.endsWith(".module.css")) return;
      modules.set(first.local.name, value.startsWith("#") ? value.slice(1) : join(file, "..", value));
    },
    MemberExpression({ object, property }) {
      const styles = object.type === "Identifier" && modules.get(object.name);
      if (styles && property.type === "Identifier") used.push({ styles, name: property.name });
    },
  });
  visitor.visit(parseSync(file, readFileSync(file, "utf8")).program);
  return used;
}
