import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { fieldNames } from "#contract/contact.ts";
import { type DatabaseConfig, databaseName } from "./open.ts";
import { emptyLog, openDatabase } from "./sqlite.ts";

type Tries = { max?: number; pauseMs?: number; signal?: AbortSignal };

/**
 * Also removes what was deleted from the database's files. Other programs may still be reading it, so this tries for a
 * limited time. Returns false if it is still there.
 */
export async function overwriteErased(
  { DATABASE_URL, DATA_DIR }: DatabaseConfig,
  { signal, max = 10, pauseMs = 1_000 }: Tries = {},
): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    if (DATABASE_URL ? await rewriteTables(DATABASE_URL) : emptyLogOf(join(DATA_DIR, databaseName))) return true;
    if (attempt === max) return false;
    signal?.throwIfAborted();
    await wait(pauseMs);
  }
}

function emptyLogOf(file: string): boolean {
  using database = openDatabase(file);
  return emptyLog(database);
}

/** PostgreSQL leaves a deleted row in its page, and samples of each column in its statistics. */
async function rewriteTables(url: string): Promise<boolean> {
  // Visitors wait for as long as the table is locked.
  const client = new pg.Client({ connectionString: url, lock_timeout: 2_000, statement_timeout: 60_000 });
  client.on("error", () => {});
  await client.connect();
  try {
    return (await rewrite(client, "request_note", ["text"])) && (await rewrite(client, "contact_request", fieldNames));
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === lockNotAvailable) return false;
    throw error;
  } finally {
    await client.end();
  }
}

async function rewrite(client: pg.Client, table: string, columns: readonly string[]): Promise<boolean> {
  // Setting a column's type again is the only way to drop its samples without a superuser.
  await client.query(`alter table ${table} ${columns.map((name) => `alter "${name}" type text`).join(", ")}`);
  const { rows } = await client.query("select pg_current_xact_id()::xid::text as now");
  await client.query(`vacuum (full) ${table}`);
  // A row that an older transaction can still see is copied. The table then remembers a time before that transaction.
  const clean = await client.query(
    "select age(relfrozenxid) <= age($1::xid) as clean from pg_class where oid = $2::regclass",
    [rows[0].now, table],
  );
  return clean.rows[0].clean;
}

const lockNotAvailable = "55P03";
