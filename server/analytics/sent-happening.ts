import * as v from "valibot";
import { type VitalName, vitals } from "#contract/analytics.ts";
import { type EventLabel, events } from "#contract/events.ts";

const labels = Object.keys(events) as EventLabel[];
const vitalNames = Object.keys(vitals) as VitalName[];

/** No page takes an hour, and no screen is jumped over a hundred times. */
const mostPossible = 3_600_000;

const path = v.pipe(v.string(), v.startsWith("/"), v.maxLength(2_000));
const value = v.pipe(v.number(), v.finite(), v.minValue(0), v.maxValue(mostPossible));

/** What the counter takes: known kinds, known labels, known values, and nothing else. */
export const sentHappening = v.variant("kind", [
  v.strictObject({ kind: v.literal("view"), path }),
  v.strictObject({ kind: v.literal("event"), path, label: v.picklist(labels) }),
  v.strictObject({ kind: v.literal("vitals"), path, values: v.record(v.picklist(vitalNames), value) }),
]);
