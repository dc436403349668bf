import type { Input, OperationName, Output } from "./operations.ts";

/** The database as the rest of the server sees it. */
export type Store = {
  /** Runs one operation in one transaction. Resolves only after what it wrote is on the disk. */
  run<Name extends OperationName>(name: Name, input: Input<Name>): Promise<Output<Name>>;
  close(): Promise<void>;
};

/** Told when the database fails: with its code, and with a sentence where there is more to say. */
export type OnTrouble = (code: string, sentence?: string) => void;

/** The database did not do what it was asked: nobody may be told that anything was stored. */
export class StorageFailure extends Error {
  readonly reason: "failed" | "slow" | "full" | "closed";

  constructor(reason: StorageFailure["reason"], cause?: unknown) {
    super(`The storage ${sentences[reason]}.`, { cause });
    this.reason = reason;
  }
}

const sentences = {
  failed: "could not finish an operation",
  slow: "did not answer in time",
  full: "has more operations waiting than it takes",
  closed: "is closed",
} as const;
