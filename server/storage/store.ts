import { addTotals } from "./analytics.ts";
import { record } from "./audit.ts";
import { addNote, changeRequest, changeRequests, eraseRequest, sendAgain } from "./change-requests.ts";
import { countClient } from "./client-count.ts";
import { claimCopy, copyState, findDueCopies, finishCopy, lastErasure, markWholeCopy } from "./copies.ts";
import { deleteExpired } from "./delete-expired.ts";
import { claimDeliveries, finishDelivery, outboxState, retryDeliveries } from "./deliveries.ts";
import { erasePerson } from "./personal-data.ts";
import { remind } from "./remind.ts";
import { checkWritable, findRepeat, storeRequest } from "./requests.ts";
import {
  addLink,
  allowPublishing,
  chooseTimeZone,
  endSessions,
  hasStaff,
  invite,
  redeemLink,
  removePerson,
  renamePerson,
  touchSession,
} from "./staff.ts";
import type { Transaction } from "./transaction.ts";

/** What a visitor who sent a contact request waits for. */
export const contactOperations = { storeRequest, findRepeat, countClient, claimCopy, finishCopy };

/** What people at the desk wait for, or strangers at its door. */
const deskOperations = {
  countAtDesk: countClient,
  hasStaff,
  invite,
  removePerson,
  renamePerson,
  allowPublishing,
  chooseTimeZone,
  addLink,
  redeemLink,
  touchSession,
  endSessions,
  changeRequest,
  changeRequests,
  addNote,
  sendAgain,
  eraseRequest,
  erasePerson,
  recordAct: record,
};

/** What runs in the background: nobody waits for it. */
const backgroundOperations = {
  claimDeliveries,
  finishDelivery,
  retryDeliveries,
  outboxState,
  deleteExpired,
  remind,
  findDueCopies,
  copyState,
  markWholeCopy,
  lastErasure,
  checkWritable,
  addTotals,
};

/** Every database operation of the server, each in one transaction. */
export const operations = { ...contactOperations, ...deskOperations, ...backgroundOperations };
type Operations = typeof operations;
export type OperationName = keyof Operations;

type WithoutTransaction<Operation> = Operation extends (tx: Transaction, ...input: infer Input) => infer Output
  ? (...input: Input) => Output
  : never;

/** Operations as the rest of the server calls them. */
export type Callable<All> = { [Name in keyof All]: WithoutTransaction<All[Name]> };

/** The database as the rest of the server sees it. A promise resolves only after what was written is on disk. */
export type Store = Callable<Operations> & { close(): Promise<void> };

type Run = (name: OperationName, input: unknown[]) => Promise<unknown>;

/** Makes a store of one function that runs any operation by its name. */
export function storeFrom(run: Run, close: () => Promise<void>): Store {
  return { ...callable(operations, run), close };
}

export function callable<All extends object>(
  all: All,
  run: (name: keyof All, input: unknown[]) => Promise<unknown>,
): Callable<All> {
  const names = Object.keys(all) as (keyof All)[];
  const methods = names.map((name) => [name, (...input: unknown[]) => run(name, input)]);
  return Object.fromEntries(methods);
}

/** The same store, with `around` called for every operation. */
export function wrapStore<Wrapped extends Store>(
  store: Wrapped,
  around: (name: OperationName, call: () => Promise<unknown>) => Promise<unknown>,
): Wrapped {
  const run: Run = (name, input) =>
    around(name, () => (store[name] as (...input: unknown[]) => Promise<unknown>)(...input));
  return { ...store, ...storeFrom(run, store.close) };
}

/** Runs one of these operations. Its input was checked where its method was called. */
export function runByName<All>(all: All, tx: Transaction, name: keyof All, input: unknown[]): Promise<unknown> {
  return (all[name] as (tx: Transaction, ...input: unknown[]) => Promise<unknown>)(tx, ...input);
}

/** Called when the database fails: with its code, and with a sentence where there is more to say. */
export type OnError = (code: string, sentence?: string) => void;

/** A database operation failed, so no visitor may hear that anything was stored. */
export class StorageFailure extends Error {
  readonly reason: "failed" | "slow" | "full" | "closed";

  constructor(reason: StorageFailure["reason"], cause?: unknown) {
    super(`The storage ${sentences[reason]}.`, { cause });
    this.reason = reason;
  }
}

const sentences = {
  failed: "could not finish an operation",
  slow: "did not reply in time",
  full: "has too many operations waiting",
  closed: "is closed",
} as const;

type Limits = {
  /** How many operations of contact requests may wait; any more are refused at once. */
  maxWaiting: number;
  /** How long an operation may take before the visitor gets an error. */
  timeoutMs: number;
};

/** Neither the desk nor the background runs more than a few operations at a time: this many wait only if something is wrong. */
const maxDeskOperations = 50;
const maxBackgroundOperations = 50;

/**
 * Keeps a database that hangs from filling the memory or making visitors wait. Contact requests, the desk, and the
 * background (deliveries, cleanup, totals, readiness) have places of their own, so that none of them takes those of another.
 */
export function limitStore(store: Store, { maxWaiting, timeoutMs }: Limits): Store & { waiting: () => number } {
  const contact = createQueue(maxWaiting);
  const desk = createQueue(maxDeskOperations);
  const background = createQueue(maxBackgroundOperations);
  const limited = wrapStore(store, (name, call) => {
    const queue = name in contactOperations ? contact : name in deskOperations ? desk : background;
    return inTime(queue.run(call), timeoutMs);
  });
  return { ...limited, waiting: contact.waiting };
}

/** Runs operations, and refuses those that would be more than `max` at once. */
export function createQueue(max: number) {
  let waiting = 0;
  return {
    waiting: () => waiting,
    async run<Result>(call: () => Promise<Result>): Promise<Result> {
      if (waiting >= max) throw new StorageFailure("full");
      waiting += 1;
      try {
        return await call();
      } finally {
        waiting -= 1;
      }
    },
  };
}

function inTime<Result>(result: Promise<Result>, ms: number): Promise<Result> {
  let timer: NodeJS.Timeout;
  const tooSlow = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new StorageFailure("slow")), ms);
  });
  return Promise.race([result, tooSlow]).finally(() => clearTimeout(timer));
}
