import { sql } from "kysely";
import { contactFields, type FieldName } from "#contract/contact.ts";
import { copyTable } from "./copy-triggers.ts";
import { initialSchema } from "./initial-schema.ts";
import type { Engine, Transact, Transaction } from "./transaction.ts";
import { sourceColumns } from "./visit-source.ts";

type Migration = {
  name: string;
  /** Its statements. They only add: a server that still runs knows nothing of them. */
  up: (engine: Engine["name"]) => readonly string[];
};

/** Every change to the tables, in order. Never edit a released migration; add another one at the end. */
export const migrations: readonly Migration[] = [
  { name: "001-initial-schema", up: initialSchema },
  { name: "002-may-publish", up: () => ["alter table staff add column may_publish integer not null default 0"] },
  { name: "003-reminders", up: () => ["alter table delivery add column overdue_before bigint"] },
  { name: "004-time-zones", up: () => ["alter table staff add column time_zone text not null default ''"] },
  { name: "005-visit-source", up: () => sourceColumns.map(addSourceColumn) },
  { name: "006-copies", up: copyTable },
];

// Any number that is the same in every replica.
const lockNumber = 20_261_120;

/** Brings the tables up to date in one transaction and returns the names of the migrations that it ran. */
export function migrate(transact: Transact, list: readonly Migration[] = migrations): Promise<string[]> {
  return transact(async (tx) => {
    await lockOutOthers(tx);
    await sql`create table if not exists migration (name text primary key, at bigint not null)`.execute(tx.db);
    const done = await tx.db.selectFrom("migration").select("name").execute();
    refuseNewer(
      done.map(({ name }) => name),
      list,
    );
    const missing = list.filter(({ name }) => !done.some((row) => row.name === name));
    for (const { name, up } of missing) {
      for (const statement of up(tx.engine.name)) await sql.raw(statement).execute(tx.db);
      await tx.db.insertInto("migration").values({ name, at: tx.engine.now }).execute();
    }
    return missing.map(({ name }) => name);
  });
}

// SQLite's transaction is the only writer anyway; on PostgreSQL several replicas may start at the same moment.
async function lockOutOthers({ db, engine }: Transaction): Promise<void> {
  if (engine.locksRows) await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db);
}

// This program cannot know what the newer tables mean. Servers that already run go on: migrations only add.
function refuseNewer(done: readonly string[], list: readonly Migration[]): void {
  const unknown = done.filter((name) => !list.some((migration) => migration.name === name));
  if (unknown.length === 0) return;
  throw new Error(
    `The database is newer than this program, which does not know ${unknown.join(", ")}. Start the release that wrote it, or a later one.`,
  );
}

function addSourceColumn(name: string): string {
  return `alter table contact_request add column ${name} text not null default ''`;
}

/** The column of a field that was added to the form (contract/contact.ts). Earlier requests have it empty. */
export function addField(number: string, field: FieldName): Migration {
  const empty = contactFields[field].kind === "choices" ? "[]" : "";
  return {
    name: `${number}-${field}`,
    // In quotes: a field may be called "order", and PostgreSQL would not keep the capital of "companyName".
    up: () => [`alter table contact_request add column "${field}" text not null default '${empty}'`],
  };
}
