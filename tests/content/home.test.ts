import { expect, test } from "vitest";
import { hasPointOfSaleBadge } from "#content/schema/home.ts";

test("the name of a picture on the point of sale may hold the word anywhere", () => {
  expect(hasPointOfSaleBadge("case-manager")).toBe(false);
  expect(hasPointOfSaleBadge("tablet-hat-2")).toBe(true);
});
