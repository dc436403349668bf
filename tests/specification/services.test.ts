import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";

test.each([
  ["integrations", 8],
  ["mobile-apps", 15],
  ["web-portals", 17],
  ["ux-ui-designs", 3],
  ["ai-solutions", 2],
])("%s shows %i works at least", (slug, count) => {
  const service = contentIn("en").services.categories.find((category) => category.slug === slug);
  expect(service?.items.length).toBeGreaterThanOrEqual(count);
});

test("of all these works, only CCGen and TY Token link on", () => {
  const links = contentIn("en").services.categories.flatMap(({ items }) => items.flatMap(({ href }) => href || []));
  expect(links.sort()).toEqual(["/projects/ccgen", "/projects/tytoken"]);
});
