import { sql } from "kysely";
import type { Work } from "#server/storage/work.ts";

/** Deletes every request of an e-mail address and the mails about it, sent or not. Returns how many of each. */
export async function eraseRequests(
  { db }: Work,
  { email }: { email: string },
): Promise<{ requests: number; mails: number; unsent: number }> {
  const mails = await db
    .deleteFrom("outgoing_mail")
    .where("request_id", "in", (query) =>
      query.selectFrom("contact_request").select("id").where(sql<string>`lower(email)`, "=", email.toLowerCase()),
    )
    .returning("state")
    .execute();
  const requests = await db
    .deleteFrom("contact_request")
    .where(sql<string>`lower(email)`, "=", email.toLowerCase())
    .returning("id")
    .execute();
  return {
    requests: requests.length,
    mails: mails.length,
    unsent: mails.filter(({ state }) => state !== "sent").length,
  };
}
