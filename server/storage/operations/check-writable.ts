import type { Work } from "#server/storage/work.ts";

/** Writes one row. If that works, a contact request would have been stored too. */
export async function checkWritable({ db, engine }: Work, _input: Record<string, never>): Promise<void> {
  await db
    .insertInto("sign_of_life")
    .values({ id: "readyz", at: engine.now })
    .onConflict((conflict) => conflict.column("id").doUpdateSet({ at: engine.now }))
    .execute();
}
