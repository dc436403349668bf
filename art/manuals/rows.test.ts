import { expect, test } from "vitest";
import { rowsOf } from "./rows.ts";

test("a note stands beside what comes before it", () => {
  const blocks = [{ p: "First:" }, { steps: ["Tap."] }, { note: "One." }, { note: "Two." }, { p: "Then:" }];
  expect(rowsOf(blocks)).toEqual([
    { main: [{ p: "First:" }, { steps: ["Tap."] }], notes: ["One.", "Two."] },
    { main: [{ p: "Then:" }], notes: [] },
  ]);
});
