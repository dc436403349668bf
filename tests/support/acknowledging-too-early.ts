import { randomUUID } from "node:crypto";
import type { Store } from "#server/storage/store.ts";

/** A store with one mistake: it says "stored" a moment before it hands the request to the database. */
export function acknowledgingTooEarly(store: Store): Store {
  return {
    ...store,
    async storeRequest(input) {
      setTimeout(() => store.storeRequest(input).catch(() => {}), 100);
      return { outcome: "stored", id: randomUUID() };
    },
  };
}
