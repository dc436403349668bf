import { randomUUIDv7 } from "node:crypto";
import type { AuditAction } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** How long the log of what staff did is kept. */
export const auditDays = 365;

type Act = {
  /** The address of the person, or "a command". */
  who: string;
  action: AuditAction;
  requestId?: string;
  /** Never a visitor's words or address. */
  detail?: string;
};

/** Records what someone did, in the transaction that does it. */
export async function record({ db, engine }: Transaction, { who, action, requestId, detail = "" }: Act): Promise<void> {
  await db
    .insertInto("audit_entry")
    .values({ id: randomUUIDv7(), at: engine.now, who, action, request_id: requestId ?? null, detail })
    .execute();
}
