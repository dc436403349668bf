import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

const { clover } = contentIn("en");

test.each([
  ["hat", ["customer tabs", "manage the accounts", "mobile app", "web portal"]],
  ["register-plus", ["register add-on", "pre-authorizes cards", "adds orders to tabs"]],
  ["sales-adjuster", ["Taxes", "discounts", "surcharges", "rounding"]],
])("the page of %s begins with what the app is for", (slug, words) => {
  const lead = clover.apps.find((app) => app.slug === slug)?.lead;
  for (const word of words) expect(lead).toContain(word);
});

test("the page of hat says that the platform's own account does not work with it", () => {
  const details = JSON.stringify(clover.apps.find(({ slug }) => slug === "hat")?.details);
  expect(details).toContain("does not work with it, so you create a separate one");
});
