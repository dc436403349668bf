import { globSync, readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

test("colors are in tokens.css and nowhere else", () => {
  expect(colorsIn("app/styles/tokens.css").length).toBeGreaterThan(10);
  // Paper is white and its ink black: print.css says so itself.
  const files = globSync(["app/**/*.module.css", "app/styles/base.css"]);
  expect(files.flatMap((file) => colorsIn(file).map((type) => `${file}: ${type}`))).toEqual([]);
});

function colorsIn(file: string): string[] {
  const found: string[] = [];
  transform({
    filename: file,
    code: readFileSync(file),
    visitor: {
      Color(color) {
        const isOfTheSystem = typeof color === "string" || color.type === "currentcolor";
        const isTransparent = typeof color !== "string" && "alpha" in color && color.alpha === 0;
        if (!isOfTheSystem && !isTransparent) found.push(color.type);
      },
    },
  });
  return found;
}
