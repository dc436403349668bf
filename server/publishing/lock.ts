import { globSync, rmSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as wait } from "node:timers/promises";
import { gitIn } from "./git.ts";

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

/**
 * Git writes a lock within milliseconds. An older one was left by a process that was killed, and so was one from the future that
 * is still there after that time: the clock was wrong.
 */
const maxLockMs = 2_000;

/** What Git left when it was killed would refuse everything from then on. */
export async function clearLocks(repository: string): Promise<void> {
  const common = folders.get(repository) ?? resolve(repository, await gitFolderOf(repository));
  folders.set(repository, common);
  const patterns = ["*.lock", "worktrees/draft*/*.lock", "refs/heads/{draft,main}.lock", "refs/tags/published/*.lock"];
  for (const lock of globSync(patterns, { cwd: common })) {
    const file = join(common, lock);
    const since = performance.now();
    const isOld = (age: number) => age >= maxLockMs || (age < 0 && performance.now() - since >= maxLockMs);
    while (!isOld(ageOf(file))) await wait(100);
    rmSync(file, { force: true });
  }
}

/** Where Git keeps what belongs to a working copy. It is asked for with every page. */
const folders = new Map<string, string>();

async function gitFolderOf(repository: string): Promise<string> {
  return (await gitIn(repository)(["rev-parse", "--git-common-dir"])).trim();
}

/** Since when a file exists; forever, if it is gone. */
function ageOf(file: string): number {
  const entry = statSync(file, { throwIfNoEntry: false });
  return entry ? Date.now() - entry.mtimeMs : Number.POSITIVE_INFINITY;
}
