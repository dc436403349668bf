import { migrate } from "./migrations.ts";
import { openPool, postgresStatements, postgresTransact, refuseOff } from "./postgres.ts";
import { type OperationName, operations, runByName, StorageFailure, type Store, storeFrom } from "./store.ts";
import { codeOf } from "./transaction.ts";

/** Stores in PostgreSQL, which several servers can share. */
export async function openPostgresStore(url: string, onError: (code: string) => void = () => {}): Promise<Store> {
  let closed = false;
  const pool = openPool(url, {
    onError: (code) => closed || onError(code),
    check: (client) => refuseOff(client, "fsync"),
  });
  const transact = postgresTransact(pool);
  const runStatements = postgresStatements(pool);
  try {
    // Only here: it can change per role and at any time, so every transaction sets it itself.
    await refuseOff(pool, "synchronous_commit");
    await migrate(transact);
  } catch (error) {
    await pool.end();
    throw error;
  }

  async function run(name: OperationName, input: unknown[]): Promise<unknown> {
    try {
      // A count may be lost in a crash. Without "begin" and "commit" there is time for a quarter more requests.
      return await (name === "countClient" ? runStatements : transact)((tx) => runByName(operations, tx, name, input));
    } catch (error) {
      onError(codeOf(error));
      throw new StorageFailure("failed", codeOf(error));
    }
  }

  return storeFrom(run, () => {
    closed = true;
    return pool.end();
  });
}
