import type { DatabaseSync } from "node:sqlite";
import { Kysely, SqliteDialect } from "kysely";
import type { Tables } from "#server/storage/tables.ts";
import { type Engine, type Transact, Undo, type Work } from "#server/storage/work.ts";
import { nodeSqlite } from "./node-sqlite.ts";
import { sqliteEngine } from "./sqlite-engine.ts";

/** What became of one task of a group. */
type Settled = { value: unknown } | { error: unknown };

export type Task = (work: Work) => Promise<unknown>;

export type SqliteTransactions = {
  transact: Transact;
  /** Runs the tasks in one transaction with one wait for the disk. A task that fails does so alone. */
  commitGroup: (tasks: readonly Task[]) => Promise<Settled[]>;
};

/** Transactions on one connection, one after the other. */
export function sqliteTransactions(database: DatabaseSync, engine: Engine = sqliteEngine): SqliteTransactions {
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(database) }) });
  const work = { db, engine };
  let last: Promise<unknown> = Promise.resolve();

  return {
    async transact(task) {
      const [settled] = await commitGroup([task]);
      if (settled && "value" in settled) return settled.value as Awaited<ReturnType<typeof task>>;
      throw settled?.error;
    },
    commitGroup,
  };

  function commitGroup(tasks: readonly Task[]): Promise<Settled[]> {
    const result = last.then(() => commitNow(tasks));
    last = result;
    return result;
  }

  async function commitNow(tasks: readonly Task[]): Promise<Settled[]> {
    const results: Settled[] = [];
    try {
      database.exec("begin immediate");
      for (const task of tasks) results.push(await runAlone(task));
      database.exec("commit");
      return results;
    } catch (error) {
      if (database.isTransaction) database.exec("rollback");
      return tasks.map(() => ({ error }));
    }
  }

  async function runAlone(task: Task): Promise<Settled> {
    database.exec("savepoint task");
    let settled: Settled;
    try {
      settled = { value: await task(work) };
    } catch (error) {
      // A full disk ends the whole transaction, and with it what the others of the group wrote.
      if (!database.isTransaction) throw error;
      database.exec("rollback to task");
      settled = error instanceof Undo ? { value: error.result } : { error };
    }
    database.exec("release task");
    return settled;
  }
}
