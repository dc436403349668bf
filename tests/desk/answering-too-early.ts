import { randomUUID } from "node:crypto";
import type { Store } from "#server/storage/store.ts";

/** A store with one mistake: it says "stored" before the database has done its work. */
export function answeringTooEarly(store: Store): Store {
  return {
    ...store,
    run: (name, input) => {
      const answer = store.run(name, input);
      if (name !== "keepRequest") return answer;
      answer.catch(() => {});
      return Promise.resolve({ outcome: "stored", id: randomUUID() } as never);
    },
  };
}
