import { expect, test } from "vitest";
import { backOff } from "./back-off.ts";

test("waits 5 seconds after the first failure and twice as long after each other", () => {
  const waits = [1, 2, 3, 4].map((attempts) => backOff(attempts, "refused", () => 0));
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000]);
});

test("waits an hour at most, and five minutes if the mail server is down", () => {
  expect(backOff(30, "refused", () => 0)).toBe(3_600_000);
  expect(backOff(30, "unreachable", () => 0)).toBe(300_000);
});

test("leaves up to half of the time to chance, so that not all mails come at once", () => {
  expect(backOff(2, "refused", () => 1)).toBe(5_000);
});
