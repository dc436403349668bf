import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { formatContent } from "#content/format.ts";

test("every file is as its form would save it; npm run format makes it so", () => {
  const files = globSync("content/[a-z][a-z]/**/*.{yaml,md}");
  expect(files.length).toBeGreaterThan(10);
  const different = files.filter((file) => {
    const text = readFileSync(file, "utf8");
    return formatContent(text) !== text;
  });
  expect(different).toEqual([]);
});

test("formatting changes quotes, long lines and empty fields, and nothing that a visitor reads", () => {
  const typed = `title: "Say: hello"\nlead: >-\n  One sentence\n  on two lines.\nhref: ""\nblocks: []\npairs:\n  - ["a", ""]\n`;
  const saved = `title: 'Say: hello'\nlead: One sentence on two lines.\npairs:\n  - - a\n    - ''\n`;
  expect(formatContent(typed)).toBe(saved);
  expect(formatContent(`---\n${typed}---\nText: *as it is*\n`)).toBe(`---\n${saved}---\n\nText: *as it is*\n`);
});

test("a file with a mistake stays as it is, for the editor to see", () => {
  const broken = 'title: "no end\nlead: yes\n';
  expect(formatContent(broken)).toBe(broken);
});
