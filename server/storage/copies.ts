import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { SavedRow } from "./backup-format.ts";
import { readClock, readRecordedTime, recordOnce, recordTime } from "./clock.ts";
import { hour, minute } from "./durations.ts";
import { wallClock } from "./time-zones.ts";
import type { Transaction } from "./transaction.ts";

/** The subject of a copy of everything; the others are an object each. */
export const wholeCopy = "backup";

/** Longer than an upload may take, so that no other server copies the same meanwhile. After a kill it is copied again then. */
const leaseMs = 0.75 * minute;
/** The same for everything. */
const wholeLeaseMs = hour;

/** An upload that was given up may still arrive at a slow bucket. After this long it no longer does. */
export const againMs = 10 * minute;

/** What is to be copied. No rows, if it was deleted; nothing at all about the rows of a whole copy. */
export type DueCopy = { subject: string; lease: string; rows: SavedRow[] };

/** The subject of a request. */
export function requestSubject(id: string): string {
  return `request/${id}`;
}

/** What may be copied now, the longest waiting first. Some of it may be in someone's hands already. */
export async function findDueCopies(tx: Transaction, { max }: { max: number }): Promise<string[]> {
  const now = await readClock(tx);
  const rows = await tx.db
    .selectFrom("copy_due")
    .select("subject")
    .where((row) => row.or([row("due_at", "<=", now), row("due_at", ">", farFrom(now))]))
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom("copy_due as other")
            .select("other.id")
            .whereRef("other.subject", "=", "copy_due.subject")
            .where("other.lease", "is not", null)
            .where("other.due_at", ">", now)
            .where("other.due_at", "<=", farFrom(now)),
        ),
      ),
    )
    .orderBy("due_at")
    .orderBy("id")
    // A request has a few changes at once.
    .limit(10 * max)
    .execute();
  return [...new Set(rows.map(({ subject }) => subject))].slice(0, max);
}

/** A time further away than any wait comes from a wrong clock. */
function farFrom(now: number): number {
  return now + 2 * wholeLeaseMs;
}

/**
 * Claims what is due of a subject, and reads it. "busy" while someone else copies it, "done" if all of it is in the bucket.
 * What changes from now on is due on its own, so that the last copy is never older than the last change.
 */
export async function claimCopy(tx: Transaction, { subject }: { subject: string }): Promise<DueCopy | "busy" | "done"> {
  const { db, engine } = tx;
  if (engine.locksRows && !(await isAlone(tx, subject))) return "busy";
  const now = await readClock(tx);
  const waiting = await db.selectFrom("copy_due").select(["lease", "due_at"]).where("subject", "=", subject).execute();
  const isFar = ({ due_at }: { due_at: number }) => due_at > farFrom(now);
  if (waiting.some((row) => row.lease !== null && row.due_at > now && !isFar(row))) return "busy";
  if (!waiting.some((row) => row.due_at <= now || isFar(row))) return "done";
  // Nobody knows how an upload ended whose lease is still there: it may arrive after this one.
  if (waiting.some((row) => row.lease !== null)) {
    await db
      .insertInto("copy_due")
      .values({ subject, created_at: now, due_at: now + againMs })
      .execute();
  }
  const lease = randomUUID();
  await db
    .updateTable("copy_due")
    .set({ lease, due_at: now + (subject === wholeCopy ? wholeLeaseMs : leaseMs) })
    .where("subject", "=", subject)
    .where((row) => row.or([row("due_at", "<=", now), row("due_at", ">", farFrom(now))]))
    .execute();
  return { subject, lease, rows: await rowsOf(tx, subject) };
}

/** Of two servers, only one claims a subject at a time. */
async function isAlone({ db }: Transaction, subject: string): Promise<boolean> {
  const { rows } = await sql<{
    free: boolean;
  }>`select pg_try_advisory_xact_lock(20261120, hashtext(${subject})) as free`.execute(db);
  return rows[0]?.free === true;
}

async function rowsOf({ db }: Transaction, subject: string): Promise<SavedRow[]> {
  const [kind, id = ""] = subject.split("/");
  if (kind === "staff") {
    const rows = await db.selectFrom("staff").selectAll().orderBy("id").execute();
    return rows.map((row) => ({ table: "staff", row }));
  }
  if (kind === "log") {
    const from = Number(id) * hour;
    const rows = await db
      .selectFrom("audit_entry")
      .selectAll()
      .where("at", ">=", from)
      .where("at", "<", from + hour)
      .orderBy("id")
      .execute();
    return rows.map((row) => ({ table: "audit_entry", row }));
  }
  const request = await db.selectFrom("contact_request").selectAll().where("id", "=", id).executeTakeFirst();
  if (!request) return [];
  const deliveries = await db.selectFrom("delivery").selectAll().where("request_id", "=", id).orderBy("id").execute();
  const notes = await db.selectFrom("request_note").selectAll().where("request_id", "=", id).orderBy("id").execute();
  return [
    { table: "contact_request", row: request },
    ...deliveries.map((row): SavedRow => ({ table: "delivery", row })),
    ...notes.map((row): SavedRow => ({ table: "request_note", row })),
  ];
}

/** Nobody reads the age of the last copy more closely, and so it is not written with each. */
const ageStepMs = 5_000;

/** Whether a copy is in the bucket. Nobody knows it of one that got no answer. */
export type CopyOutcome = "copied" | "refused" | "unknown";

/** Records that a copy is in the bucket, or that it has to be tried again, after all others. */
export async function finishCopy(
  { db, engine }: Transaction,
  { lease, outcome }: { lease: string; outcome: CopyOutcome },
): Promise<void> {
  const finished = await db
    .deleteFrom("copy_due")
    .where("lease", "=", lease)
    .returning(["subject", "created_at"])
    .execute();
  if (outcome !== "copied") {
    const [first] = finished;
    if (!first) return;
    // Due by every clock: one that is set back must not make it look as if it were in the bucket. A new row comes after all others.
    const created_at = Math.min(...finished.map((row) => row.created_at));
    const row = { subject: first.subject, created_at, due_at: 0, lease: outcome === "unknown" ? lease : null };
    await db.insertInto("copy_due").values(row).execute();
    return;
  }
  await db
    .updateTable("recorded_time")
    .set({ at: engine.now })
    .where("id", "=", "copied")
    .where("at", "<", sql<number>`${engine.now} - ${sql.lit(ageStepMs)}`)
    .execute();
}

/** Makes a copy of everything due, once in each night at two o'clock. Returns whether it was not yet. */
export async function markWholeCopy(tx: Transaction, { timeZone }: { timeZone: string }): Promise<boolean> {
  const night = new Date(wallClock(await readClock(tx), timeZone) - 2 * hour).toISOString().slice(0, 10);
  if (!(await recordOnce(tx, `copied whole on ${night}`))) return false;
  await markWhole(tx);
  return true;
}

/** Makes a copy of everything due, which takes the place of those that hold what was erased. */
export async function markErased(tx: Transaction): Promise<void> {
  const copying = await tx.db.selectFrom("recorded_time").select("id").where("id", "like", "copying to %").execute();
  if (copying.length === 0) return;
  await recordTime(tx, "erased", await readClock(tx));
  await markWhole(tx);
}

/** When something was last erased. Copies of everything from before still hold it. */
export async function lastErasure(tx: Transaction): Promise<number> {
  return (await readRecordedTime(tx, "erased")) ?? 0;
}

async function markWhole({ db, engine }: Transaction): Promise<void> {
  await db.insertInto("copy_due").values({ subject: wholeCopy, created_at: engine.now, due_at: 0 }).execute();
}

/** For what was stored only to see whether it can be. */
export async function forgetCopies({ db }: Transaction, id: string): Promise<void> {
  await db.deleteFrom("copy_due").where("subject", "=", requestSubject(id)).execute();
}

/** How much is not in the bucket yet, since when, and how long ago something was last copied. */
export type CopyState = { waiting: number; oldestWaitingMs: number; lastCopyMs: number | undefined };

export async function copyState(tx: Transaction): Promise<CopyState> {
  const now = await readClock(tx);
  const { waiting, oldest } = await tx.db
    .selectFrom("copy_due")
    .select(({ fn }) => [
      fn.count<number>("subject").distinct().as("waiting"),
      fn.min<number | null>("created_at").as("oldest"),
    ])
    .where((row) => row.or([row("due_at", "<=", now), row("lease", "is not", null)]))
    .executeTakeFirstOrThrow();
  const copiedAt = await readRecordedTime(tx, "copied");
  return {
    waiting,
    oldestWaitingMs: oldest === null ? 0 : Math.max(0, now - oldest),
    lastCopyMs: copiedAt ? Math.max(0, now - copiedAt) : undefined,
  };
}
