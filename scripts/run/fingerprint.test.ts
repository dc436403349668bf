import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";
import { expect, test } from "vitest";
import { sources } from "./fingerprint.ts";

test("whatever the build reads makes it build again: every file that its pages, its steps and the desk's pages import", () => {
  const entries = globSync([
    "app/**/*.{ts,tsx}",
    "scripts/{build,vite}/**/*.ts",
    "server/desk/pages/*.tsx",
    "*.config.ts",
  ]);
  const read = new Set(entries.filter((file) => !/\.test\.tsx?$/.test(file)));
  for (const file of read) {
    for (const target of importsOf(file)) {
      if (target.startsWith("#")) read.add(target.slice(1));
      else if (target.startsWith(".")) read.add(join(file, "..", target));
    }
  }
  expect([...read]).toContain("server/analytics/summary.ts");
  const known = new Set(globSync(sources));
  expect([...read].filter((file) => !known.has(file) && file !== "vitest.config.ts")).toEqual([]);
});

/** What runs with a file: types are gone by then, and what else is imported on demand is an entry itself. */
function importsOf(file: string): string[] {
  const { staticImports, staticExports } = parseSync(file, readFileSync(file, "utf8")).module;
  const imported = staticImports.filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType));
  const passedOn = staticExports.flatMap(({ entries }) => entries.flatMap(({ moduleRequest }) => moduleRequest ?? []));
  return [...imported.map(({ moduleRequest }) => moduleRequest), ...passedOn]
    .map(({ value }) => value)
    .filter((target) => /\.tsx?$/.test(target));
}
