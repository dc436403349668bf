/** The shortest and the longest that each value may be, as web.dev/articles/vitals rates them; CLS has no unit. */
export const vitals = {
  LCP: { good: 2_500, poor: 4_000, unit: "ms" },
  INP: { good: 200, poor: 500, unit: "ms" },
  CLS: { good: 0.1, poor: 0.25, unit: "" },
} as const;

export type VitalName = keyof typeof vitals;
