import { createHash } from "node:crypto";
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
  return eraseThese(tx, await lockRequests(tx, email));
}

/** The IDs of what is there now. In the order in which others lock them: first the request, then its deliveries. */
async function lockRequests({ db, engine }: Transaction, email: string): Promise<string[]> {
  const requests = requestsOf(db, email).select("id").orderBy("id");
  const rows = await requests.$if(engine.locksRows, (query) => query.forUpdate()).execute();
  return rows.map(({ id }) => id);
}

/** A database takes only so many values in a statement. */
const maxInStatement = 1_000;

/** By their IDs: what arrives from the same address meanwhile stays. */
async function eraseThese(tx: Transaction, all: readonly string[]) {
  const erased = { requests: all.length, deliveries: 0, unsent: 0 };
  for (let from = 0; from < all.length; from += maxInStatement) {
    const ids = all.slice(from, from + maxInStatement);
    const rows = await tx.db.deleteFrom("delivery").where("request_id", "in", ids).returning("state").execute();
    erased.deliveries += rows.length;
    erased.unsent += rows.filter(({ state }) => state !== "sent").length;
    await tx.db.deleteFrom("contact_request").where("id", "in", ids).execute();
  }
  if (all.length > 0) await markErased(tx);
  return erased;
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
  const seen = digestOf(requests.map(({ id }) => id));
  return { requests, notes: notes.count, deliveries: deliveries.length, unsent, seen };
}

/** The same at the desk. Returns false, and erases nothing, if the requests are not those that the person saw. */
export async function erasePerson(
  tx: Transaction,
  { email, seen, who }: { email: string; seen: string; who: string },
): Promise<boolean> {
  const ids = await lockRequests(tx, email);
  if (ids.length === 0 || digestOf(ids) !== seen) return false;
  await eraseThese(tx, ids);
  for (const id of ids) await record(tx, { who, action: "erased", requestId: id });
  return true;
}

function digestOf(ids: readonly string[]): string {
  return createHash("sha256").update(JSON.stringify(ids.toSorted())).digest("base64url");
}

/** The requests of an email address, in upper or lower case. */
function requestsOf(db: Transaction["db"], email: string) {
  return db.selectFrom("contact_request").where(sql<string>`lower(email)`, "=", normalizeEmail(email));
}
