import { StorageFailure, type Store } from "./store.ts";

export type Limits = {
  /** How many operations may wait; more are refused at once. */
  most: number;
  /** How long an operation may take before its visitor is told that it did not work. */
  patienceMs: number;
};

/** Keeps a database that stands still from filling the memory, or from keeping visitors waiting. */
export function limitedStore(store: Store, { most, patienceMs }: Limits): Store & { waiting: () => number } {
  let waiting = 0;
  return {
    ...store,
    waiting: () => waiting,
    run(name, input) {
      if (waiting >= most) return Promise.reject(new StorageFailure("full"));
      waiting += 1;
      const answer = store.run(name, input);
      const done = () => {
        waiting -= 1;
      };
      answer.then(done, done);
      return inTime(answer, patienceMs);
    },
  };
}

function inTime<Result>(answer: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFailure("slow")), ms);
  });
  return Promise.race([answer, tooSlow]).finally(() => clearTimeout(timer));
}
