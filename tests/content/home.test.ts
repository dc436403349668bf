import { expect, test } from "vitest";
import { hasPointOfSaleBadge } from "#content/schema/home.ts";

test("the name of a picture on the point of sale has the product's name in it, as a word of its own", () => {
  expect(hasPointOfSaleBadge("case-manager")).toBe(false);
  expect(hasPointOfSaleBadge("chat-app")).toBe(false);
  expect(hasPointOfSaleBadge("register-plus")).toBe(true);
  expect(hasPointOfSaleBadge("tablet-hat-2")).toBe(true);
});
