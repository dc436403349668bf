import pg from "pg";
import { migrate } from "./migrations.ts";
import { openPool, postgresStatement, postgresTransact, refuseOff } from "./postgres.ts";
import { type Kept, keepInOneStatement, keepRequest, type NewRequest } from "./requests.ts";
import { type OperationName, operations, runByName, StorageFailure, type Store, storeFrom } from "./store.ts";
import { codeOf, type Transact } from "./transaction.ts";

/** Operations of one statement whose writes, if any, may be lost in a crash. */
const singleStatements: ReadonlySet<OperationName> = new Set(["countClient", "findRepeat", "mailState"]);

/** Stores in PostgreSQL, which several servers can share. */
export async function openPostgresStore(url: string, onTrouble: (code: string) => void = () => {}): Promise<Store> {
  let closed = false;
  const trouble = (code: string) => {
    if (!closed) onTrouble(code);
  };
  const pool = openPool(url, trouble, (client) => refuseOff(client, "fsync"));
  const transact = postgresTransact(pool);
  const runStatement = postgresStatement(pool);
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
      if (name === "keepRequest") return await keepQuickly(runStatement, transact, ...(input as [NewRequest]));
      const transactOrNot = singleStatements.has(name) ? runStatement : transact;
      return await transactOrNot((tx) => runByName(operations, tx, name, input));
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

const uniqueViolation = "23505";

/** Stores a request in one round trip. Only a repeat or a used captcha takes the longer way, which finds out which. */
async function keepQuickly(runStatement: Transact, transact: Transact, input: NewRequest): Promise<Kept> {
  try {
    return await runStatement((tx) => keepInOneStatement(tx, input));
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && error.code === uniqueViolation)) throw error;
    return transact((tx) => keepRequest(tx, input));
  }
}
