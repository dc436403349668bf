import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

test("a module that names a layer has all its rules in layers: the build leaves it as it is", () => {
  const kinds = globSync("app/**/*.module.css").map((file) => ({ file, kinds: kindsOfRules(file) }));
  const withLayer = kinds.filter((module) => module.kinds.has("layer-block"));
  expect(withLayer.length).toBeGreaterThan(10);
  expect(withLayer.filter((module) => module.kinds.size > 1).map(({ file }) => file)).toEqual([]);
});

function kindsOfRules(file: string): Set<string> {
  const kinds = new Set<string>();
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: { StyleSheet: ({ rules }) => rules.forEach(({ type }) => void kinds.add(type)) },
  });
  return kinds;
}
