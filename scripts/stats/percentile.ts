import { beyond } from "../../server/analytics/visit-counter.ts";

/** How many values fell into each bucket, by the bucket's end. */
export type Buckets = ReadonlyMap<string, number>;

/** About the value below which `share` of all lie. Inside a bucket the values are taken to be spread evenly. */
export function percentile(buckets: Buckets, share: number): number {
  const sorted = [...buckets].map(([end, count]) => ({ end: endOf(end), count })).sort((a, b) => a.end - b.end);
  let left = share * samplesIn(buckets);
  let start = 0;
  for (const { end, count } of sorted) {
    // Nobody knows where the last bucket ends.
    if (left <= count) return end === Number.POSITIVE_INFINITY ? start : start + (left / count) * (end - start);
    left -= count;
    start = end;
  }
  return start;
}

/** The share of the values that are at most so large; `limit` has to be the end of a bucket. */
export function shareUpTo(buckets: Buckets, limit: number): number {
  let below = 0;
  for (const [end, count] of buckets) if (endOf(end) <= limit) below += count;
  return below / samplesIn(buckets);
}

/** How many values there are. */
export function samplesIn(buckets: Buckets): number {
  return [...buckets.values()].reduce((sum, count) => sum + count, 0);
}

function endOf(label: string): number {
  return label === beyond ? Number.POSITIVE_INFINITY : Number(label);
}
