import { publish } from "./bus.ts";
import { layoutShift } from "./layout-shift.ts";
import { slowestInteraction } from "./slowest-interaction.ts";

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean };

// The first signs of a visitor can be several.
let measuring = false;

/** Measures how fast the page appeared, answered and kept still, and publishes it when the visitor leaves it. */
export function measureVitals(browser: Window): void {
  if (measuring) return;
  measuring = true;
  const { document } = browser;
  const shift = layoutShift();
  const interaction = slowestInteraction();
  let largestPaint: number | undefined;

  const observers = [
    observe<PerformanceEntry>("largest-contentful-paint", ({ startTime }) => {
      largestPaint = startTime;
    }),
    observe<Shift>("layout-shift", shift.add),
    observe<PerformanceEventTiming>("event", interaction.add),
    observe<PerformanceEventTiming>("first-input", interaction.add),
  ];

  const report = () => {
    if (document.visibilityState !== "hidden") return;
    document.removeEventListener("visibilitychange", report);
    for (const flush of observers) flush();
    const [navigation] = performance.getEntriesByType("navigation") as (PerformanceEntry & {
      activationStart?: number;
    })[];
    // A page that the browser had prepared was seen only from its activation on.
    const LCP = largestPaint && Math.max(0, largestPaint - (navigation?.activationStart ?? 0));
    publish({
      kind: "vitals",
      path: browser.location.pathname,
      values: { LCP, CLS: shift.worst(), INP: interaction.slowest() },
    });
  };
  document.addEventListener("visibilitychange", report);
}

/** Calls back for every entry, those before now included. Returns a function that hands over the last ones. */
function observe<Entry extends PerformanceEntry>(type: string, callback: (entry: Entry) => void): () => void {
  const take = (entries: PerformanceEntryList) => (entries as Entry[]).forEach(callback);
  const observer = new PerformanceObserver((list) => take(list.getEntries()));
  // A browser that does not know a type ignores it.
  observer.observe({ type, buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  return () => take(observer.takeRecords());
}
