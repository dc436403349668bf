import { expect, test } from "vitest";
import { home } from "./home.ts";

test("the client works are the eleven kinds that the specification counts up", () => {
  expect(home.works.items.map(({ imageName }) => imageName).toSorted()).toEqual([
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
  ]);
});
