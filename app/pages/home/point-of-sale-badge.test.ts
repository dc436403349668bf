import { expect, test } from "vitest";
import { home } from "#content/en/home.ts";
import { hasPointOfSaleBadge } from "./point-of-sale-badge.ts";

test("just the three point-of-sale works carry the badge", () => {
  const badged = home.works.items.filter(({ imageName }) => hasPointOfSaleBadge(imageName));
  expect(badged.map(({ imageName }) => imageName)).toEqual(["hat", "register-plus", "flymail"]);
});

test("the name may hold the word anywhere", () => {
  expect(hasPointOfSaleBadge("tablet-hat-2")).toBe(true);
});
