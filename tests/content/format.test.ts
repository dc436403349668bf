import { globSync, readFileSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { fileSchemas } from "#content/file-schemas.ts";
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

test("a list that may be empty may be left out, because formatting and saving leave it out", () => {
  const lists = fileSchemas().flatMap(({ name, schema }) => [...listsIn(schema as unknown as Schema, name)]);
  expect(lists.length).toBeGreaterThan(10);
  expect(lists.filter(({ mayBeEmpty }) => mayBeEmpty).map(({ path }) => path)).toEqual([]);
});

type Schema = { type: string; entries?: Record<string, Schema>; item?: Schema; wrapped?: Schema };

/** The lists of a schema that have to be there, with what an empty one is told. */
function* listsIn(schema: Schema, path: string): Generator<{ path: string; mayBeEmpty: boolean }> {
  const { entries = {}, item, type } = schema;
  if (type === "array") yield { path, mayBeEmpty: v.is(schema as never, []) };
  if (item) yield* listsIn(item, `${path}.*`);
  for (const [name, field] of Object.entries(entries)) {
    const { wrapped } = field;
    if (wrapped?.type === "array") yield* listsIn(wrapped.item as Schema, `${path}.${name}.*`);
    else yield* listsIn(wrapped ?? field, `${path}.${name}`);
  }
}

test("a file with a mistake stays as it is, for the editor to see", () => {
  const broken = 'title: "no end\nlead: yes\n';
  expect(formatContent(broken)).toBe(broken);
});
