import { randomUUIDv7 } from "node:crypto";
import type { AnalyticsEvent, VitalName } from "#contract/analytics.ts";
import { vitals } from "#contract/analytics.ts";
import type { TotalsBatch } from "#server/storage/analytics.ts";
import type { Store } from "#server/storage/store.ts";
import type { DailyTotal } from "#server/storage/tables.ts";

/** Counts in memory and writes the totals every few seconds. */
export type VisitCounter = ReturnType<typeof startVisitCounter>;

type CounterOptions = {
  store: Pick<Store, "addTotals">;
  /** Those of today: one can be published while the server runs. */
  pages: () => readonly string[];
  onError: (error: unknown) => void;
  clock?: () => number;
  everyMs?: number;
};

/**
 * Counts for a few seconds before it writes, so that a crowd of visitors is one short write and never delays a contact
 * request. A crash loses these seconds. Pages, labels and buckets are all known, and sources and errors limited, so memory is
 * bounded even while the database is down.
 */
export function startVisitCounter({ store, pages, onError, clock = Date.now, everyMs = 5_000 }: CounterOptions) {
  let counts = new Map<string, number>();
  // Sent but not confirmed. It is sent again unchanged, because the database may have written it.
  let unconfirmed: TotalsBatch | undefined;
  let writing: Promise<void> = Promise.resolve();
  let known = { day: "", totals: new Map<string, Set<string>>() };
  const timer = setInterval(flush, everyMs).unref();

  return {
    /** Counts an event, and for a view that begins a visit where it came from. */
    add(event: AnalyticsEvent, source?: string): void {
      const day = new Date(clock()).toISOString().slice(0, 10);
      const totals = totalsOf(event, day, pages());
      if (source) totals.push({ day, page: "", kind: "source", label: source });
      for (const total of totals.map(limited)) {
        const key = JSON.stringify(total);
        counts.set(key, (counts.get(key) ?? 0) + 1);
      }
    },
    flush,
    async stop(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };

  /** The first sources and errors of a day as they are, and all others together: anyone can make them up. */
  function limited(total: Total): Total {
    const other = others[total.kind];
    if (other === undefined) return total;
    if (total.day !== known.day) known = { day: total.day, totals: new Map() };
    const seen = known.totals.get(total.kind) ?? new Set();
    known.totals.set(total.kind, seen);
    const name = JSON.stringify(total);
    if (seen.size < maxKnown) seen.add(name);
    return seen.has(name) ? total : { ...total, page: "", label: other };
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    try {
      if (unconfirmed) await send(unconfirmed);
      if (counts.size === 0) return;
      const totals = [...counts].map(([total, count]) => ({ ...(JSON.parse(total) as Total), count }));
      counts = new Map();
      await send({ id: randomUUIDv7(), totals });
    } catch (error) {
      onError(error);
    }
  }

  async function send(batch: TotalsBatch): Promise<void> {
    unconfirmed = batch;
    await store.addTotals(batch);
    unconfirmed = undefined;
  }
}

type Total = Omit<DailyTotal, "count">;

/** So many sources and so many errors are told apart in a day, until the server restarts. */
const maxKnown = 100;
const others: Partial<Record<Total["kind"], string>> = { source: "other sources", error: "- other errors" };

/** Counts every address that is not a page of the site, because visitors could put anything into it. */
const otherPage = "other";

/** The totals that an event adds one to. */
function totalsOf(event: AnalyticsEvent, day: string, pages: readonly string[]): Total[] {
  if (event.kind === "error")
    return [{ day, page: event.file, kind: "error", label: `${event.release} ${event.message}` }];
  const page = pages.includes(event.path) ? event.path : otherPage;
  if (event.kind === "view") return [{ day, page, kind: "view", label: "" }];
  if (event.kind === "event") return [{ day, page, kind: "event", label: event.label }];
  const measured = Object.entries(event.values) as [VitalName, number][];
  return measured.map(([name, value]) => ({ day, page, kind: name, label: bucketOf(name, value) }));
}

/** Where the buckets of each value end. The limits of good and poor are among them. */
const edges: Record<VitalName, readonly number[]> = {
  LCP: [500, 1_000, 1_500, 2_000, vitals.LCP.good, 3_000, vitals.LCP.poor, 6_000, 10_000],
  INP: [40, 80, 120, 160, vitals.INP.good, 300, 400, vitals.INP.poor, 1_000],
  CLS: [0.001, 0.01, 0.05, vitals.CLS.good, 0.15, 0.2, vitals.CLS.poor, 0.5, 1],
};

/** The label of the last bucket, which has no upper limit. */
export const beyond = "more";

/** The bucket of a value, named by where it ends, so that older rows keep their meaning when buckets change. */
function bucketOf(name: VitalName, value: number): string {
  return String(edges[name].find((edge) => value <= edge) ?? beyond);
}
