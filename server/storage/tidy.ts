import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { auditDays } from "./audit.ts";
import { migrations } from "./migrations.ts";
import { deleteEnded } from "./staff.ts";
import type { Tables } from "./tables.ts";
import type { Engine, Transaction } from "./transaction.ts";

const day = 86_400_000;
const days = migrations.map((migration) => Date.parse(migration.day));

/** Nothing was stored before this. An earlier time in the database comes from a wrong clock. */
const firstDay = Math.min(...days);

/** This release is not older than this. An earlier clock is wrong. */
const newestDay = Math.max(...days);

/**
 * Why nothing may be deleted by age now: the clock shows a date before this release, it has just jumped by more than a
 * day, or it has not yet run for a whole day without a jump.
 */
export type ClockDoubt = "impossible" | "jumped" | "settling";

export type Tidied = {
  /** How many requests were deleted. */
  requests: number;
  /** How many have expired but are kept, because nobody has received a mail about them yet. */
  untold: number;
  /** Why nothing at all was deleted. */
  doubt?: ClockDoubt;
};

/** Deletes what has expired: used captchas, counts, requests. Deletes nothing while the clock is in doubt. */
export async function deleteExpired(tx: Transaction, { retentionDays }: { retentionDays: number }): Promise<Tidied> {
  const { db, engine } = tx;
  const doubt = await checkClock(tx);
  if (doubt) return { requests: 0, untold: 0, doubt };
  // Later than it expires: the clocks of the servers may differ from the database's.
  await db.deleteFrom("captcha_use").where("expires_at", "<", ago(day)).execute();
  await db.deleteFrom("client_count").where("window_start", "<", ago(day)).execute();
  await db.deleteFrom("added_totals").where("at", "<", ago(day)).execute();
  await db
    .deleteFrom("audit_entry")
    .where("at", "<", ago(auditDays * day))
    .where("at", ">=", firstDay)
    .execute();
  await deleteEnded(tx);
  if (retentionDays === 0) return { requests: 0, untold: 0 };

  const { numDeletedRows } = await db
    .deleteFrom("contact_request")
    .where("created_at", "<", ago(retentionDays * day))
    .where("created_at", ">=", firstDay)
    .where((request) => request.not(isUntold(request)))
    .executeTakeFirstOrThrow();
  const { untold } = await db
    .selectFrom("contact_request")
    .select(({ fn }) => fn.countAll().as("untold"))
    .where("created_at", "<", ago(retentionDays * day))
    .where("created_at", ">=", firstDay)
    .where(isUntold)
    .executeTakeFirstOrThrow();
  return { requests: Number(numDeletedRows), untold: Number(untold) };

  function ago(ms: number) {
    return sql<number>`${engine.now} - ${sql.lit(ms)}`;
  }
}

// A receipt that was given up is no reason to keep a request: its address does not exist. Nor is a webhook that waits,
// but one that arrived has told someone.
function isUntold({ exists, not, selectFrom, and }: ExpressionBuilder<Tables, "contact_request">) {
  const itsMails = () =>
    selectFrom("outgoing_mail").select("outgoing_mail.id").whereRef("request_id", "=", "contact_request.id");
  return and([
    exists(
      itsMails().where(({ eb, or, and }) =>
        or([eb("state", "=", "waiting"), and([eb("state", "=", "dead"), eb("kind", "=", "notification")])]),
      ),
    ),
    not(exists(itsMails().where("kind", "=", "webhook").where("state", "=", "sent"))),
  ]);
}

/** The time on the database's clock, or 0 if that cannot be right. */
export function knownTime({ now }: Engine): RawBuilder<number> {
  return sql<number>`case when ${now} < ${sql.lit(newestDay)} then 0 else ${now} end`;
}

/**
 * Compares the database's clock with the last time it was seen, and records it again. A clock that jumped is believed
 * after a day: by then someone has seen the alarm, or the server had only been switched off.
 */
async function checkClock(tx: Transaction): Promise<ClockDoubt | undefined> {
  const now = await readClock(tx);
  if (now < newestDay) return "impossible";
  const [lastSeen, steadySince] = [await readSign(tx, "clock seen"), await readSign(tx, "clock steady since")];
  const jumped = lastSeen !== undefined && Math.abs(now - lastSeen) > day;
  const begins = jumped || steadySince === undefined;
  if (begins) await writeSign(tx, "clock steady since", now);
  await writeSign(tx, "clock seen", now);
  if (jumped) return "jumped";
  return begins || now - steadySince < day ? "settling" : undefined;
}

/** Trusts the clock from now on, because a person has compared it with the date. Refuses another date. */
export async function confirmClock(tx: Transaction, today: string): Promise<void> {
  const now = await readClock(tx);
  const shown = new Date(now).toISOString();
  // Somewhere on earth it is already tomorrow, or still yesterday.
  const noon = Date.parse(`${today}T12:00Z`);
  if (Number.isNaN(noon)) throw new Error(`${today} is not a date like ${new Date().toISOString().slice(0, 10)}.`);
  if (Math.abs(now - noon) > 1.5 * day || now < newestDay) {
    throw new Error(`The database's clock says ${shown}. Correct the clock first; nothing was deleted.`);
  }
  await writeSign(tx, "clock steady since", now - day);
  await writeSign(tx, "clock seen", now);
}

async function readClock({ db, engine }: Transaction): Promise<number> {
  return (await db.selectNoFrom(engine.now.as("now")).executeTakeFirstOrThrow()).now;
}

type Sign = "clock seen" | "clock steady since" | "backup made";

async function readSign({ db }: Transaction, id: Sign): Promise<number | undefined> {
  return (await db.selectFrom("sign_of_life").select("at").where("id", "=", id).executeTakeFirst())?.at;
}

/** Remembers when a backup was made, for the desk. */
export async function recordBackup(tx: Transaction): Promise<void> {
  await writeSign(tx, "backup made", await readClock(tx));
}

async function writeSign({ db }: Transaction, id: Sign, at: number): Promise<void> {
  await db
    .insertInto("sign_of_life")
    .values({ id, at })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at }))
    .execute();
}
