import { contactOperations } from "./operations.ts";
import { StorageFailure, type Store } from "./store.ts";

export type Limits = {
  /** How many operations of contact requests may wait; more are refused at once. */
  most: number;
  /** How long an operation may take before its visitor is told that it did not work. */
  patienceMs: number;
};

/**
 * Mail, tidying, figures and checks have places of their own, so that they take none from contact requests. They ask for
 * a few things at a time: so many wait only while the database stands still.
 */
const mostInBackground = 50;

/** Keeps a database that stands still from filling the memory, or from keeping visitors waiting. */
export function limitedStore(store: Store, { most, patienceMs }: Limits): Store & { waiting: () => number } {
  const contact = { waiting: 0, most };
  const background = { waiting: 0, most: mostInBackground };
  return {
    ...store,
    waiting: () => contact.waiting,
    run(name, input) {
      const room = contactOperations.has(name) ? contact : background;
      if (room.waiting >= room.most) return Promise.reject(new StorageFailure("full"));
      room.waiting += 1;
      const answer = store.run(name, input);
      const done = () => {
        room.waiting -= 1;
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
