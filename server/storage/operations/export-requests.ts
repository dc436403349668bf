import { sql } from "kysely";
import { purposesOf, suspicionsOf } from "#server/storage/tables.ts";
import type { Work } from "#server/storage/work.ts";

/** Everything that is held about one e-mail address, in whatever case it was written. */
export async function exportRequests({ db }: Work, { email }: { email: string }) {
  const requests = await db
    .selectFrom("contact_request")
    .selectAll()
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .orderBy("created_at")
    .execute();
  const mails = await db
    .selectFrom("outgoing_mail")
    .select(["request_id", "id", "kind", "state", "created_at", "sent_at"])
    .where("request_id", "in", (query) =>
      query.selectFrom("contact_request").select("id").where(sql<string>`lower(email)`, "=", email.toLowerCase()),
    )
    .execute();
  return requests.map(({ idempotency_key: _key, fingerprint: _fingerprint, ...request }) => ({
    ...request,
    created_at: new Date(request.created_at).toISOString(),
    purpose: purposesOf(request),
    suspicions: suspicionsOf(request),
    mails: mails
      .filter(({ request_id }) => request_id === request.id)
      .map(({ request_id: _, created_at, sent_at, ...mail }) => ({
        ...mail,
        created_at: new Date(created_at).toISOString(),
        sent_at: sent_at === null ? null : new Date(sent_at).toISOString(),
      })),
  }));
}
