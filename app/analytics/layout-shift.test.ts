import { expect, test } from "vitest";
import { layoutShift } from "./layout-shift.ts";

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test("adds up what shifts in one burst, and keeps the worst burst", () => {
  const shifts = layoutShift();
  for (const one of [shift(0, 0.1), shift(900, 0.1), shift(2_500, 0.15)]) shifts.add(one);
  expect(shifts.worst()).toBe(0.2);
});

test("ends a burst after five seconds", () => {
  const shifts = layoutShift();
  for (let time = 0; time < 10_000; time += 500) shifts.add(shift(time, 0.01));
  expect(shifts.worst()).toBe(0.1);
});

test("leaves out what the visitor set off", () => {
  const shifts = layoutShift();
  shifts.add(shift(0, 0.5, true));
  expect(shifts.worst()).toBe(0);
});
