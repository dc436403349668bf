import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Tables } from "#server/storage/tables.ts";
import { type Engine, type Transact, Undo } from "#server/storage/work.ts";
import { postgresEngine } from "./postgres-engine.ts";

/**
 * Each transaction says itself that its commit waits for the disk. Roles, databases and configuration can say otherwise at
 * any time, and behind a PgBouncer a session is not ours alone; this holds whatever they say.
 */
const begin = "begin; set local synchronous_commit = on";

/** Transactions on the connections of a pool, several at a time. */
export function postgresTransact(pool: pg.Pool, engine: Engine = postgresEngine): Transact {
  return async (task) => {
    const client = await pool.connect();
    let broken = true;
    try {
      // Not awaited: it travels together with the first statement of the task.
      const begun = client.query(begin);
      begun.catch(() => {});
      const result = await task({ db: kyselyOn(client), engine });
      await begun;
      await client.query("commit");
      broken = false;
      return result;
    } catch (error) {
      // A connection that broke or was too slow may be in the middle of anything: it is thrown away.
      broken = !isRefusal(error) || !(await undo(client));
      if (error instanceof Undo && !broken) return error.result as Awaited<ReturnType<typeof task>>;
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

/** The same for a task of one statement, which is a transaction by itself and needs fewer words with the database. */
export function postgresStatement(pool: pg.Pool, engine: Engine = postgresEngine): Transact {
  return async (task) => {
    const client = await pool.connect();
    let broken = false;
    try {
      return await task({ db: kyselyOn(client), engine });
    } catch (error) {
      broken = !isRefusal(error);
      throw error;
    } finally {
      client.release(broken);
    }
  };
}

// What the database said itself, and not what happened on the way to it.
function isRefusal(error: unknown): boolean {
  return error instanceof Undo || error instanceof pg.DatabaseError;
}

function undo(client: pg.PoolClient): Promise<boolean> {
  return client.query("rollback").then(
    () => true,
    () => false,
  );
}

const known = new WeakMap<pg.PoolClient, Kysely<Tables>>();

/** Lets Kysely work on one connection, the one that a transaction runs on. */
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
// Statements of several rows come in as many shapes as there are numbers of rows; only the everyday ones are worth it.
const mostNames = 64;

/** A statement with a name is read and planned once on each connection, and not once for each request. */
function nameOf(text: string): string | undefined {
  const name = names.get(text) ?? (names.size < mostNames ? `s${names.size}` : undefined);
  if (name) names.set(text, name);
  return name;
}
