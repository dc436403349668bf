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
    refuseNewer(
      done.map(({ name }) => name),
      list,
    );
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

// It could not know what the newer tables mean. Servers that run already go on: migrations only add.
function refuseNewer(done: readonly string[], list: readonly Migration[]): void {
  const unknown = done.filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program, which does not know ${unknown.join(", ")}. Start the release that made it, or a later one.`,
  );
}
