import type { Kysely, RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** A transaction in progress, and the few points in which the databases differ. */
export type Transaction = {
  db: Kysely<Tables>;
  engine: Engine;
};

export type Engine = {
  name: "sqlite" | "postgres";
  /** The database's own clock: several servers agree on it. */
  now: RawBuilder<number>;
  /** SQLite has one writer at a time and no rows to lock. */
  locksRows: boolean;
};

/** Throw it to roll the transaction back and still return `result` to the caller. */
export class Undo extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("The transaction was rolled back.");
    this.result = result;
  }
}

/** Runs `task` in one transaction: everything is kept, or nothing. */
export type Transact = <Result>(task: (tx: Transaction) => Promise<Result>) => Promise<Result>;
