import type { Work } from "#server/storage/work.ts";

/** The request that was stored earlier under the same key with the same content, if there is one. */
export function findRepeat(
  { db }: Work,
  { idempotencyKey, fingerprint }: { idempotencyKey: string; fingerprint: string },
): Promise<{ id: string } | undefined> {
  return db
    .selectFrom("contact_request")
    .select("id")
    .where("idempotency_key", "=", idempotencyKey)
    .where("fingerprint", "=", fingerprint)
    .executeTakeFirst();
}
