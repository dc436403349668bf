import { setTimeout as wait } from "node:timers/promises";
import { type ExpressionBuilder, sql } from "kysely";
import { auditDays } from "./audit.ts";
import { type ClockDoubt, checkClock, firstDay, readClock } from "./clock.ts";
import { day, hour } from "./durations.ts";
import { maxIdleMs, maxSessionMs } from "./staff.ts";
import type { Tables } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

export type CleanupResult = {
  /** How many requests were deleted. */
  requests: number;
  /** How many have expired but are kept, because nobody has received an email about them yet. */
  unnotified: number;
  /** Why nothing at all was deleted. */
  doubt?: ClockDoubt;
  /** Where the next step goes on; nothing when all is done. */
  next?: string;
};

/** A step deletes no more than this, so that no visitor's request waits behind it for long. */
export const maxRequestsInStep = 25;
const maxOthersInStep = 500;

/** For this long after a step, visitors have the database to themselves. */
const pauseMs = 20;

type Expiry = {
  retentionDays: number;
  /** Where the step before this one ended; empty while there is more than requests to delete. */
  after?: string | undefined;
};

/** Deletes some of what has expired: counts and the like first, then requests. Nothing while the clock is in doubt. */
export async function deleteExpired(tx: Transaction, { retentionDays, after }: Expiry): Promise<CleanupResult> {
  const now = await readClock(tx);
  const doubt = await checkClock(tx, now);
  if (doubt) return { requests: 0, unnotified: 0, doubt };
  if (!after && (await deleteOthers(tx, now))) return { requests: 0, unnotified: 0, next: "" };
  const expired = retentionDays === 0 ? [] : await findExpired(tx, now - retentionDays * day, after);
  const notified = expired.filter(({ unnotified }) => !unnotified).map(({ id }) => id);
  const requests = notified.length === 0 ? 0 : await deleteRequests(tx, notified);
  const last = expired.at(-1);
  const next = last && expired.length === maxRequestsInStep ? `${last.created_at}.${last.id}` : undefined;
  return { requests, unnotified: expired.length - notified.length, ...(next && { next }) };
}

/** The oldest requests that have expired, after the last one of the step before. */
function findExpired({ db }: Transaction, before: number, after = "") {
  const [, at = firstDay, id = ""] = after.match(/^(\d+)\.(.*)$/) ?? [];
  return db
    .selectFrom("contact_request")
    .select((request) => ["id", "created_at", isUnnotified(request).as("unnotified")])
    .where("created_at", "<", before)
    .where(sql<boolean>`(created_at, id) > (${Number(at)}, ${id})`)
    .orderBy("created_at")
    .orderBy("id")
    .limit(maxRequestsInStep)
    .execute();
}

async function deleteRequests({ db }: Transaction, ids: readonly string[]): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom("contact_request")
    .where("id", "in", ids)
    // Someone may be sending an email again at this moment.
    .where((request) => request.not(isUnnotified(request)))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** Deletes the rest of what has expired. Returns whether there is more. */
async function deleteOthers({ db, engine }: Transaction, now: number): Promise<boolean> {
  // Later than it expires: the clocks of the servers may differ from the database's.
  const old = [
    ["client_count", "window_start", now - day],
    ["added_totals", "at", now - day],
    ["audit_entry", "at", now - auditDays * day],
    ["sign_in_link", "expires_at", now - hour],
    ["desk_session", "seen_at", now - maxIdleMs],
    ["desk_session", "created_at", now - maxSessionMs],
  ] as const;
  let isMore = false;
  const row = sql.raw(engine.name === "postgres" ? "ctid" : "rowid");
  for (const [table, column, before] of old) {
    const name = sql.table(table);
    const since = table === "audit_entry" ? firstDay : 0;
    const { numAffectedRows } = await sql`
      delete from ${name} where ${row} in (
        select ${row} from ${name} where ${sql.ref(column)} >= ${since} and ${sql.ref(column)} < ${before} limit ${maxOthersInStep}
      )`.execute(db);
    if (Number(numAffectedRows) === maxOthersInStep) isMore = true;
  }
  return isMore;
}

// A receipt that was given up is no reason to keep a request: its address does not exist. Nor is an email about an
// assignment or a reminder, because someone has seen the request, or a webhook that waits; but one that arrived has told someone.
function isUnnotified({ exists, not, selectFrom, and }: ExpressionBuilder<Tables, "contact_request">) {
  const deliveries = () =>
    selectFrom("delivery").select("delivery.id").whereRef("request_id", "=", "contact_request.id");
  return and([
    exists(
      deliveries().where(({ eb, or, and }) =>
        or([
          and([eb("state", "=", "waiting"), eb("kind", "not in", ["assignment", "reminder", "webhook"])]),
          and([eb("state", "=", "dead"), eb("kind", "=", "notification")]),
        ]),
      ),
    ),
    not(exists(deliveries().where("kind", "=", "webhook").where("state", "=", "sent"))),
  ]);
}

/** Deletes all that has expired, in steps between which others have their turn. */
export async function deleteAllExpired(
  step: (input: Expiry) => Promise<CleanupResult>,
  { retentionDays }: { retentionDays: number },
  isStopped: () => boolean = () => false,
): Promise<CleanupResult> {
  let all = await step({ retentionDays });
  while (all.next !== undefined) {
    await wait(pauseMs);
    if (isStopped()) break;
    const { requests, unnotified, ...rest } = await step({ retentionDays, after: all.next });
    all = { ...rest, requests: all.requests + requests, unnotified: all.unnotified + unnotified };
  }
  return all;
}
