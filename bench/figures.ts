/** The value that this share of all values does not exceed. */
export function percentile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** The middle one of several values. */
export function median(values: readonly number[]): number {
  return percentile(values, 0.5);
}

/** Whether a value that must be large, or small, holds its bar. */
export function atLeast(bar: number, value: number): string {
  return `(bar: at least ${bar}: ${value >= bar ? "held" : "missed"})`;
}

export function atMost(bar: number, value: number): string {
  return `(bar: at most ${bar}: ${value <= bar ? "held" : "missed"})`;
}
