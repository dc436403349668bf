import { type VitalName, vitals } from "#contract/analytics.ts";

/** Where the buckets of each value end. The borders of good and poor are among them. */
const edges: Record<VitalName, readonly number[]> = {
  LCP: [500, 1_000, 1_500, 2_000, vitals.LCP.good, 3_000, vitals.LCP.poor, 6_000, 10_000],
  INP: [40, 80, 120, 160, vitals.INP.good, 300, 400, vitals.INP.poor, 1_000],
  CLS: [0.001, 0.01, 0.05, vitals.CLS.good, 0.15, 0.2, vitals.CLS.poor, 0.5, 1],
};

/** The label of the last bucket, which has no end. */
export const beyond = "more";

/** The bucket of a value, named by where it ends, so that older rows keep their meaning when buckets change. */
export function bucketOf(name: VitalName, value: number): string {
  return String(edges[name].find((edge) => value <= edge) ?? beyond);
}
