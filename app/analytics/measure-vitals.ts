import { type Metric, onCLS, onINP, onLCP } from "web-vitals";
import type { VitalName } from "#contract/analytics.ts";
import { publish } from "./bus.ts";

/** Measures how fast the page appeared, how fast it reacted and how still it stayed. Publishes that when it is left. */
export function measureVitals({ document, location }: Window): void {
  const values: Partial<Record<VitalName, number>> = {};
  const note = ({ name, value }: Metric) => {
    // Four digits are enough for the layout shift, the only one that is no time.
    values[name as VitalName] = Math.round(value * 10_000) / 10_000;
  };
  onLCP(note);
  onCLS(note);
  // The library puts off what an input took until the browser is idle. If the visitor leaves first, it comes after the
  // last report, as a change.
  onINP(note, { reportAllChanges: true });

  // web-vitals listens on the window, so it has reported its last values before this runs.
  const report = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", report);
    publish({ kind: "vitals", path: location.pathname, values });
  };
  document.addEventListener("visibilitychange", report);
}
