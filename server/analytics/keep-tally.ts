import type { AnalyticsEvent } from "#contract/analytics.ts";
import type { TotalsBatch } from "#server/storage/analytics.ts";
import { newId } from "#server/storage/requests.ts";
import type { Store } from "#server/storage/store.ts";
import { type Total, totalsOf } from "./totals-of.ts";

/** Counts in memory and writes the totals now and then. */
export type Tally = {
  add(happening: AnalyticsEvent): void;
  /** Writes what has gathered. */
  flush(): Promise<void>;
  stop(): Promise<void>;
};

type TallyOptions = {
  store: Pick<Store, "addTotals">;
  /** The addresses of the site's pages. */
  pages: readonly string[];
  onError: (error: unknown) => void;
  clock?: () => number;
  everyMs?: number;
};

/**
 * Gathers for a few seconds, so that a crowd of visitors is one short write and never in the way of a contact request.
 * A crash loses these seconds, which a total can bear. Pages, labels and buckets are all known, so what gathers has
 * a bound even while the database is away.
 */
export function keepTally({ store, pages, onError, clock = Date.now, everyMs = 5_000 }: TallyOptions): Tally {
  const known = new Set(pages);
  let gathered = new Map<string, number>();
  // What was sent and not confirmed. It stays as it is until it is: the database may have written it all the same.
  let unconfirmed: TotalsBatch | undefined;
  let writing: Promise<void> = Promise.resolve();
  const timer = setInterval(flush, everyMs).unref();

  return {
    add(happening) {
      const day = new Date(clock()).toISOString().slice(0, 10);
      for (const total of totalsOf(happening, day, known)) put(JSON.stringify(total));
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush();
    },
  };

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    try {
      if (unconfirmed) await send(unconfirmed);
      if (gathered.size === 0) return;
      const totals = [...gathered].map(([total, count]) => ({ ...(JSON.parse(total) as Total), count }));
      gathered = new Map();
      await send({ id: newId(), totals });
    } catch (error) {
      onError(error);
    }
  }

  async function send(batch: TotalsBatch): Promise<void> {
    unconfirmed = batch;
    await store.addTotals(batch);
    unconfirmed = undefined;
  }

  function put(total: string): void {
    gathered.set(total, (gathered.get(total) ?? 0) + 1);
  }
}
