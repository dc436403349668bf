import { DatabaseSync } from "node:sqlite";
import { keepPrivate } from "#server/keep-private.ts";

/** A write waits this long for another process, a command for example, to finish its own. */
const busyTimeoutMs = 5_000;

/** The levels of SQLite's `synchronous`, by their numbers. */
export type Synchronous = "off" | "normal" | "full" | "extra";
const levels: readonly Synchronous[] = ["off", "normal", "full", "extra"];

/** Opens the database file so that a commit is on the disk when it returns, or refuses in words. */
export function openDatabase(file: string, { synchronous = "full" }: { synchronous?: Synchronous } = {}): DatabaseSync {
  try {
    const database = new DatabaseSync(file, { timeout: busyTimeoutMs, enableForeignKeyConstraints: true });
    // Before the log is made: SQLite gives it the mode of the database.
    for (const ending of ["", "-wal", "-shm"]) keepPrivate((database.location() ?? file) + ending);
    database.exec("pragma journal_mode = wal");
    database.exec(`pragma synchronous = ${synchronous}`);
    // What is erased is overwritten, and does not linger in a free page of the file.
    database.exec("pragma secure_delete = on");
    return database;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The database ${file} cannot be used (${reason}). Its folder must not be read-only or full.`);
  }
}

/** Stops a server whose database could lose what it was told to keep. */
export function refuseUnsafe(database: DatabaseSync): void {
  const version = String(resultOf(database, "select sqlite_version()"));
  if (!atLeast(version, [3, 51, 3])) {
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
      `SQLite runs with synchronous=${levels[level]}, which loses requests in a power cut. It has to be full.`,
    );
  }
}

function resultOf(database: DatabaseSync, query: string): unknown {
  return Object.values(database.prepare(query).get() ?? {})[0];
}

function atLeast(version: string, wanted: readonly number[]): boolean {
  const parts = version.split(".").map(Number);
  for (const [place, least] of wanted.entries()) {
    const part = parts[place] ?? 0;
    if (part !== least) return part > least;
  }
  return true;
}
