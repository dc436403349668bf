import { migrate } from "./migrations.ts";
import { openPool, postgresTransact, refuseOff } from "./postgres.ts";
import { type OperationName, operations, runByName, StorageFailure, type Store, storeFrom } from "./store.ts";
import { codeOf } from "./transaction.ts";

/** Stores in PostgreSQL, which several servers can share. */
export async function openPostgresStore(url: string, onTrouble: (code: string) => void = () => {}): Promise<Store> {
  let closed = false;
  const pool = openPool(url, {
    onTrouble: (code) => closed || onTrouble(code),
    check: (client) => refuseOff(client, "fsync"),
  });
  const transact = postgresTransact(pool);
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
      return await transact((tx) => runByName(operations, tx, name, input));
    } catch (error) {
      onTrouble(codeOf(error));
      throw new StorageFailure("failed", codeOf(error));
    }
  }

  return storeFrom(run, () => {
    closed = true;
    return pool.end();
  });
}
