import { migrate } from "#server/storage/migrate.ts";
import { type OperationName, operations, singleStatements } from "#server/storage/operations.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import type { Work } from "#server/storage/work.ts";
import { countTogether } from "./count-together.ts";
import { keepTogether } from "./keep-together.ts";
import { codeOf, openPool } from "./open-pool.ts";
import { postgresStatement, postgresTransact } from "./postgres-transact.ts";
import { refuseUnsafe, refuseWithoutFsync } from "./refuse-unsafe.ts";

/** Stores in PostgreSQL, which several servers can share. */
export async function openPostgresStore(url: string, onTrouble: (code: string) => void = () => {}): Promise<Store> {
  let closed = false;
  const trouble = (code: string) => {
    if (!closed) onTrouble(code);
  };
  const pool = openPool(url, trouble, refuseWithoutFsync);
  const transact = postgresTransact(pool);
  const runStatement = postgresStatement(pool);
  // What every request asks for is done for many at once.
  const together: Partial<Record<OperationName, (input: never) => Promise<unknown>>> = {
    keepRequest: keepTogether(transact),
    countClient: countTogether(runStatement),
  };
  try {
    await refuseUnsafe(pool);
    await migrate(transact);
  } catch (error) {
    await pool.end();
    throw error;
  }

  return {
    async run(name, input) {
      const operation = operations[name] as (work: Work, input: unknown) => Promise<never>;
      const batched = together[name] as ((input: unknown) => Promise<never>) | undefined;
      try {
        if (batched) return await batched(input);
        const run = singleStatements.has(name) ? runStatement : transact;
        return await run((work) => operation(work, input));
      } catch (error) {
        onTrouble(codeOf(error));
        throw new StorageFailure("failed", codeOf(error));
      }
    },
    close() {
      closed = true;
      return pool.end();
    },
  };
}
