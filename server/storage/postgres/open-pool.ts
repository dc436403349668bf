import pg from "pg";

const { Pool, types } = pg;

// Times are whole milliseconds and counts are small: both fit a number, where pg would give a string.
types.setTypeParser(types.builtins.INT8, Number);

/** A database that does not answer for this long has failed. */
const patienceMs = 4_000;

/**
 * Connections to PostgreSQL that give up in time, and none of which ends the process when it breaks. `check` sees every
 * new one before it is used, and may refuse it.
 */
export function openPool(
  url: string,
  onTrouble: (code: string) => void,
  check: (client: pg.ClientBase) => Promise<void> = async () => {},
): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: patienceMs,
    query_timeout: patienceMs,
    statement_timeout: patienceMs,
    idle_in_transaction_session_timeout: 2 * patienceMs,
    keepAlive: true,
    // "begin" travels together with the first statement.
    pipeline: true,
    onConnect: check,
    // So that even a busy connection is checked again within a minute.
    maxLifetimeSeconds: 60,
    application_name: "website",
  });
  const broken = (error: Error) => onTrouble(codeOf(error));
  pool.on("error", broken);
  // A connection in use when the database stops raises its error here and not at the pool.
  pool.on("connect", (client) => client.on("error", broken));
  return pool;
}

/** The code of an error. Its text can quote values, and so a visitor's words. */
export function codeOf(error: unknown): string {
  if (error instanceof Error && "code" in error && typeof error.code === "string") return error.code;
  return error instanceof Error ? error.name : "unknown";
}
