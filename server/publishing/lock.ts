import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";

/**
 * Returns a function that does one thing at a time, in this process and in all others that use the same file. It is a lock of
 * SQLite's: the system takes it back from a process that was killed, so nobody has to find out whether its owner still lives.
 */
export function oneAtATime(file: string) {
  let last: Promise<unknown> = Promise.resolve();
  return function alone<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = last.then(async () => {
      using _lock = await lock(file);
      return await work();
    });
    last = mine.catch(() => {});
    return mine;
  };
}

async function lock(file: string): Promise<Disposable> {
  const database = new DatabaseSync(file);
  while (true) {
    try {
      // Nothing is stored, so a full disk must not refuse the lock.
      database.exec("pragma journal_mode = memory; begin exclusive");
      return { [Symbol.dispose]: () => database.close() };
    } catch (error) {
      const isBusy = (error as { errcode?: number }).errcode === 5;
      if (!isBusy) {
        database.close();
        throw error;
      }
      await wait(50);
    }
  }
}
