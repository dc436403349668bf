import { longestWaitMs } from "#server/storage/mail.ts";

const first = 5_000;

/** A mail that was refused is tried less and less; a mail server that is down is looked for every few minutes. */
const longest = { refused: longestWaitMs, unreachable: 300_000 } as const;

/** How long to wait after so many failed attempts: 5 seconds, doubling, less up to half by chance. */
export function backOff(attempts: number, why: keyof typeof longest, random: () => number = Math.random): number {
  const full = Math.min(longest[why], first * 2 ** Math.max(0, attempts - 1));
  return Math.round(full * (1 - random() / 2));
}
