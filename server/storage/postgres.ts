import { Kysely, PostgresDialect, sql } from "kysely";
import pg from "pg";
import type { Tables } from "./tables.ts";
import { codeOf, type Engine, type Transact, type Transaction } from "./transaction.ts";

const { Pool, types } = pg;

// Times are whole milliseconds and counts are small: both fit a number, where pg would give a string.
types.setTypeParser(types.builtins.INT8, Number);

/** A database that does not respond for this long has failed. */
const timeoutMs = 4_000;

type PoolOptions = {
  onError?: ((code: string) => void) | undefined;
  /** Gets every new connection before it is used, and may refuse it. */
  check?: (client: pg.ClientBase) => Promise<void>;
  statementTimeoutMs?: number | undefined;
};

/** Connections to PostgreSQL that time out, and that do not end the process when they break. */
export function openPool(url: string, { onError, check, statementTimeoutMs = timeoutMs }: PoolOptions = {}): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: statementTimeoutMs,
    statement_timeout: statementTimeoutMs,
    idle_in_transaction_session_timeout: 2 * timeoutMs,
    keepAlive: true,
    // "begin" is sent together with the first statement.
    pipeline: true,
    ...(check && { onConnect: check }),
    // Even a busy connection is replaced, and so checked again, within a minute.
    maxLifetimeSeconds: 60,
    application_name: "website",
  });
  const broken = (error: Error) => onError?.(codeOf(error));
  pool.on("error", broken);
  // A connection in use when the database stops raises its error here and not at the pool.
  pool.on("connect", (client) => client.on("error", broken));
  return pool;
}

/** Refuses a database that is configured not to wait for the disk. */
export async function refuseOff(
  database: pg.Pool | pg.ClientBase,
  setting: "fsync" | "synchronous_commit",
): Promise<void> {
  const { rows } = await database.query("select current_setting($1) as value", [setting]);
  if (rows[0]?.value !== "off") return;
  const sentence = `PostgreSQL runs with ${setting}=off, which loses requests in a power cut. Turn it on.`;
  throw Object.assign(new Error(sentence), { code: `${setting}=off` });
}

const postgresEngine: Engine = {
  name: "postgres",
  now: sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`,
  locksRows: true,
};

/**
 * Each transaction sets itself that its commit waits for the disk. Roles, databases and configuration can change that at
 * any time, and behind PgBouncer sessions are shared; this holds regardless.
 */
const begin = "begin; set local synchronous_commit = on";

/** Of two transactions that wait for each other, PostgreSQL ends one. Nothing of it is stored, so it can run again. */
const deadlockDetected = "40P01";
const maxAttempts = 5;

/** Transactions on the connections of a pool, several at a time. */
export function postgresTransact(pool: pg.Pool, engine: Engine = postgresEngine): Transact {
  return async (task) => {
    for (let attempt = 1; ; attempt++) {
      try {
        return await runOnce(task);
      } catch (error) {
        if (codeOf(error) !== deadlockDetected || attempt === maxAttempts) throw error;
      }
    }
  };

  async function runOnce<Result>(task: (tx: Transaction) => Promise<Result>): Promise<Result> {
    const client = await pool.connect();
    let broken = true;
    try {
      // Not awaited: it is sent together with the first statement of the task.
      const begun = client.query(begin);
      begun.catch(() => {});
      const result = await task({ db: kyselyOn(client), engine });
      await begun;
      await commit(client);
      broken = false;
      return result;
    } catch (error) {
      // A connection that broke or was too slow can be in any state: it is closed.
      broken = !isRefusal(error) || !(await rollBack(client));
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/**
 * If someone cancels a commit that waits for a standby, PostgreSQL says that it was done, and only warns that the standby
 * may not have it.
 */
async function commit(client: pg.PoolClient): Promise<void> {
  let warning: string | undefined;
  const note = ({ code, message }: { code?: string | undefined; message: string | undefined }) => {
    if (code?.startsWith("01")) warning = message;
  };
  client.on("notice", note);
  await client.query("commit").finally(() => client.off("notice", note));
  if (warning) throw Object.assign(new Error(warning), { code: "NOT_ON_STANDBY" });
}

/** The same without a transaction, for what only reads, or is one statement that may be lost in a crash. */
export function postgresStatements(pool: pg.Pool): Transact {
  return async (task) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await task({ db: kyselyOn(client), engine: postgresEngine });
    } catch (error) {
      broken = !isRefusal(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

// An error that the database responded with, not one of the connection.
function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError;
}

function rollBack(client: pg.PoolClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>();

/** Kysely on one connection, the one that a transaction runs on. */
export function kyselyOn(client: pg.PoolClient): Kysely<Tables> {
  const earlier = known.get(client);
  if (earlier) return earlier;
  const borrowed = {
    query: (text: string, values: unknown[]) => client.query({ name: nameOf(text), text, values }),
    release: () => {},
  };
  const pool = { connect: async () => borrowed, end: async () => {}, options: {} };
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: pool as never }) });
  known.set(client, db);
  return db;
}

const names = new Map<string, string>();
// Statements with several rows differ by the number of rows; only the frequent ones are worth a name.
const maxNames = 200;

/** A statement with a name is parsed and planned once on each connection, not once for each request. */
function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < maxNames ? `s${names.size}` : undefined);
  if (name) names.set(text, name);
  return name;
}
