import { expect, test } from "vitest";
import { hex } from "./hex.ts";

test("the palette's ink, paper and vermilion have the values that browsers show", () => {
  expect(hex("night")).toBe("#0e0f14");
  expect(hex("ground")).toBe("#f9f6f1");
  expect(hex("dot")).toBe("#f75125");
});
