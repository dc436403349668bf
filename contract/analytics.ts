import type { EventLabel } from "./tracked-events.ts";

/** The limits for "good" and "poor" from web.dev/articles/vitals. CLS has no unit. */
export const vitals = {
  LCP: { good: 2_500, poor: 4_000, unit: "ms" },
  INP: { good: 200, poor: 500, unit: "ms" },
  CLS: { good: 0.1, poor: 0.25, unit: "" },
} as const;

export type VitalName = keyof typeof vitals;

/** The share of page views whose loading is measured. The others load no code for it. */
export const measuredShare = 0.1;

/** Where browsers post what our own counter counts. */
export const eventsPath = "/api/events";

/**
 * What the event bus carries. `path` is the path of the page, never with its query, and `from` the host of the page that led
 * there, if one did.
 */
export type AnalyticsEvent =
  | { kind: "view"; path: string; from?: string | undefined }
  | { kind: "event"; path: string; label: EventLabel }
  | { kind: "error"; message: string; file: string; release: string }
  | { kind: "vitals"; path: string; values: Partial<Record<VitalName, number>> };
