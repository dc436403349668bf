import { minute } from "./durations.ts";

/** Of those who have not chosen theirs. */
export const usualTimeZone = "UTC";

/** What can be chosen, by their names in the IANA database. */
export function timeZones(): string[] {
  return [usualTimeZone, ...Intl.supportedValuesOf("timeZone")];
}

// What follows is Temporal.ZonedDateTime, which the pinned Node does not have. temporal-polyfill, a calendar for the whole
// world, would be a package for these two functions.

/** What a clock on the wall shows there, as if it were a time in UTC. */
export function wallClock(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hours, minutes) + (((at % minute) + minute) % minute);
}

/** When the wall clock shows this. An hour that does not exist, in spring, is the one after it. */
export function instantOf(local: number, timeZone: string): number {
  const offsetAt = (at: number) => wallClock(at, timeZone) - at;
  return local - offsetAt(local - offsetAt(local));
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it. */
function formatFor(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
    });
  formats.set(timeZone, format);
  return format;
}
