import type { Logger } from "pino";
import { minute } from "#server/storage/durations.ts";
import type { ReplyPromise } from "#server/storage/reply-promise.ts";
import type { Store } from "#server/storage/store.ts";

type ReminderOptions = {
  store: Pick<Store, "remind">;
  promise: ReplyPromise;
  /** Called when there is something to send. */
  onReminded: () => void;
  log: Pick<Logger, "error">;
};

/** Looks every minute whether it is time to remind staff. The database knows whether it was done. */
export function startReminders({ store, promise, onReminded, log }: ReminderOptions) {
  run();
  const timer = setInterval(run, minute).unref();
  return { stop: () => clearInterval(timer) };

  async function run(): Promise<void> {
    try {
      if ((await store.remind(promise)) > 0) onReminded();
    } catch (err) {
      log.error({ err }, "could not remind staff of overdue requests");
    }
  }
}
