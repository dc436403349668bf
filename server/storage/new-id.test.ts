import { expect, test } from "vitest";
import { newId } from "./new-id.ts";

test("is a UUID of version 7, different each time and in the order of time", () => {
  expect(newId()).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(new Set(Array.from({ length: 1_000 }, () => newId(1))).size).toBe(1_000);
  const times = [1, 2, 1_000, Date.now()].map((now) => newId(now));
  expect(times.toSorted()).toEqual(times);
});
