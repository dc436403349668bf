import type { Kysely, RawBuilder } from "kysely";
import type { Tables } from "./tables.ts";

/** One transaction in progress, and that in which the databases differ. */
export type Work = {
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

/** Ends a transaction without keeping anything of it; the caller still gets `result`. */
export class Undo extends Error {
  readonly result: unknown;

  constructor(result: unknown) {
    super("The transaction was undone.");
    this.result = result;
  }
}

/** A function that runs `task` in one transaction: all of it is kept, or nothing. */
export type Transact = <Result>(task: (work: Work) => Promise<Result>) => Promise<Result>;
