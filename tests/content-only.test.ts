import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

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

test("the company's name, address, phones and email are in one file", () => {
  const { name, email, offices } = contentIn("en").site;
  const facts = [name, email, ...offices.flatMap(({ addressLines, phone }) => [...addressLines, phone.label])];
  const files = globSync([
    "{app,content,contract,scripts,server}/**/*.{ts,tsx,yaml,md}",
    "public/**/*.{json,txt,webmanifest}",
  ]);
  const others = files.filter((file) => file !== "content/en/site.yaml" && !/\.test\.tsx?$|-fixture\.ts$/.test(file));
  const found = others.flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return facts.filter((fact) => text.includes(fact)).map((fact) => `${file}: ${fact}`);
  });
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
