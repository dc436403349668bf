import type pg from "pg";

const settings = ["fsync", "synchronous_commit"] as const;

/** Stops a server whose database could lose what it was told to keep. */
export async function refuseUnsafe(pool: pg.Pool): Promise<void> {
  for (const setting of settings) {
    const { rows } = await pool.query(`select current_setting($1) as value`, [setting]);
    if (rows[0]?.value === "off") {
      throw new Error(`PostgreSQL runs with ${setting}=off, which loses requests in a power cut. Switch it on.`);
    }
  }
}
