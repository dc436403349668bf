import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { lstat, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Kysely, SqliteDialect } from "kysely";
import { databaseName, type StorePlace } from "#server/storage/open-store.ts";
import { openPool } from "#server/storage/postgres/open-pool.ts";
import { kyselyOn } from "#server/storage/postgres/postgres-transact.ts";
import { nodeSqlite } from "#server/storage/sqlite/node-sqlite.ts";
import { openDatabase } from "#server/storage/sqlite/open-database.ts";
import type { Tables } from "#server/storage/tables.ts";
import { backupLines, type Counts, checkBackup, type SavedRow, savedTables } from "./format.ts";

const rowsAtOnce = 500;

/**
 * Writes every request, mail and used captcha into a file, as they are at one moment, and reads the file back before it
 * gets its name. Returns how many of each.
 */
export async function writeBackup(place: StorePlace, file: string): Promise<Counts> {
  // A name of its own: an interrupted backup is in nobody's way, and what lies under a name known beforehand is not
  // written through. The file is only known by the wanted name when it is whole.
  const unfinished = `${file}.${randomBytes(4).toString("hex")}.unfinished`;
  try {
    await refuseToReplace(file);
    const counts = await readSnapshot(place, async (db) => {
      await pipeline(backupLines(rowsOf(db)), createWriteStream(unfinished, { flags: "wx", mode: 0o600, flush: true }));
      return countRows(db);
    });
    await prove(unfinished, counts);
    await rename(unfinished, file);
    await syncFolder(dirname(file));
    return counts;
  } catch (cause) {
    throw new Error(`The backup was not made: ${cause instanceof Error ? cause.message : cause}`, { cause });
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** A slip of the hand must not put a backup in the place of the database, or of a device. */
async function refuseToReplace(file: string): Promise<void> {
  const there = await lstat(file).catch(() => undefined);
  if (!there || (there.isFile() && (there.size === 0 || (await beginsLikeBackup(file))))) return;
  throw new Error(`${file} is there already and is no backup, so it is not replaced. Choose another name.`);
}

async function beginsLikeBackup(file: string): Promise<boolean> {
  const start = '{"backup":';
  await using handle = await open(file);
  const { buffer } = await handle.read({ buffer: Buffer.alloc(start.length) });
  return buffer.toString() === start;
}

/** Reads the database as it is at this moment, while others go on writing to it. */
function readSnapshot<Result>(place: StorePlace, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  return place.DATABASE_URL ? fromPostgres(place.DATABASE_URL, read) : fromSqlite(place.DATA_DIR, read);
}

async function fromSqlite<Result>(folder: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const database = openDatabase(join(folder, databaseName));
  try {
    // Without "immediate": a reader holds nobody up.
    database.exec("begin");
    return await read(new Kysely<Tables>({ dialect: new SqliteDialect({ database: nodeSqlite(database) }) }));
  } finally {
    database.close();
  }
}

async function fromPostgres<Result>(url: string, read: (db: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  const pool = openPool(url, () => {});
  try {
    const client = await pool.connect();
    try {
      await client.query("begin isolation level repeatable read read only");
      return await read(kyselyOn(client));
    } finally {
      client.release(true);
    }
  } finally {
    await pool.end();
  }
}

async function* rowsOf(db: Kysely<Tables>): AsyncGenerator<SavedRow> {
  for (const table of savedTables) {
    let last = "";
    while (true) {
      const rows = await db
        .selectFrom(table)
        .selectAll()
        .where("id", ">", last)
        .orderBy("id")
        .limit(rowsAtOnce)
        .execute();
      for (const row of rows) yield { table, row } as SavedRow;
      if (rows.length < rowsAtOnce) break;
      last = rows.at(-1)?.id ?? last;
    }
  }
}

async function countRows(db: Kysely<Tables>): Promise<Counts> {
  const counts = { contact_request: 0, outgoing_mail: 0, captcha_use: 0 };
  for (const table of savedTables) {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as("rows"))
      .executeTakeFirstOrThrow();
    counts[table] = rows;
  }
  return counts;
}

/** Fails unless the file, read from its first byte to its last, holds as many rows as the database has. */
export async function prove(file: string, expected: Counts): Promise<void> {
  const { counts } = await checkBackup(file);
  for (const table of savedTables) {
    if (counts[table] === expected[table]) continue;
    throw new Error(`The file holds ${counts[table]} rows of ${table}, the database ${expected[table]}.`);
  }
}

/** A new name is only safe from a power cut when its folder is on the disk too. Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  await using handle = await open(folder);
  await handle.sync();
}
