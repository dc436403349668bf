/** Picks the number for the short or the long form of the fault tests: npm run test:faults:full */
export function shortOrFull(short: number, full: number): number {
  return process.env.FAULTS === "full" ? full : short;
}
