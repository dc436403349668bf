import { createHash } from "node:crypto";
import { sql } from "kysely";
import { wholeCopy } from "./copies.ts";
import { createTriggers, dropTriggers } from "./copy-triggers.ts";
import { hour, minute } from "./durations.ts";
import { type DatabaseConfig, openTransact } from "./open.ts";
import type { Transaction } from "./transaction.ts";

/** Which bucket and key the copies are for. Another one gets everything that there is. */
type CopyTarget = { url: string; recipient: string };

/** Says where copies go, once the tables are up to date. As many as there are requests may become due. */
export async function setCopyTarget(config: DatabaseConfig, target: CopyTarget | undefined): Promise<void> {
  await using database = openTransact(config, 10 * minute);
  await database.transact((tx) => prepareCopies(tx, target));
}

/**
 * From now on every change is due for the bucket, and so is all that is there if this bucket has not been copied to. Nothing
 * is due any more where no bucket is set.
 */
async function prepareCopies(tx: Transaction, target: CopyTarget | undefined): Promise<void> {
  const { db, engine } = tx;
  const id = target && `copying to ${createHash("sha256").update(JSON.stringify(target)).digest("base64url")}`;
  const earlier = await db.selectFrom("recorded_time").select("id").where("id", "like", "copying to %").execute();
  if (earlier.some((row) => row.id === id) || (!id && earlier.length === 0)) return;
  await db.deleteFrom("recorded_time").where("id", "like", "copying to %").execute();
  if (!id) {
    for (const statement of dropTriggers(engine.name)) await sql.raw(statement).execute(db);
    await db.deleteFrom("copy_due").execute();
    return;
  }
  await db
    .insertInto("recorded_time")
    .values([
      { id, at: engine.now },
      { id: "copied", at: 0 },
    ])
    .onConflict((row) => row.doNothing())
    .execute();
  for (const statement of createTriggers(engine.name)) await sql.raw(statement).execute(db);
  await sql`
    insert into copy_due (subject, created_at, due_at)
    select subject, ${engine.now}, 0 from (
      select 'staff' as subject
      union all select 'request/' || id from contact_request
      union all select distinct 'log/' || (at / ${sql.lit(hour)}) from audit_entry
      union all select ${sql.lit(wholeCopy)}
    ) subjects`.execute(db);
}
