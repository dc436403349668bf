const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

/** 2022-10-28 as people write it: October 28, 2022. */
export function longDate(day: string): string {
  return format.format(new Date(day));
}
