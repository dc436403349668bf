import { sql } from "kysely";
import { record } from "./audit.ts";
import { markErased } from "./copies.ts";
import { normalizeEmail } from "./email-address.ts";
import { fromColumns, shownState, suspicionsOf } from "./tables.ts";
import type { Transaction } from "./transaction.ts";

/** Everything that is held about one email address, in upper or lower case. */
export async function exportRequests({ db }: Transaction, { email }: { email: string }) {
  const requests = await requestsOf(db, email).selectAll().orderBy("created_at").execute();
  const deliveries = await db
    .selectFrom("delivery")
    .select(["request_id", "id", "kind", "recipient", "state", "created_at", "sent_at"])
    .where("request_id", "in", requestsOf(db, email).select("id"))
    .execute();
  const notes = await db
    .selectFrom("request_note")
    .select(["request_id", "author", "text", "created_at"])
    .where("request_id", "in", requestsOf(db, email).select("id"))
    .orderBy("created_at")
    .execute();
  return requests.map(
    ({ captcha_id: _captcha, idempotency_key: _key, fingerprint: _fingerprint, version: _version, ...request }) => ({
      ...request,
      created_at: new Date(request.created_at).toISOString(),
      answered_at: request.answered_at === null ? null : new Date(request.answered_at).toISOString(),
      ...fromColumns(request),
      suspicions: suspicionsOf(request),
      deliveries: deliveries
        .filter(({ request_id }) => request_id === request.id)
        .map(({ request_id: _, created_at, sent_at, ...delivery }) => ({
          ...delivery,
          state: shownState({ state: delivery.state, sent_at }),
          created_at: new Date(created_at).toISOString(),
          sent_at: sent_at === null ? null : new Date(sent_at).toISOString(),
        })),
      notes: notes
        .filter(({ request_id }) => request_id === request.id)
        .map(({ request_id: _, created_at, ...note }) => ({ ...note, created_at: new Date(created_at).toISOString() })),
    }),
  );
}

/** Deletes every request of an email address and its deliveries, sent or not. Returns how many of each. */
export async function eraseRequests(
  tx: Transaction,
  { email }: { email: string },
): Promise<{ requests: number; deliveries: number; unsent: number }> {
  const { db, engine } = tx;
  // In the order in which others lock them: first the request, then its deliveries.
  if (engine.locksRows) await requestsOf(db, email).select("id").orderBy("id").forUpdate().execute();
  const deliveries = await db
    .deleteFrom("delivery")
    .where("request_id", "in", requestsOf(db, email).select("id"))
    .returning("state")
    .execute();
  const requests = await db
    .deleteFrom("contact_request")
    .where(sql<string>`lower(email)`, "=", normalizeEmail(email))
    .returning("id")
    .execute();
  if (requests.length > 0) await markErased(tx);
  return {
    requests: requests.length,
    deliveries: deliveries.length,
    unsent: deliveries.filter(({ state }) => state !== "sent").length,
  };
}

export type Erasable = Awaited<ReturnType<typeof readErasable>>;

/** What there is to erase of an email address. */
export async function readErasable({ db }: Transaction, { email }: { email: string }) {
  const requests = await requestsOf(db, email)
    .select(["id", "name", "subject", "language", "status", "created_at"])
    .orderBy("created_at", "desc")
    .execute();
  const notes = await db
    .selectFrom("request_note")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("request_id", "in", requestsOf(db, email).select("id"))
    .executeTakeFirstOrThrow();
  const deliveries = await db
    .selectFrom("delivery")
    .select(["state"])
    .where("request_id", "in", requestsOf(db, email).select("id"))
    .execute();
  const unsent = deliveries.filter(({ state }) => state !== "sent").length;
  return { requests, notes: notes.count, deliveries: deliveries.length, unsent };
}

/** The same at the desk. Returns false, and erases nothing, if there are not as many requests as the person saw. */
export async function erasePerson(
  tx: Transaction,
  { email, count, who }: { email: string; count: number; who: string },
): Promise<boolean> {
  const requests = requestsOf(tx.db, email).select("id").orderBy("id");
  const rows = await requests.$if(tx.engine.locksRows, (query) => query.forUpdate()).execute();
  if (rows.length !== count) return false;
  await eraseRequests(tx, { email });
  for (const { id } of rows) await record(tx, { who, action: "erased", requestId: id });
  return true;
}

/** The requests of an email address, in upper or lower case. */
function requestsOf(db: Transaction["db"], email: string) {
  return db.selectFrom("contact_request").where(sql<string>`lower(email)`, "=", normalizeEmail(email));
}
