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

/** The code of an error of either database. Its message can quote values, and so a visitor's words. */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return "unknown";
  if ("errcode" in error) return `SQLite ${error.errcode}`;
  return "code" in error && typeof error.code === "string" ? error.code : error.name;
}

/** Runs `task` in one transaction: everything is kept, or nothing. */
export type Transact = <Result>(task: (tx: Transaction) => Promise<Result>) => Promise<Result>;
