import { createHash, randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { record } from "./audit.ts";
import { markErased } from "./copies.ts";
import { asNew, followStatus, notifyAssignee } from "./deliveries.ts";
import { findPerson } from "./staff.ts";
import type { RequestStatus } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

type Change = {
  id: string;
  who: string;
  /** The version that the person saw. */
  version: number;
  /** It stays as it is if nothing is said. */
  status?: RequestStatus;
  /** The address of a person on the staff, or nobody. It stays as it is if nothing is said. */
  assignee?: string | null;
};

/** "conflict" if someone else was faster: nothing is overwritten. */
type Changed = "changed" | "same" | "conflict" | "gone" | "unknownAssignee";

/** Changes the status of a request and who takes care of it, unless it has changed since the person saw it. */
export async function changeRequest(tx: Transaction, { id, who, version, ...change }: Change): Promise<Changed> {
  const { db, engine } = tx;
  const now = await db
    .selectFrom("contact_request")
    .select(["status", "assignee", "version"])
    .where("id", "=", id)
    .$if(engine.locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!now) return "gone";
  const { status = now.status, assignee = now.assignee } = change;
  if (now.version !== version) return "conflict";
  if (now.status === status && now.assignee === assignee) return "same";
  if (assignee !== null && assignee !== now.assignee && !(await findPerson(tx, assignee))) return "unknownAssignee";
  const isAnswer = status !== "new" && status !== "spam";
  await db
    .updateTable("contact_request")
    .set({
      status,
      assignee,
      version: version + 1,
      ...(isAnswer && { answered_at: sql<number>`coalesce(answered_at, ${engine.now})` }),
    })
    .where("id", "=", id)
    .execute();
  if (now.status !== status) await followStatus(tx, id, status);
  if (now.assignee !== assignee) await notifyAssignee(tx, { requestId: id, recipient: assignee, sender: who });
  const details = [
    now.status === status ? [] : [`status from ${now.status} to ${status}`],
    now.assignee === assignee ? [] : [`assignee from ${now.assignee ?? "nobody"} to ${assignee ?? "nobody"}`],
  ];
  await record(tx, { who, action: "changed", requestId: id, detail: details.flat().join(", ") });
  return "changed";
}

/** A request in the version that a person saw in a list. */
export type RequestVersion = { id: string; version: number };

type ChangeOfMany = Omit<Change, "id" | "version"> & { requests: readonly RequestVersion[] };

/** Changes requests in the same way, except those that have changed since the person saw them. Returns how many are so now. */
export async function changeRequests(tx: Transaction, { requests, ...change }: ChangeOfMany): Promise<number> {
  let count = 0;
  // In the same order for everyone, or two people could wait for each other.
  for (const { id, version } of requests.toSorted((one, other) => (one.id < other.id ? -1 : 1))) {
    const changed = await changeRequest(tx, { ...change, id, version });
    if (changed === "changed" || changed === "same") count += 1;
  }
  return count;
}

type Note = {
  id: string;
  who: string;
  text: string;
  /** The same for everything that one form sends, however often: the same note of one form is added once. */
  key?: string | undefined;
};

/** Adds a note to a request. Returns false if the request is gone. */
export async function addNote(tx: Transaction, { id, who, text, key }: Note): Promise<boolean> {
  const { db, engine } = tx;
  const request = await db
    .selectFrom("contact_request")
    .select("id")
    .where("id", "=", id)
    // It may be being erased.
    .$if(engine.locksRows, (query) => query.forKeyShare())
    .executeTakeFirst();
  if (!request) return false;
  const added = await db
    .insertInto("request_note")
    .values({
      id: key ? noteId([key, id, who, text]) : randomUUIDv7(),
      request_id: id,
      author: who,
      text,
      created_at: engine.now,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (added) await record(tx, { who, action: "noted", requestId: id });
  return true;
}

/** With the text: the button "Back" shows an old form, in which something else may be written. */
function noteId(parts: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

/** Puts an email or webhook that was sent or given up back into the queue. Returns false if it is waiting already, or gone. */
export async function sendAgain(
  tx: Transaction,
  { id, deliveryId, who }: { id: string; deliveryId: string; who: string },
): Promise<boolean> {
  const delivery = await tx.db
    .updateTable("delivery")
    .set(asNew(tx))
    .where("id", "=", deliveryId)
    .where("request_id", "=", id)
    // A receipt goes to a stranger: one that has arrived goes no second time.
    .where((delivery) => delivery.or([delivery("kind", "<>", "receipt"), delivery("state", "=", "dead")]))
    .where((delivery) =>
      delivery.or([
        // A reminder looks again for whom it is and what is still overdue.
        delivery("kind", "<>", "assignment"),
        // Only while it is true, and not to someone who has left.
        delivery.and([
          delivery.exists(
            delivery
              .selectFrom("contact_request")
              .select("id")
              .where("id", "=", id)
              .whereRef("assignee", "=", "recipient"),
          ),
          delivery.exists(
            delivery
              .selectFrom("staff")
              .select("id")
              .whereRef("email", "=", "recipient")
              .where("removed_at", "is", null),
          ),
        ]),
      ]),
    )
    .where("state", "<>", "waiting")
    .returning("kind")
    .executeTakeFirst();
  if (delivery) await record(tx, { who, action: "sentAgain", requestId: id, detail: delivery.kind });
  return delivery !== undefined;
}

/** Deletes a request with its deliveries and notes. Returns false if it is gone already. */
export async function eraseRequest(tx: Transaction, { id, who }: { id: string; who: string }): Promise<boolean> {
  const { numDeletedRows } = await tx.db.deleteFrom("contact_request").where("id", "=", id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await record(tx, { who, action: "erased", requestId: id });
  await markErased(tx);
  return true;
}
