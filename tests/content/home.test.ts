import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { hasPointOfSaleBadge } from "#content/schema/home.ts";

test("just the three point-of-sale works carry the badge", () => {
  const badged = contentIn("en").home.works.items.filter(({ imageName }) => hasPointOfSaleBadge(imageName));
  expect(badged.map(({ imageName }) => imageName)).toEqual(["hat", "register-plus", "flymail"]);
});

test("the name may hold the word anywhere", () => {
  expect(hasPointOfSaleBadge("tablet-hat-2")).toBe(true);
});
