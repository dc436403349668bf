import { readFileSync } from "node:fs";
import { transform } from "lightningcss";
import { expect, test } from "vitest";

test("the breakpoints are the ten that the specification names", () => {
  const widths = new Set<number>();
  transform({
    filename: "breakpoints.css",
    code: readFileSync("app/styles/breakpoints.css"),
    drafts: { customMedia: true },
    visitor: {
      Length({ unit, value }) {
        if (unit === "px") widths.add(value);
      },
    },
  });
  expect([...widths].toSorted((one, other) => one - other)).toEqual(
    expect.arrayContaining([450, 500, 600, 650, 768, 800, 900, 1024, 1100, 1300]),
  );
});
