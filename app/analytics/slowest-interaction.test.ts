import { expect, test } from "vitest";
import { slowestInteraction } from "./slowest-interaction.ts";

test("says nothing where nobody interacted", () => {
  const interactions = slowestInteraction();
  interactions.add({ interactionId: 0, duration: 900 });
  expect(interactions.slowest()).toBeUndefined();
});

test("takes the longest event of the slowest interaction", () => {
  const interactions = slowestInteraction();
  for (const duration of [40, 300, 80]) interactions.add({ interactionId: 1, duration });
  interactions.add({ interactionId: 2, duration: 200 });
  expect(interactions.slowest()).toBe(300);
});

test("forgives one outlier in fifty interactions", () => {
  const interactions = slowestInteraction();
  for (let id = 1; id <= 50; id += 1) interactions.add({ interactionId: id, duration: id === 7 ? 2_000 : 100 });
  expect(interactions.slowest()).toBe(100);
});
