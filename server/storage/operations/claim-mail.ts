import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { OutgoingMail, StoredRequest } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";

/** How long a server may take to deliver what it claimed, before another one may try. */
export const leaseMs = 120_000;

/** No mail is put off for longer between two attempts. */
export const longestWaitMs = 3_600_000;

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
    // A time further away than any wait was written by a clock that was wrong: no reason to wait for it.
    .where(({ eb, or }) =>
      or([eb("next_attempt_at", "<=", engine.now), eb("next_attempt_at", ">", fromNow(longestWaitMs))]),
    )
    .where(({ eb, or }) =>
      or([
        eb("leased_until", "is", null),
        eb("leased_until", "<=", engine.now),
        // Twice as long, so that a clock set back by a second takes no mail out of anybody's hands.
        eb("leased_until", ">", fromNow(2 * leaseMs)),
      ]),
    )
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
      leased_until: fromNow(leaseMs),
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

  function fromNow(ms: number) {
    return sql<number>`${engine.now} + ${sql.lit(ms)}`;
  }
}
