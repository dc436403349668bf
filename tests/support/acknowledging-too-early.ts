import { randomUUID } from "node:crypto";
import type { Store } from "#server/storage/store.ts";

/** A store with one mistake: it says "stored" before the database has stored anything. */
export function acknowledgingTooEarly(store: Store): Store {
  return {
    ...store,
    async storeRequest(input) {
      store.storeRequest(input).catch(() => {});
      return { outcome: "stored", id: randomUUID() };
    },
  };
}
