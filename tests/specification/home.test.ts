import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { hasPointOfSaleBadge } from "#content/schema/home.ts";

test("the client works are the eleven kinds that the specification counts up", () => {
  expect(contentIn("en").home.works.items.map(({ imageName }) => imageName)).toEqual(
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
  const badged = contentIn("en").home.works.items.filter(({ imageName }) => hasPointOfSaleBadge(imageName));
  expect(badged.map(({ imageName }) => imageName)).toEqual(["hat", "register-plus", "flymail"]);
});

test("the offices are in Prospect Heights and Ulaanbaatar", () => {
  const offices = contentIn("en").company.offices.map(({ addressLines }) => addressLines.join(", "));
  expect(offices).toEqual([
    expect.stringContaining("Prospect Heights, IL 60070"),
    expect.stringContaining("Sukhbaatar District 14200"),
  ]);
});
