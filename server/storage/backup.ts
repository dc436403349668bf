import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { lstat, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import type { Kysely } from "kysely";
import {
  backupLines,
  type Counts,
  checkBackup,
  noRows,
  readBackup,
  type SavedRow,
  savedTables,
} from "./backup-format.ts";
import { recordBackup } from "./clock.ts";
import { type DatabaseConfig, databaseName, openTransact, withDatabase } from "./open.ts";
import { kyselyOn, openPool } from "./postgres.ts";
import { kyselyOnSqlite, openDatabase } from "./sqlite.ts";
import type { Tables } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** Looks on while rows are saved or restored, and may stop that. */
export type Watch = {
  /** Is told each step and its number of rows, and returns what to call after each of them. */
  begin?: (step: string, rows: number) => () => void;
  signal?: AbortSignal;
};

const rowsPerSelect = 500;
const rowsPerInsert = 100;

/**
 * Writes every request, delivery, note and what else is saved into a file, as they are at one moment, and reads the file back
 * before it gets its name. Returns how many of each.
 */
export async function writeBackup(config: DatabaseConfig, file: string, watch: Watch = {}): Promise<Counts> {
  // Under a random name first, so that an interrupted backup blocks nothing, a link planted under a known name is not
  // followed, and only a complete file gets its name.
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.unfinished`;
  try {
    await refuseToReplace(file);
    const counts = await readSnapshot(config, async (db) => {
      const counts = noRows();
      const lines = backupLines(rowsOf(db, counts, watch));
      await pipeline(lines, createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
      return counts;
    });
    await compareCounts(unfinished, counts, watch);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    await rememberBackup(config);
    return counts;
  } catch (cause) {
    throw new Error(`The backup was not made: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Hands over the lines of a backup, as the database is at one moment, and remembers that it was made once all are taken. */
export async function streamBackup(
  config: DatabaseConfig,
  take: (lines: AsyncIterable<string>) => Promise<void>,
): Promise<void> {
  await readSnapshot(config, (db) => take(backupLines(rowsOf(db, noRows(), {}))));
  await rememberBackup(config);
}

/** For the desk's page about health. A database that cannot be written to has been backed up all the same. */
async function rememberBackup(config: DatabaseConfig): Promise<void> {
  await using database = openTransact(config);
  await database.transact(recordBackup).catch(() => undefined);
}

/** A typing error must not replace the database, or a device, with a backup. */
async function refuseToReplace(file: string): Promise<void> {
  const there = await lstat(file).catch(() => undefined);
  if (!there || (there.isFile() && (there.size === 0 || (await beginsLikeBackup(file))))) return;
  throw new Error(`${file} already exists and is not a backup, so it is not replaced. Choose another name.`);
}

async function beginsLikeBackup(file: string): Promise<boolean> {
  const start = '{"backup":';
  await using handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(start.length) });
  return buffer.toString() === start;
}

/** Reads the database as it is at this moment, while others go on writing to it. */
function readSnapshot<Result>(config: DatabaseConfig, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return config.DATABASE_URL ? fromPostgres(config.DATABASE_URL, read) : fromSqlite(config.DATA_DIR, read);
}

async function fromSqlite<Result>(folder: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  using database = openDatabase(join(folder, databaseName));
  // Not "immediate": a reader blocks nobody.
  database.exec("begin");
  return await read(kyselyOnSqlite(database));
}

async function fromPostgres<Result>(url: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  await using opened = new AsyncDisposableStack();
  const pool = openPool(url);
  opened.defer(() => pool.end());
  const client = await pool.connect();
  opened.defer(() => client.release(true));
  // Whoever takes the rows may be slow.
  await client.query("set idle_in_transaction_session_timeout = 0");
  await client.query("begin isolation level repeatable read read only");
  return await read(kyselyOn(client));
}

/** Also counts the rows of each table. */
async function* rowsOf(db: Kysely<Tables>, counts: Counts, { begin, signal }: Watch): AsyncGenerator<SavedRow> {
  for (const table of savedTables) {
    counts[table] = await countRows(db, table);
    const advance = begin?.(`Saving rows of ${table}`, counts[table]);
    let last = "";
    while (true) {
      signal?.throwIfAborted();
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where("id", ">", last)
        .orderBy("id")
        .limit(rowsPerSelect)
        .execute();
      for (const row of rows) {
        yield { table, row } as SavedRow;
        advance?.();
      }
      if (rows.length < rowsPerSelect) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

async function countRows(db: Kysely<Tables>, table: keyof Counts): Promise<number> {
  const { rows } = await db
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<number>().as("rows"))
    .executeTakeFirstOrThrow();
  return rows;
}

/** Fails unless the file, read from its first byte to its last, holds as many rows as the database has. */
async function compareCounts(file: string, expected: Counts, watch: Watch): Promise<void> {
  const counts = await checkBackup(file, eachRow("Reading rows back", expected, watch));
  for (const table of savedTables) {
    if (counts[table] === expected[table]) continue;
    throw new Error(`The file holds ${counts[table]} rows of ${table}, the database ${expected[table]}.`);
  }
}

/** What to call with each row of one step. */
function eachRow(step: string, counts: Counts, { begin, signal }: Watch): () => void {
  const advance = begin?.(
    step,
    Object.values(counts).reduce((sum, rows) => sum + rows, 0),
  );
  return () => {
    signal?.throwIfAborted();
    advance?.();
  };
}

/** A new name survives a power cut only when its folder is on the disk too. Windows cannot sync a folder. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * Restores a backup into an empty database, all of it or nothing. What was waiting goes out again. Returns how many
 * rows of each table.
 */
export async function restoreBackup(config: DatabaseConfig, file: string, watch: Watch = {}): Promise<Counts> {
  try {
    // Before the database is touched, so that the error names the damaged backup and not the database.
    const counts = await checkBackup(file, () => watch.signal?.throwIfAborted());
    await restoreRows(config, readBackup(file), eachRow("Restoring rows", counts, watch));
    return counts;
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause} Nothing was restored.`, { cause });
  }
}

/** Stores rows in an empty database: all of them, or none if they end in an error. */
export async function restoreRows(
  config: DatabaseConfig,
  rows: AsyncIterable<SavedRow>,
  onRow: () => void = () => undefined,
): Promise<void> {
  await withDatabase(config, (transact) =>
    transact(async (tx) => {
      await refuseUnlessEmpty(tx);
      await insertAll(tx, rows, onRow);
    }),
  );
}

async function refuseUnlessEmpty({ db }: Transaction): Promise<void> {
  const request = await db.selectFrom("contact_request").select("id").limit(1).executeTakeFirst();
  const person = await db.selectFrom("staff").select("id").limit(1).executeTakeFirst();
  if (request || person) throw new Error("The database is not empty. Restore into a new folder or a new database.");
}

/** Fails at the end if a file has changed since it was checked, and then nothing of it is kept. */
async function insertAll(tx: Transaction, rows: AsyncIterable<SavedRow>, onRow: () => void): Promise<void> {
  let batch: SavedRow[] = [];
  for await (const saved of rows) {
    if (batch.length === rowsPerInsert || (batch[0] && batch[0].table !== saved.table)) {
      await insert(tx, batch);
      batch = [];
    }
    batch.push(saved);
    onRow();
  }
  await insert(tx, batch);
}

async function insert({ db }: Transaction, batch: readonly SavedRow[]): Promise<void> {
  const [first] = batch;
  if (!first) return;
  const rows = batch.map((saved) =>
    // The server that had claimed a delivery is not the one that makes it now.
    saved.table === "delivery" ? { ...saved.row, lease: null, leased_until: null } : saved.row,
  );
  try {
    await db
      .insertInto(first.table)
      .values(rows as never)
      .execute();
  } catch (cause) {
    // The database's message can quote a visitor's words.
    throw new Error("The database refuses rows of the backup: they do not fit its tables or each other.", { cause });
  }
}
