import { expect, test } from "vitest";
import { overdueBefore, reminderDay } from "./reply-promise.ts";

const chicago = { timeZone: "America/Chicago", days: 2 };
const iso = (time: number) => new Date(time).toISOString();
const overdue = (now: string, promise = chicago) => iso(overdueBefore(Date.parse(now), promise));
const dayOf = (now: string, promise = chicago) => reminderDay(Date.parse(now), promise);

test("a request is overdue after so many working days, at the same time of day", () => {
  // Thursday, 9:30 in Chicago.
  expect(overdue("2026-11-19T15:30:12.345Z")).toBe("2026-11-17T15:30:12.345Z");
  expect(overdue("2026-11-19T15:30:00Z", { ...chicago, days: 5 })).toBe("2026-11-12T15:30:00.000Z");
  expect(overdue("2026-11-19T15:30:00Z", { timeZone: "Asia/Ulaanbaatar", days: 1 })).toBe("2026-11-18T15:30:00.000Z");
});

test("a weekend counts for nothing", () => {
  // Monday and Tuesday at 8:00: what came on Thursday and Friday at 8:00 has waited two working days.
  expect(overdue("2026-11-23T14:00:00Z")).toBe("2026-11-19T14:00:00.000Z");
  expect(overdue("2026-11-24T14:00:00Z")).toBe("2026-11-20T14:00:00.000Z");
  // What came on Saturday or Sunday has as long as what comes on Monday at midnight.
  expect(overdue("2026-11-25T05:59:59Z")).toBe("2026-11-21T05:59:59.000Z");
  expect(overdue("2026-11-25T06:00:00Z")).toBe("2026-11-23T06:00:00.000Z");
  // All weekend long, what was overdue on Friday at midnight is, and no more.
  for (const now of ["2026-11-21T06:00:00Z", "2026-11-22T23:00:00Z"])
    expect(overdue(now)).toBe("2026-11-19T06:00:00.000Z");
});

test("when the clocks change, the time of day stays, and the day is an hour shorter or longer", () => {
  // In 2027 the clocks go forward on March 14 and back on November 7, both Sundays.
  expect(overdue("2027-03-16T13:00:00Z")).toBe("2027-03-12T14:00:00.000Z");
  expect(overdue("2027-11-09T14:00:00Z")).toBe("2027-11-05T13:00:00.000Z");
});

test("staff are reminded from eight in the morning until midnight, as the clock on the wall says, on working days", () => {
  expect([dayOf("2026-11-20T13:59:59Z"), dayOf("2026-11-20T14:00:00Z")]).toEqual([undefined, "2026-11-20"]);
  expect([dayOf("2026-11-21T05:59:59Z"), dayOf("2026-11-21T06:00:00Z")]).toEqual(["2026-11-20", undefined]);
  expect([dayOf("2026-11-21T18:00:00Z"), dayOf("2026-11-22T18:00:00Z")]).toEqual([undefined, undefined]);
  // In summer eight in Chicago is an hour earlier in UTC.
  expect([dayOf("2027-07-01T12:59:59Z"), dayOf("2027-07-01T13:00:00Z")]).toEqual([undefined, "2027-07-01"]);
  expect(dayOf("2026-11-23T01:00:00Z", { timeZone: "Asia/Ulaanbaatar", days: 2 })).toBe("2026-11-23");
});
