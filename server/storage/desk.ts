import { randomUUIDv7 } from "node:crypto";
import { sql } from "kysely";
import { record } from "./audit.ts";
import { asNew } from "./mail.ts";
import { findPerson } from "./staff.ts";
import type { RequestStatus } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

type Change = {
  id: string;
  who: string;
  /** The version that the person saw. */
  version: number;
  status: RequestStatus;
  /** The address of a person on the staff, or nobody. */
  assignee: string | null;
};

/** "conflict" if someone else was faster: nothing is overwritten. */
export type Changed = "changed" | "same" | "conflict" | "gone" | "unknownAssignee";

/** Changes the status of a request and who takes care of it, unless it has changed since the person saw it. */
export async function changeRequest(tx: Transaction, { id, who, version, status, assignee }: Change): Promise<Changed> {
  const { db, engine } = tx;
  const now = await db
    .selectFrom("contact_request")
    .select(["status", "assignee", "version"])
    .where("id", "=", id)
    .$if(engine.locksRows, (query) => query.forUpdate())
    .executeTakeFirst();
  if (!now) return "gone";
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
  const details = [
    now.status === status ? [] : [`status from ${now.status} to ${status}`],
    now.assignee === assignee ? [] : [`assignee from ${now.assignee ?? "nobody"} to ${assignee ?? "nobody"}`],
  ];
  await record(tx, { who, action: "changed", requestId: id, detail: details.flat().join(", ") });
  return "changed";
}

/** Adds a note to a request. Returns false if the request is gone. */
export async function addNote(
  tx: Transaction,
  { id, who, text }: { id: string; who: string; text: string },
): Promise<boolean> {
  const { db, engine } = tx;
  const request = await db.selectFrom("contact_request").select("id").where("id", "=", id).executeTakeFirst();
  if (!request) return false;
  await db
    .insertInto("request_note")
    .values({ id: randomUUIDv7(), request_id: id, author: who, text, created_at: engine.now })
    .execute();
  await record(tx, { who, action: "noted", requestId: id });
  return true;
}

/** Puts an email or webhook that was sent or given up back into the queue. Returns false if it is waiting already, or gone. */
export async function mailAgain(
  tx: Transaction,
  { id, mailId, who }: { id: string; mailId: string; who: string },
): Promise<boolean> {
  const mail = await tx.db
    .updateTable("outgoing_mail")
    .set(asNew(tx))
    .where("id", "=", mailId)
    .where("request_id", "=", id)
    // A receipt goes to a stranger: not more often than the rules of the outbox say.
    .where("kind", "<>", "receipt")
    .where("state", "not in", ["waiting", "queued"])
    .returning("kind")
    .executeTakeFirst();
  if (mail) await record(tx, { who, action: "mailedAgain", requestId: id, detail: mail.kind });
  return mail !== undefined;
}

/** Deletes a request with its emails and notes. Returns false if it is gone already. */
export async function eraseRequest(tx: Transaction, { id, who }: { id: string; who: string }): Promise<boolean> {
  const { numDeletedRows } = await tx.db.deleteFrom("contact_request").where("id", "=", id).executeTakeFirstOrThrow();
  if (numDeletedRows === 0n) return false;
  await record(tx, { who, action: "erased", requestId: id });
  return true;
}
