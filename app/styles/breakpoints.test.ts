import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each([450, 500, 600, 650, 768, 800, 900, 1024, 1100, 1300, 1400])("%i px is a breakpoint", (width) => {
  expect(readFileSync("app/styles/breakpoints.css", "utf8")).toMatch(new RegExp(`width (?:<|>|>=) ${width}px`));
});

test("a module that names a layer has all its rules in layers: the build leaves it as it is", () => {
  const withLayer = globSync("app/**/*.module.css").filter((file) => /^@layer/m.test(readFileSync(file, "utf8")));
  expect(withLayer.length).toBeGreaterThan(10);
  for (const file of withLayer) {
    const lines = readFileSync(file, "utf8")
      .replace(/\/\*.*?\*\//gs, "")
      .match(/^[^\s}].*/gm);
    expect(
      lines?.filter((line) => !line.startsWith("@layer")),
      file,
    ).toEqual([]);
  }
});
