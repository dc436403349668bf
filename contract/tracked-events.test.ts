import { expect, test } from "vitest";
import { events } from "./tracked-events.ts";

test("the hero's button is a click of a link button under its documented label", () => {
  expect(events["View our works - Dashboard"]).toEqual({ category: "LinkButton", action: "Click" });
});

test("OK and the form belong to a button, every social link to a link button; only the form is a submit", () => {
  expect(events.OK).toEqual({ category: "Button", action: "Click" });
  expect(events["Submit contact request"]).toEqual({ category: "Button", action: "Submit" });
  for (const name of ["facebook", "instagram", "twitter", "linkedin"] as const)
    expect(events[`social ${name}`]).toEqual({ category: "LinkButton", action: "Click" });
});
