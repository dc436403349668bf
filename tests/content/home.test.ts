import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { hasPointOfSaleBadge } from "#content/schema/home.ts";

const { home } = contentIn("en");

test("the client works are the eleven kinds that the specification counts up", () => {
  expect(home.works.items.map(({ imageName }) => imageName)).toEqual(
    expect.arrayContaining([
      "calendar-management",
      "case-manager",
      "flymail",
      "hat",
      "intake-manager",
      "membership-dog-park",
      "membership-kiosk",
      "membership-lake-club",
      "pharmacy",
      "provider-mobile-app",
      "register-plus",
    ]),
  );
});

test("just the three point-of-sale works carry the badge", () => {
  const badged = home.works.items.filter(({ imageName }) => hasPointOfSaleBadge(imageName));
  expect(badged.map(({ imageName }) => imageName)).toEqual(["hat", "register-plus", "flymail"]);
});

test("the name may hold the word anywhere", () => {
  expect(hasPointOfSaleBadge("tablet-hat-2")).toBe(true);
});
