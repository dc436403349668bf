import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("colors are in tokens.css and nowhere else", () => {
  const found = globSync(["app/**/*.module.css", "app/styles/{base,print}.css"]).flatMap((file) => {
    const styles = readFileSync(file, "utf8").replace(/\/\*.*?\*\//gs, "");
    return [...styles.matchAll(/#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi)].map(([color]) => `${file}: ${color}`);
  });
  expect(found).toEqual([]);
});
