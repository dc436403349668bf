import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("no component contains a sentence for visitors", () => {
  const found: string[] = [];
  for (const file of globSync("app/**/*.tsx")) {
    if (file.endsWith(".test.tsx")) continue;
    const source = readFileSync(file, "utf8").replace(/\/\*.*?\*\/|^\s*\/\/.*$/gms, "");
    const texts = source.matchAll(/>\s*([A-Za-z][^<>{}]*)<\/|\b(?:alt|title|placeholder|aria-label)="([^"]+)"/g);
    for (const [, between, attribute] of texts) found.push(`${file}: ${between ?? attribute}`);
  }
  expect(found).toEqual([]);
});

test("the list of sample material names files and folders that exist", () => {
  const [, list = ""] = readFileSync("content/README.md", "utf8").split("## Sample material");
  const paths = list.split("\n").flatMap((row) => [...(row.split("|")[2] ?? "").matchAll(/`([^`]+\/[^`]*)`/g)]);
  const missing = paths.map(([, path = ""]) => path).filter((path) => !isThere(path));
  expect(paths.length).toBeGreaterThan(10);
  expect(missing).toEqual([]);
});

function isThere(path: string): boolean {
  return existsSync(path) || existsSync(`content/${path}`);
}
