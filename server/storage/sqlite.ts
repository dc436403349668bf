import { DatabaseSync, type SQLInputValue, type StatementSync } from "node:sqlite";
import { Kysely, type SqliteDatabase, SqliteDialect, sql } from "kysely";
import { keepPrivate } from "#server/keep-private.ts";
import type { Tables } from "./tables.ts";
import type { Engine, Transact, Transaction } from "./transaction.ts";

/** A write waits this long for one of another process, for example a command. */
const busyTimeoutMs = 5_000;

/** The levels of SQLite's `synchronous`, by their numbers. */
const levels = ["off", "normal", "full", "extra"];

/** Opens the database file so that a commit is on disk when it returns, or explains why it cannot. */
export function openDatabase(file: string): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    // Before the log exists: SQLite gives it the mode of the database.
    for (const ending of ["", "-wal", "-shm"]) keepPrivate((database.location() ?? file) + ending);
    database.exec("pragma journal_mode = wal");
    database.exec("pragma synchronous = full");
    // What is erased is overwritten and does not stay in a free page of the file.
    database.exec("pragma secure_delete = on");
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${file} cannot be used (${reason}). Its folder must not be read-only or full.`);
  }
}

/**
 * Empties the write-ahead log, which keeps what was overwritten in the file for as long as someone reads it. Returns false
 * if someone does, or if the disk is full.
 */
export function emptyLog(database: DatabaseSync): boolean {
  // Waiting here blocks visitors' requests, so whoever needs it tries several times.
  database.exec("pragma busy_timeout = 200");
  try {
    return database.prepare("pragma wal_checkpoint(truncate)").get()?.busy === 0;
  } catch {
    return false;
  } finally {
    database.exec(`pragma busy_timeout = ${busyTimeoutMs}`);
  }
}

/** Stops a server whose database could lose what it stores. */
export function refuseUnsafe(database: DatabaseSync): void {
  const version = String(resultOf(database, "select sqlite_version()"));
  if (version.localeCompare("3.51.3", "en", { numeric: true }) < 0) {
    throw new Error(
      `SQLite ${version} is too old: before 3.51.3 it can damage the database. Use the Node that the project pins.`,
    );
  }
  const mode = resultOf(database, "pragma journal_mode");
  if (mode !== "wal") {
    throw new Error(
      `The database's folder does not allow SQLite's write-ahead log (journal mode ${mode}). Use a local disk.`,
    );
  }
  const level = Number(resultOf(database, "pragma synchronous"));
  if (level < levels.indexOf("full")) {
    throw new Error(
      `SQLite runs with synchronous=${levels[level]}, which loses requests in a power cut. It must be full.`,
    );
  }
}

function resultOf(database: DatabaseSync, query: string): unknown {
  return Object.values(database.prepare(query).get() ?? {})[0];
}

export const sqliteEngine: Engine = {
  name: "sqlite",
  now: sql<number>`cast(unixepoch('subsec') * 1000 as integer)`,
  locksRows: false,
};

/** The result of one task of a group. */
type Settled = { value: unknown } | { error: unknown };

export type Task = (tx: Transaction) => Promise<unknown>;

type SqliteTransactions = {
  transact: Transact;
  /** Runs the tasks in one transaction with one wait for the disk. A task that fails does not affect the others. */
  commitGroup: (tasks: readonly Task[]) => Promise<Settled[]>;
};

/** Transactions on one connection, one after the other. */
export function sqliteTransactions(database: DatabaseSync, engine: Engine = sqliteEngine): SqliteTransactions {
  const tx = { db: kyselyOnSqlite(database), engine };
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
      settled = { value: await task(tx) };
    } catch (error) {
      // A full disk ends the whole transaction, including what the other tasks of the group wrote.
      if (!database.isTransaction) throw error;
      database.exec("rollback to task");
      settled = { error };
    }
    database.exec("release task");
    return settled;
  }
}

const maxStatements = 200;

/** Connects Kysely to Node's built-in SQLite. Statements are prepared once and kept. */
export function kyselyOnSqlite(database: DatabaseSync): Kysely<Tables> {
  const prepared = new Map<string, StatementSync>();
  const adapter: SqliteDatabase = {
    close: () => database.close(),
    prepare(sql) {
      const statement = prepared.get(sql) ?? database.prepare(sql);
      if (prepared.size < maxStatements) prepared.set(sql, statement);
      return {
        reader: statement.columns().length > 0,
        all: (values) => statement.all(...(values as SQLInputValue[])),
        run: (values) => statement.run(...(values as SQLInputValue[])),
        iterate: (values) => statement.iterate(...(values as SQLInputValue[])),
      };
    },
  };
  return new Kysely({ dialect: new SqliteDialect({ database: adapter }) });
}
