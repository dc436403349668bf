import { sql } from "kysely";
import { type Migration, migrations } from "./migrations.ts";
import type { Transact, Work } from "./work.ts";

// Any number; it only has to be the same in every replica.
const lockNumber = 20_261_120;

/** Brings the tables up to date in one transaction and returns the names of what was new. */
export function migrate(transact: Transact, list: readonly Migration[] = migrations): Promise<string[]> {
  return transact(async (work) => {
    await lockOutOthers(work);
    await work.db.schema
      .createTable("migration")
      .ifNotExists()
      .addColumn("name", "text", (column) => column.primaryKey())
      .addColumn("at", "bigint", (column) => column.notNull())
      .execute();
    const done = await work.db.selectFrom("migration").select("name").execute();
    const missing = list.filter(({ name }) => !done.some((row) => row.name === name));
    for (const { name, up } of missing) {
      await up(work);
      await work.db.insertInto("migration").values({ name, at: work.engine.now }).execute();
    }
    return missing.map(({ name }) => name);
  });
}

// SQLite's transaction is the only writer anyway; on PostgreSQL several replicas may start at the same moment.
async function lockOutOthers({ db, engine }: Work): Promise<void> {
  if (engine.locksRows) await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db);
}
