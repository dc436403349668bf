import type { Suspicion } from "#server/storage/tables.ts";

/** No person fills in the form faster. */
const leastMs = 2_000;

export type Signs = { trap: string; filledMs: number | undefined; hasCaptcha: boolean };

/** Why a request looks like a machine's. It is stored all the same: a person decides. */
export function suspicionsAbout({ trap, filledMs, hasCaptcha }: Signs): Suspicion[] {
  const found: Suspicion[] = [];
  if (trap !== "") found.push("trap");
  if (filledMs !== undefined && filledMs < leastMs) found.push("tooFast");
  if (!hasCaptcha) found.push("noCaptcha");
  return found;
}
