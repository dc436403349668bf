import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
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
    const imports = readFileSync(file, "utf8").matchAll(/^(?:import|export) (?!type)[^;]*?"([.#][^"]+\.tsx?)";/gm);
    for (const [, target = ""] of imports)
      read.add(target.startsWith("#") ? target.slice(1) : join(file, "..", target));
  }
  expect([...read]).toContain("server/analytics/summary.ts");
  const known = new Set(globSync(sources));
  expect([...read].filter((file) => !known.has(file) && file !== "vitest.config.ts")).toEqual([]);
});
