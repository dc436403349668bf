import { expect, test } from "vitest";
import type { Desk, DeskContext } from "#server/desk/context.ts";
import { healthRoutes } from "./health-routes.ts";

test("Health is shown also where the folder with the data cannot be read", async () => {
  const reader = { readHealth: async () => ({}), listUndelivered: async () => [], listStaff: async () => [] };
  const routes = healthRoutes({
    reader,
    dataFolder: "/nowhere/at/all",
    readSamples: () => undefined,
  } as unknown as Desk);
  const shown: unknown[] = [];
  const show = async (...page: unknown[]) => void shown.push(page);
  await routes["GET /desk/health"]?.({ show } as unknown as DeskContext);
  expect(shown).toEqual([["health", expect.objectContaining({ freeBytes: undefined })]]);
});
