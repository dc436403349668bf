import { expect, test } from "vitest";
import { parsePath } from "./path.ts";

// What it reads and writes is in every picture (gallery.test.ts).
test("what is not a path is refused", () => {
  expect(() => parsePath("M0 0L10")).toThrow('"L10"');
});
