import { sql } from "kysely";
import { readTotals } from "./analytics.ts";
import { readRecordedTime } from "./clock.ts";
import { type CopyState, copyState } from "./copies.ts";
import { type OutboxState, outboxState } from "./deliveries.ts";
import { day, hour } from "./durations.ts";
import { normalizeEmail } from "./email-address.ts";
import { listRequests, readNeighbors } from "./list-requests.ts";
import { readErasable } from "./personal-data.ts";
import { checkSession, findPerson, listNames, listSessions, listStaff } from "./staff.ts";
import type { Tables } from "./tables.ts";
import type { Transaction } from "./transaction.ts";
import { countSources } from "./visit-source.ts";

export type NewCounts = Record<"new" | "mine" | "unassigned" | "overdue", number>;

/** How many requests are new, of these mine, unassigned and overdue; the count stops where nobody reads on, after the oldest. */
async function countNew(
  { db }: Transaction,
  { me, limit, overdueBefore }: { me: string; limit: number; overdueBefore: number },
): Promise<NewCounts> {
  const rows = await db
    .selectFrom("contact_request")
    .select(["assignee", "created_at"])
    .where("status", "=", "new")
    .orderBy("created_at")
    .limit(limit)
    .execute();
  return {
    new: rows.length,
    mine: rows.filter(({ assignee }) => assignee === me).length,
    unassigned: rows.filter(({ assignee }) => assignee === null).length,
    overdue: rows.filter(({ created_at }) => created_at < overdueBefore).length,
  };
}

const maxOthersFromAddress = 20;
const maxHistory = 200;

export type RequestDetails = NonNullable<Awaited<ReturnType<typeof readRequest>>>;

/** Everything about one request, others from its address, and who can be its assignee. */
export async function readRequest(tx: Transaction, { id }: { id: string }) {
  const { db } = tx;
  const request = await db.selectFrom("contact_request").selectAll().where("id", "=", id).executeTakeFirst();
  if (!request) return undefined;
  const deliveries = await db
    .selectFrom("delivery")
    .selectAll()
    .where("request_id", "=", id)
    .orderBy("created_at")
    .execute();
  const notes = await db
    .selectFrom("request_note")
    .selectAll()
    .where("request_id", "=", id)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  const others = await db
    .selectFrom("contact_request")
    .select(["id", "created_at", "subject", "language", "status"])
    .where(sql`lower(email)`, "=", normalizeEmail(request.email))
    .where("id", "<>", id)
    .orderBy("created_at", "desc")
    .limit(maxOthersFromAddress)
    .execute();
  const history = await db
    .selectFrom("audit_entry")
    .selectAll()
    .where("request_id", "=", id)
    .orderBy("id", "desc")
    .limit(maxHistory)
    .execute();
  const staff = await listStaff(tx);
  return { request, deliveries, notes, others, history, staff: staff.map(({ email }) => email) };
}

/** A page of the audit log, the newest entry first. */
async function readAudit(
  { db }: Transaction,
  { after, limit }: { after?: string | undefined; limit: number },
): Promise<{ entries: Tables["audit_entry"][]; next: string | undefined }> {
  const rows = await db
    .selectFrom("audit_entry")
    .selectAll()
    .$if(after !== undefined, (query) => query.where("id", "<", after ?? ""))
    .orderBy("id", "desc")
    .limit(limit + 1)
    .execute();
  const entries = rows.slice(0, limit);
  return { entries, next: rows.length > limit ? entries.at(-1)?.id : undefined };
}

export type DeskHealth = OutboxState & {
  copies: CopyState;
  databaseBytes: number;
  backupAt: number | undefined;
  now: number;
};

/** What staff should know about the state of mail and database. */
async function readHealth(tx: Transaction): Promise<DeskHealth> {
  const { db, engine } = tx;
  const outbox = await outboxState(tx);
  const copies = await copyState(tx);
  const backupAt = await readRecordedTime(tx, "backup made");
  const size =
    engine.name === "postgres"
      ? sql<number>`pg_database_size(current_database())`
      : sql<number>`(select page_count * page_size from pragma_page_count, pragma_page_size)`;
  const { now, bytes } = await db.selectNoFrom([engine.now.as("now"), size.as("bytes")]).executeTakeFirstOrThrow();
  return { ...outbox, copies, databaseBytes: bytes, backupAt, now };
}

export type Undelivered = Awaited<ReturnType<typeof listUndelivered>>[number];

/** The emails and webhooks that have failed and those that wait, the oldest first, and what each is about. */
export function listUndelivered({ db }: Transaction, { limit }: { limit: number }) {
  return (
    db
      .selectFrom("delivery")
      .innerJoin("contact_request", "contact_request.id", "request_id")
      .select([
        "delivery.id",
        "request_id",
        "kind",
        "state",
        "recipient",
        "delivery.created_at",
        "attempts",
        "last_error",
      ])
      .select(["name", "subject", "language", "status", "assignee"])
      .where("state", "in", ["waiting", "dead"])
      // Dead ones first.
      .orderBy("state")
      .orderBy("delivery.created_at")
      .limit(limit)
      .execute()
  );
}

/** Week 0 is the earliest. */
export type Week = Record<"week" | "requests" | "spam" | "answered" | "inAnHour" | "inADay" | "inThreeDays", number>;

const week = 7 * day;

/** How many requests arrived in each week from a time on, and how soon they were answered. Weeks without any are left out. */
function readWeeks({ db, engine }: Transaction, { from }: { from: number }): Promise<Week[]> {
  const soon = (ms: number) => sql<number>`sum(case when answered_at - created_at <= ${sql.lit(ms)} then 1 else 0 end)`;
  return db
    .selectFrom("contact_request")
    .select([
      sql<number>`(created_at - ${sql.lit(from)}) / ${sql.lit(week)}`.as("week"),
      sql<number>`count(*)`.as("requests"),
      sql<number>`sum(case when status = 'spam' then 1 else 0 end)`.as("spam"),
      sql<number>`sum(case when answered_at is not null then 1 else 0 end)`.as("answered"),
      soon(hour).as("inAnHour"),
      soon(day).as("inADay"),
      soon(3 * day).as("inThreeDays"),
    ])
    .where("created_at", ">=", from)
    .where("created_at", "<=", engine.now)
    .groupBy("week")
    .orderBy("week")
    .execute();
}

/** What the desk reads, each by its name. */
export const readings = {
  checkSession,
  findPerson: (tx: Transaction, { email }: { email: string }) => findPerson(tx, normalizeEmail(email)),
  listRequests,
  countNew,
  readRequest,
  readNeighbors,
  readErasable,
  listStaff,
  listNames,
  listSessions,
  readAudit,
  readHealth,
  listUndelivered,
  readTotals,
  readWeeks,
  countSources,
};
export type Readings = typeof readings;
export type ReadingName = keyof Readings;
