/** Whether this is the long form of the fault tests: npm run test:faults:full */
export const isFull = process.env.FAULTS === "full";

/** Picks the number for the short or the long form. */
export function shortOrFull(short: number, full: number): number {
  return isFull ? full : short;
}
