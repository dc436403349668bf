import { day, hour, minute } from "./durations.ts";

/** What visitors are promised: a reply within so many working days, as the company's place counts them. */
export type ReplyPromise = { timeZone: string; days: number };

type Promising = { replyDays: number; offices: readonly { timeZone: string }[] };

/** What this company promises, as its first office counts days. */
export function promiseOf({ replyDays, offices: [office] }: Promising): ReplyPromise {
  return { timeZone: office?.timeZone ?? "UTC", days: replyDays };
}

/** Staff are reminded from this hour on. */
const reminderHour = 8;

/** Requests from before this have waited longer than was promised. A weekend counts for nothing. */
export function overdueBefore(now: number, { timeZone, days }: ReplyPromise): number {
  let local = wallClock(now, timeZone);
  if (!isWorkingDay(local)) local -= local % day;
  while (!isWorkingDay(local)) local += day;
  for (let left = days; left > 0; ) {
    local -= day;
    if (isWorkingDay(local)) left -= 1;
  }
  return instantOf(local, timeZone);
}

/** The working day, as 2026-11-20, on which staff are to be reminded by now; nothing before eight and on weekends. */
export function reminderDay(now: number, { timeZone }: ReplyPromise): string | undefined {
  const local = wallClock(now, timeZone);
  if (!isWorkingDay(local) || local % day < reminderHour * hour) return undefined;
  return new Date(local).toISOString().slice(0, 10);
}

function isWorkingDay(local: number): boolean {
  const weekday = new Date(local).getUTCDay();
  return weekday !== 0 && weekday !== 6;
}

// What follows is Temporal.ZonedDateTime, which the pinned Node does not have. temporal-polyfill, a calendar for the whole
// world, would be a package for these two functions.

/** What a clock on the wall shows there, as if it were a time in UTC. */
function wallClock(at: number, timeZone: string): number {
  const parts = Object.fromEntries(
    formatFor(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day: date = 1, hour: hours = 0, minute: minutes = 0 } = parts;
  return Date.UTC(year, month - 1, date, hours, minutes) + (((at % minute) + minute) % minute);
}

/** When the wall clock shows this. An hour that does not exist, in spring, is the one after it. */
function instantOf(local: number, timeZone: string): number {
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
