import { use } from "react";
import { day, hour, minute } from "#server/storage/durations.ts";
import { usualTimeZone } from "#server/storage/time-zones.ts";
import { FrameContext } from "./frame-context.ts";

// With the day of the week, because people say "I wrote on Tuesday".
const date = { weekday: "short", year: "numeric", month: "short", day: "numeric" } as const;
const time = { hour: "numeric", minute: "2-digit", timeZoneName: "short" } as const;

/** A time as its reader's clocks show it. In UTC, as everyone in the company can read it, where the mouse rests. */
export function Time({ at }: { at: number }) {
  const { timeZone } = use(FrameContext);
  if (at === 0) return <>Unknown: the clock was wrong</>;
  return (
    <time dateTime={new Date(at).toISOString()} title={exact(at, usualTimeZone)}>
      {exact(at, timeZone)}
    </time>
  );
}

/** How long ago something was, as long as that says more than its date. */
export function Age({ at }: { at: number }) {
  const { now, timeZone } = use(FrameContext);
  if (at === 0) return <>Unknown</>;
  const titles = new Set([timeZone, usualTimeZone].map((zone) => exact(at, zone)));
  return (
    <time dateTime={new Date(at).toISOString()} title={[...titles].join(" · ")}>
      {ageOf(at, now, timeZone)}
    </time>
  );
}

function ageOf(at: number, now: number, timeZone: string): string {
  const ms = Math.max(0, now - at);
  if (ms < minute) return "Just now";
  return ms < 2 * day ? `${durationOf(ms)} ago` : formatIn(timeZone, date).format(at);
}

function exact(at: number, timeZone: string): string {
  return formatIn(timeZone, { ...date, ...time }).format(at);
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** Making one takes far longer than using it. */
function formatIn(timeZone: string, parts: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = [timeZone, ...Object.keys(parts)].join();
  const format = formats.get(key) ?? new Intl.DateTimeFormat("en-US", { ...parts, timeZone });
  formats.set(key, format);
  return format;
}

export function durationOf(ms: number): string {
  if (ms < hour) return counted(Math.max(1, ms / minute), "minute");
  return ms < 2 * day ? counted(ms / hour, "hour") : counted(ms / day, "day");
}

/** A number of things, like "1 note" or "2 notes". */
export function counted(count: number, one: string, many = `${one}s`): string {
  const whole = Math.floor(count);
  return `${whole} ${whole === 1 ? one : many}`;
}
