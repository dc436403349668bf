import { use } from "react";
import { day, hour, minute } from "#server/storage/durations.ts";
import { FrameContext } from "./frame-context.ts";

// With the day of the week, because people say "I wrote on Tuesday".
const date = { weekday: "short", year: "numeric", month: "short", day: "numeric", timeZone: "UTC" } as const;
const exact = new Intl.DateTimeFormat("en-US", { ...date, hour: "numeric", minute: "2-digit" });
const dateOnly = new Intl.DateTimeFormat("en-US", date);

/** A time as everyone in the company reads it, wherever they are. */
export function Time({ at }: { at: number }) {
  if (at === 0) return <>Unknown: the clock was wrong</>;
  return <time dateTime={new Date(at).toISOString()}>{exact.format(at)} UTC</time>;
}

/** How long ago something was, as long as that says more than its date. */
export function Age({ at }: { at: number }) {
  const { now } = use(FrameContext);
  if (at === 0) return <>Unknown</>;
  return (
    <time dateTime={new Date(at).toISOString()} title={`${exact.format(at)} UTC`}>
      {ageOf(at, now)}
    </time>
  );
}

function ageOf(at: number, now: number): string {
  const ms = Math.max(0, now - at);
  if (ms < minute) return "Just now";
  return ms < 2 * day ? `${durationOf(ms)} ago` : dateOnly.format(at);
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
