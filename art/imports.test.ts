import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path/posix";
import { expect, test } from "vitest";

const imports = new Map(
  globSync("**/*.{ts,tsx}", { cwd: import.meta.dirname, exclude: ["node_modules/**"] })
    .map((file) => file.replaceAll("\\", "/"))
    .map((file) => [file, importsOf(file)]),
);

test("no file of art imports itself by way of others", () => {
  expect(imports.size).toBeGreaterThan(300);
  expect(circles()).toEqual([]);
});

/** Types count too: two files that need each other's types are read together or not at all. */
function importsOf(file: string): readonly string[] {
  const code = readFileSync(join(import.meta.dirname, file), "utf8");
  return [...code.matchAll(/(?:from|import)\s*\(?"(#art\/|\.\.?\/)([^"]+)"/g)].map(([, start = "", rest = ""]) =>
    start === "#art/" ? rest : join(dirname(file), start, rest),
  );
}

function circles(): readonly string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const follow = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(" → "));
    if (done.has(file) || path.includes(file)) return;
    for (const next of imports.get(file) ?? []) follow(next, [...path, file]);
    done.add(file);
  };
  for (const file of imports.keys()) follow(file, []);
  return found;
}
