import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { OutgoingMail, StoredRequest } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";

/** How long a server may take to deliver what it claimed, before another one may try. */
export const leaseMs = 120_000;

/** A mail to deliver, with the request that it is about. */
export type ClaimedMail = {
  id: string;
  lease: string;
  kind: OutgoingMail["kind"];
  attempts: number;
  request: StoredRequest;
};

/** Takes the mails that are due, for as long as the lease runs. Nobody else gets them meanwhile. */
export async function claimMail({ db, engine }: Work, { most }: { most: number }): Promise<ClaimedMail[]> {
  const due = await db
    .selectFrom("outgoing_mail")
    .select("id")
    .where("state", "=", "waiting")
    .where("next_attempt_at", "<=", engine.now)
    .where((or) => or.or([or("leased_until", "is", null), or("leased_until", "<=", engine.now)]))
    .orderBy("next_attempt_at")
    .limit(most)
    .$if(engine.locksRows, (query) => query.forUpdate().skipLocked())
    .execute();
  if (due.length === 0) return [];

  const lease = randomUUID();
  const claimed = await db
    .updateTable("outgoing_mail")
    .set({
      lease,
      leased_until: sql<number>`${engine.now} + ${sql.lit(leaseMs)}`,
      attempts: sql<number>`attempts + 1`,
    })
    .where(
      "id",
      "in",
      due.map(({ id }) => id),
    )
    .returning(["id", "kind", "attempts", "request_id"])
    .execute();
  const requests = await db
    .selectFrom("contact_request")
    .selectAll()
    .where(
      "id",
      "in",
      claimed.map(({ request_id }) => request_id),
    )
    .execute();
  return claimed.flatMap(({ id, kind, attempts, request_id }) => {
    const request = requests.find((candidate) => candidate.id === request_id);
    return request ? [{ id, lease, kind, attempts, request }] : [];
  });
}
