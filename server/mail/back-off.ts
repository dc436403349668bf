const first = 5_000;
const longest = 3_600_000;

/** How long to wait after so many failed attempts: 5 seconds, doubling up to an hour, less up to half by chance. */
export function backOff(attempts: number, random: () => number = Math.random): number {
  const full = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
