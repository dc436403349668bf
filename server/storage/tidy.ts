import { type ExpressionBuilder, type RawBuilder, sql } from "kysely";
import { auditDays } from "./audit.ts";
import { migrations } from "./migrations.ts";
import { hour, idleMs, longestSessionMs } from "./staff.ts";
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
  /** Where the next step goes on; nothing when all is done. */
  next?: string;
};

/** A step deletes no more than this, so that no visitor's request waits behind it for long. */
export const mostRequests = 25;
const mostOthers = 1_000;

type Expiry = {
  retentionDays: number;
  /** Where the step before this one ended. */
  after?: string | undefined;
};

/** Deletes some of what has expired: used captchas, counts, requests. Deletes nothing while the clock is in doubt. */
export async function deleteExpired(tx: Transaction, { retentionDays, after }: Expiry): Promise<Tidied> {
  const now = await readClock(tx);
  const doubt = await checkClock(tx, now);
  if (doubt) return { requests: 0, untold: 0, doubt };
  const areOthersLeft = await deleteOthers(tx, now);
  const expired = retentionDays === 0 ? [] : await findExpired(tx, now - retentionDays * day, after);
  const told = expired.filter(({ untold }) => !untold).map(({ id }) => id);
  const requests = told.length === 0 ? 0 : await deleteRequests(tx, told);
  const last = expired.at(-1);
  const next = last ? `${last.created_at}.${last.id}` : (after ?? "");
  const isMore = areOthersLeft || expired.length === mostRequests;
  return { requests, untold: expired.length - told.length, ...(isMore && { next }) };
}

/** The oldest requests that have expired, after the last one of the step before. */
async function findExpired({ db }: Transaction, before: number, after = "") {
  const [, at = firstDay, id = ""] = after.match(/^(\d+)\.(.*)$/) ?? [];
  const rows = await db
    .selectFrom("contact_request")
    .select((request) => ["id", "created_at", isUntold(request).as("untold")])
    .where("created_at", "<", before)
    .where(sql<boolean>`(created_at, id) > (${Number(at)}, ${id})`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(mostRequests)
    .execute();
  return rows;
}

async function deleteRequests({ db }: Transaction, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("contact_request")
    .where("id", "in", ids)
    // Someone may be sending a mail again at this moment.
    .where((request) => request.not(isUntold(request)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the rest of what has expired. Returns whether there is more. */
async function deleteOthers({ db, engine }: Transaction, now: number): Promise<boolean> {
  // Later than it expires: the clocks of the servers may differ from the database's.
  const old = [
    ["captcha_use", "expires_at", now - day],
    ["client_count", "window_start", now - day],
    ["added_totals", "at", now - day],
    ["audit_entry", "at", now - auditDays * day],
    ["sign_in_link", "expires_at", now - hour],
    ["desk_session", "seen_at", now - idleMs],
    ["desk_session", "created_at", now - longestSessionMs],
  ] as const;
  let isMore = false;
  const row = sql.raw(engine.name === "postgres" ? "ctid" : "rowid");
  for (const [table, column, before] of old) {
    const name = sql.table(table);
    const since = table === "audit_entry" ? firstDay : 0;
    const { numAffectedRows } = await sql`
      delete from ${name} where ${row} in (
        select ${row} from ${name} where ${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${before} limit ${mostOthers}
      )`.execute(db);
    if (Number(numAffectedRows) === mostOthers) isMore = true;
  }
  return isMore;
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
async function checkClock(tx: Transaction, now: number): Promise<ClockDoubt | undefined> {
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

/** Deletes all that has expired, in steps between which others have their turn. */
export async function deleteAllExpired(
  step: (input: Expiry) => Promise<Tidied>,
  { retentionDays }: { retentionDays: number },
  isStopped: () => boolean = () => false,
): Promise<Tidied> {
  let all = await step({ retentionDays });
  while (all.next !== undefined && !isStopped()) {
    const { requests, untold, ...rest } = await step({ retentionDays, after: all.next });
    all = { ...rest, requests: all.requests + requests, untold: all.untold + untold };
  }
  return all;
}
