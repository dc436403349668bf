type Shift = { startTime: number; value: number; hadRecentInput: boolean };

/** Adds up layout shifts as CLS wants it: the worst burst, with gaps under a second and no longer than five. */
export function layoutShift() {
  let worst = 0;
  let burst = { sum: 0, start: 0, last: Number.NEGATIVE_INFINITY };
  return {
    add({ startTime, value, hadRecentInput }: Shift): void {
      if (hadRecentInput) return;
      const goesOn = startTime - burst.last < 1_000 && startTime - burst.start < 5_000;
      burst = goesOn
        ? { ...burst, sum: burst.sum + value, last: startTime }
        : { sum: value, start: startTime, last: startTime };
      worst = Math.max(worst, burst.sum);
    },
    worst: () => Math.round(worst * 10_000) / 10_000,
  };
}
