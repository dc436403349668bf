import { day, hour } from "./durations.ts";
import { instantOf, wallClock } from "./time-zones.ts";

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
