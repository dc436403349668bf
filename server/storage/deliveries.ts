import { randomUUID, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { on } from "#contract/parts.ts";
import { hour } from "./durations.ts";
import { channelSql } from "./initial-schema.ts";
import { type Reminder, readReminder } from "./overdue.ts";
import { hasStaff } from "./staff.ts";
import type { ChannelName, Delivery, DeliveryKind, RequestStatus, StoredRequest } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** How long a server may take to deliver what it claimed before another one may try. */
export const leaseMs = 120_000;

/** The longest wait between two attempts. */
export const maxWaitMs = hour;

/** How long a delivery is tried before it counts as dead. */
export const giveUpAfterMs = 72 * hour;

/** Fewer attempts are not 72 hours of trying: the clock may have jumped, or the server was off. */
export const minAttempts = giveUpAfterMs / maxWaitMs;

const channelOfDelivery = sql.raw<ChannelName>(channelSql());

/** An email or webhook about a request that has not been tried. */
export function newDelivery(tx: Transaction, requestId: string, kind: DeliveryKind) {
  const unclaimed = { lease: null, leased_until: null };
  return { id: randomUUIDv7(), request_id: requestId, kind, created_at: tx.engine.now, ...asNew(tx), ...unclaimed };
}

/** What makes a delivery as if it were new. The lease of one that is being sent stays, or another server would send it too. */
export function asNew({ engine }: Transaction) {
  return {
    state: "waiting" as const,
    attempts: 0,
    next_attempt_at: engine.now,
    give_up_at: sql<number>`${engine.now} + ${sql.lit(giveUpAfterMs)}`,
  };
}

/** What is sent about a request only while it is new. A reminder looks for itself; another tool counts on all but spam. */
const whileNew: readonly DeliveryKind[] = ["notification", "receipt", "assignment"];

/**
 * Drops what no longer applies once a request is done, and takes it back into the queue once it is new again: a sender who
 * was called spam by mistake still gets the receipt. One that is being sent stays with its server, whose result counts.
 */
export async function followStatus(tx: Transaction, requestId: string, status: RequestStatus): Promise<void> {
  const ofRequest = tx.db.updateTable("delivery").where("request_id", "=", requestId);
  if (status === "new") {
    await ofRequest
      .set(asNew(tx))
      .where("state", "=", "sent")
      .where("sent_at", "is", null)
      // Its assignee may be another by now.
      .where("kind", "<>", "assignment")
      .execute();
    return;
  }
  const kinds = status === "spam" ? [...whileNew, "webhook" as const] : whileNew;
  await ofRequest.set({ state: "sent" }).where("state", "=", "waiting").where("kind", "in", kinds).execute();
}

type Assignment = { requestId: string; recipient: string | null; sender: string };

/** Tells a colleague that a request is theirs now. Nothing about it goes to whoever had it before. */
export async function notifyAssignee(tx: Transaction, { requestId, recipient, sender }: Assignment): Promise<void> {
  await tx.db
    .deleteFrom("delivery")
    .where("request_id", "=", requestId)
    .where("kind", "=", "assignment")
    .where((delivery) => delivery.or([delivery("state", "<>", "sent"), delivery("sent_at", "is", null)]))
    .execute();
  if (recipient === null || recipient === sender) return;
  const row = { ...newDelivery(tx, requestId, "assignment"), recipient, sender };
  await tx.db.insertInto("delivery").values(row).execute();
}

/** An email or webhook to deliver, with the request that it is about. */
export type ClaimedDelivery = {
  id: string;
  lease: string;
  attempts: number;
  request: StoredRequest;
  /** Whether someone can open the request at the desk. */
  hasDesk: boolean;
  /** The IDs of the deliveries that are sent with it in one email. */
  others: string[];
} & (
  | { kind: "assignment"; assignment: AssignmentPeople & { requests: StoredRequest[] } }
  | { kind: "reminder"; reminder: Reminder }
  | { kind: Exclude<DeliveryKind, "assignment" | "reminder"> }
);

/** Who was assigned a request, and by whom. */
type AssignmentPeople = { recipient: string; sender: { name: string; address: string } };

/** An email about assignments lists no more; the next one has the others. */
const maxTogether = 50;

type Claim = {
  max: number;
  channel: ChannelName;
  /** What the server that asks is sending. */
  inHand?: readonly string[];
};

/** Claims the emails or webhooks that are due, for as long as the lease runs. No other server gets them meanwhile. */
export async function claimDeliveries(
  tx: Transaction,
  { max, channel, inHand = [] }: Claim,
): Promise<ClaimedDelivery[]> {
  const { db, engine } = tx;
  const due = (await allDue(max + inHand.length).execute()).filter(isFree).slice(0, max);
  const ids = new Set(due.map(({ id }) => id));
  // What one person has assigned to another goes in one email.
  for (const { kind, recipient, sender } of due) {
    if (kind !== "assignment") continue;
    const together = allDue(maxTogether).where("kind", "=", kind);
    const rows = await together.where("recipient", "=", recipient).where("sender", "=", sender).execute();
    for (const { id } of rows.filter(isFree)) ids.add(id);
  }
  if (ids.size === 0) return [];

  const lease = randomUUID();
  const claimed = await db
    .updateTable("delivery")
    .set({ lease, leased_until: fromNow(leaseMs), attempts: sql<number>`attempts + 1` })
    .where("id", "in", [...ids])
    .returning(["id", "kind", "attempts", "request_id", "recipient", "sender", "overdue_before"])
    .execute();
  const assignments = await assignmentsOf(tx, claimed);
  const reminders = await remindersOf(tx, claimed);
  const requestIds = claimed.map(({ request_id }) => request_id);
  const requests = await db.selectFrom("contact_request").selectAll().where("id", "in", requestIds).execute();
  const hasDesk = on.desk && (await hasStaff(tx));
  return claimed.flatMap(({ id, kind, attempts, request_id, recipient, sender }): ClaimedDelivery[] => {
    const request = requests.find((candidate) => candidate.id === request_id);
    if (!request) return [];
    const delivery = { id, lease, attempts, request, hasDesk, others: [] };
    if (kind === "reminder") {
      const reminder = reminders.get(id);
      return reminder ? [{ ...delivery, kind, reminder }] : [];
    }
    if (kind !== "assignment") return [{ ...delivery, kind }];
    const people = assignments.get(id);
    if (!people) return [];
    const together = claimed.filter((row) => row.kind === kind && row.recipient === recipient && row.sender === sender);
    const [first, ...others] = together.map((row) => row.id).toSorted();
    if (id !== first) return [];
    const about = new Set(together.map((row) => row.request_id));
    const listed = requests
      .filter((one) => about.has(one.id))
      .toSorted((one, other) => one.created_at - other.created_at);
    return [{ ...delivery, others, kind, assignment: { ...people, requests: listed } }];
  });

  function allDue(limit: number) {
    return (
      db
        .selectFrom("delivery")
        .select(["id", "kind", "recipient", "sender"])
        .where("state", "=", "waiting")
        .where(channelOfDelivery, "=", channel)
        // A time further away than any wait comes from a wrong clock and is no reason to wait.
        .where(({ eb, or }) =>
          or([eb("next_attempt_at", "<=", engine.now), eb("next_attempt_at", ">", fromNow(maxWaitMs))]),
        )
        .where(({ eb, or }) =>
          or([
            eb("leased_until", "is", null),
            eb("leased_until", "<=", engine.now),
            // Twice as long, so that a clock set back by a second takes nothing from the server that claimed it.
            eb("leased_until", ">", fromNow(2 * leaseMs)),
          ]),
        )
        .orderBy("next_attempt_at")
        .limit(limit)
        .$if(engine.locksRows, (query) => query.forUpdate().skipLocked())
    );
  }

  /** Here, because each number of them would be another statement. */
  function isFree({ id }: { id: string }) {
    return !inHand.includes(id);
  }

  function fromNow(ms: number) {
    return sql<number>`${engine.now} + ${sql.lit(ms)}`;
  }
}

type ClaimedRow = Pick<Delivery, "id" | "kind" | "recipient" | "sender" | "overdue_before">;

/** What these reminders are about, by their IDs. One that has become pointless meanwhile is deleted. */
async function remindersOf(tx: Transaction, claimed: readonly ClaimedRow[]): Promise<Map<string, Reminder>> {
  const reminders = new Map<string, Reminder>();
  for (const { id, kind, recipient, overdue_before } of claimed) {
    if (kind !== "reminder") continue;
    const reminder = await readReminder(tx, { recipient: recipient ?? "", before: overdue_before ?? 0 });
    if (reminder) reminders.set(id, reminder);
    else await tx.db.deleteFrom("delivery").where("id", "=", id).execute();
  }
  return reminders;
}

/** To whom these emails about assignments go, by their IDs. One to someone who has left the staff is deleted. */
async function assignmentsOf({ db }: Transaction, claimed: readonly ClaimedRow[]) {
  const assignments = new Map<string, AssignmentPeople>();
  const rows = claimed.filter(({ kind }) => kind === "assignment");
  if (rows.length === 0) return assignments;
  const addresses = rows.flatMap(({ recipient, sender }) => [recipient ?? "", sender ?? ""]);
  const people = await db
    .selectFrom("staff")
    .select(["email", "name", "removed_at"])
    .where("email", "in", addresses)
    .execute();
  for (const { id, recipient, sender } of rows) {
    const isThere = people.some(({ email, removed_at }) => email === recipient && removed_at === null);
    if (!isThere || !recipient || !sender) {
      await db.deleteFrom("delivery").where("id", "=", id).execute();
      continue;
    }
    const name = people.find(({ email }) => email === sender)?.name ?? "";
    assignments.set(id, { recipient, sender: { name, address: sender } });
  }
  return assignments;
}

export type DeliveryResult = {
  id: string;
  lease: string;
  others: string[];
  result: { sent: true } | { sent: false; error: string; waitMs: number; hopeless: boolean };
};

/**
 * Records the result of a delivery. "late" if another server has claimed it in the meantime: then that server's
 * result counts.
 */
export async function finishDelivery(
  { db, engine }: Transaction,
  { id, lease, others, result }: DeliveryResult,
): Promise<Delivery["state"] | "late"> {
  const ids = [id, ...others];
  // In the order in which requests are changed, each with its deliveries.
  if (others.length > 0 && engine.locksRows)
    await db.selectFrom("delivery").select("id").where("id", "in", ids).orderBy("request_id").forUpdate().execute();
  const nextAttempt = sql<number>`${engine.now} + ${sql.lit(result.sent ? 0 : Math.round(result.waitMs))}`;
  const row = await db
    .updateTable("delivery")
    .set(
      result.sent
        ? { state: "sent", sent_at: engine.now, last_error: null }
        : {
            state: result.hopeless
              ? "dead"
              : sql<Delivery["state"]>`case when ${engine.now} >= give_up_at and attempts >= ${sql.lit(minAttempts)}
                  then 'dead' else state end`,
            next_attempt_at: nextAttempt,
            last_error: result.error,
          },
    )
    .set({ lease: null, leased_until: null })
    .where("id", "in", ids)
    .where("lease", "=", lease)
    .returning("state")
    .executeTakeFirst();
  return row?.state ?? "late";
}

/** Puts the emails and webhooks that were given up back into the queue, but for what no longer applies. Returns how many. */
export async function retryDeliveries(tx: Transaction): Promise<number> {
  await tx.db
    .updateTable("delivery")
    .set({ state: "sent" })
    .where("state", "=", "dead")
    .where("sent_at", "is", null)
    .where("kind", "in", whileNew)
    .where("request_id", "in", (dead) => dead.selectFrom("contact_request").select("id").where("status", "<>", "new"))
    .execute();
  const { numUpdatedRows } = await tx.db
    .updateTable("delivery")
    .set(asNew(tx))
    .where("state", "=", "dead")
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

type ChannelState = { waiting: number; dead: number; oldestWaitingMs: number };
export type OutboxState = { emails: ChannelState; webhooks: ChannelState };

/** How many emails and webhooks are waiting or given up, and how long the oldest one has been waiting. */
export async function outboxState({ db, engine }: Transaction): Promise<OutboxState> {
  const rows = await db
    .selectFrom("delivery")
    .select(({ fn }) => [
      "state",
      channelOfDelivery.as("channel"),
      fn.countAll<number>().as("count"),
      fn.min("created_at").as("oldest"),
      engine.now.as("now"),
    ])
    // Those that were sent are many.
    .where("state", "in", ["waiting", "dead"])
    .groupBy(["state", "channel"])
    .execute();
  return { emails: stateOf("email"), webhooks: stateOf("webhook") };

  function stateOf(channel: ChannelName): ChannelState {
    const [waiting, dead] = (["waiting", "dead"] as const).map((state) =>
      rows.find((row) => row.state === state && row.channel === channel),
    );
    return {
      waiting: waiting?.count ?? 0,
      dead: dead?.count ?? 0,
      oldestWaitingMs: waiting ? Math.max(0, waiting.now - waiting.oldest) : 0,
    };
  }
}
