import type { Logger } from "pino";
import type { ClockDoubt } from "#server/storage/clock.ts";
import { type CleanupResult, deleteAllExpired } from "#server/storage/delete-expired.ts";
import { hour } from "#server/storage/durations.ts";
import type { Store } from "#server/storage/store.ts";

export type Cleanup = ReturnType<typeof startCleanup>;

type CleanupOptions = {
  store: Pick<Store, "deleteExpired">;
  retentionDays: number;
  log: Pick<Logger, "warn" | "error">;
};

/** Deletes what has expired every hour, and logs why if it does not. */
export function startCleanup({ store, retentionDays, log }: CleanupOptions) {
  let lastResult: CleanupResult | undefined;
  let isRunning = false;
  let isStopped = false;
  run();
  const timer = setInterval(run, hour).unref();
  return {
    /** Undefined until the first run has ended. */
    lastResult: () => lastResult,
    stop(): void {
      isStopped = true;
      clearInterval(timer);
    },
  };

  async function run(): Promise<void> {
    // After a shorter retention was set, one run can take more than an hour.
    if (isRunning) return;
    isRunning = true;
    try {
      lastResult = await deleteAllExpired(store.deleteExpired, { retentionDays }, () => isStopped);
    } catch (err) {
      log.error({ err }, "could not delete what has expired");
      return;
    } finally {
      isRunning = false;
    }
    const { doubt, unnotified } = lastResult;
    if (doubt && doubts[doubt]) log.warn(doubts[doubt]);
    if (unnotified > 0)
      log.warn({ requests: unnotified }, "expired requests are kept, because nobody has been notified of them yet");
  }
}

// The first day with a database is no reason for a warning.
const doubts: Record<ClockDoubt, string | undefined> = {
  impossible: "the database's clock shows a date before this release: nothing is deleted by age",
  jumped: "the database's clock jumped by more than a day, or no server ran: nothing is deleted by age for a day",
  settling: undefined,
};
