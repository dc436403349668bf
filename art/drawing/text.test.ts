import { expect, test } from "vitest";
import { setText } from "./text.ts";

test("a letter that the font does not have stops the drawing", () => {
  expect(() => setText("a → b", { size: 20 })).toThrow('"→"');
});
