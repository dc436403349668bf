import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test.each([450, 500, 600, 650, 768, 800, 900, 1024, 1100, 1300, 1400])("%i px is a breakpoint", (width) => {
  expect(readFileSync("app/styles/breakpoints.css", "utf8")).toMatch(new RegExp(`width (?:<|>|>=) ${width}px`));
});
