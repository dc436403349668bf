import type pg from "pg";

/**
 * Refuses a connection to a database that does not wait for the disk. `synchronous_commit` is not asked for here: it can
 * change per role and at any time, so every transaction sets it itself (`postgres-transact.ts`).
 */
export async function refuseWithoutFsync(client: pg.ClientBase): Promise<void> {
  await refuseOff(client, "fsync");
}

/** Stops a server at its start if its owner told PostgreSQL not to wait for the disk. */
export async function refuseUnsafe(pool: pg.Pool): Promise<void> {
  await refuseOff(pool, "synchronous_commit");
}

async function refuseOff(database: pg.Pool | pg.ClientBase, setting: string): Promise<void> {
  const { rows } = await database.query("select current_setting($1) as value", [setting]);
  if (rows[0]?.value !== "off") return;
  const sentence = `PostgreSQL runs with ${setting}=off, which loses requests in a power cut. Switch it on.`;
  throw Object.assign(new Error(sentence), { code: `${setting}=off` });
}
