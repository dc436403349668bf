import type { Store } from "#server/storage/store.ts";

const hour = 3_600_000;

/** Deletes every hour what is past its time. Returns a function that ends it. */
export function keepTidy(store: Store, retentionDays: number, onError: (error: unknown) => void): () => void {
  const tidy = () => {
    store.run("forgetExpired", { retentionDays }).catch(onError);
  };
  tidy();
  const timer = setInterval(tidy, hour).unref();
  return () => clearInterval(timer);
}
