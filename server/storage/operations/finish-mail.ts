import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";
import { longestWaitMs } from "./claim-mail.ts";
import { patience } from "./keep-request.ts";

/** Fewer than this are not 72 hours of trying, whatever a clock says that jumped, or a server that was switched off. */
export const leastAttempts = patience / longestWaitMs;

export type Delivery = {
  id: string;
  lease: string;
  result: { sent: true } | { sent: false; error: string; waitMs: number; hopeless: boolean };
};

/**
 * Writes down what became of a delivery. "late" if the lease had been lost to another server meanwhile:
 * then it is the other one's result that counts.
 */
export async function finishMail(
  { db, engine }: Work,
  { id, lease, result }: Delivery,
): Promise<"sent" | "waiting" | "dead" | "late"> {
  const nextAttempt = sql<number>`${engine.now} + ${sql.lit(result.sent ? 0 : Math.round(result.waitMs))}`;
  const row = await db
    .updateTable("outgoing_mail")
    .set(
      result.sent
        ? { state: "sent", sent_at: engine.now, last_error: null }
        : {
            state: result.hopeless
              ? "dead"
              : sql<"dead" | "waiting">`case when ${engine.now} >= give_up_at and attempts >= ${sql.lit(leastAttempts)}
                  then 'dead' else 'waiting' end`,
            next_attempt_at: nextAttempt,
            last_error: result.error,
          },
    )
    .set({ lease: null, leased_until: null })
    .where("id", "=", id)
    .where("lease", "=", lease)
    .returning("state")
    .executeTakeFirst();
  return row?.state ?? "late";
}
