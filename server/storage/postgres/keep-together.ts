import pg from "pg";
import { keepAllNew } from "#server/storage/operations/keep-all-new.ts";
import { type Kept, keepRequest, type NewRequest } from "#server/storage/operations/keep-request.ts";
import type { Transact } from "#server/storage/work.ts";
import { inBatches } from "./in-batches.ts";

/**
 * Stores the requests that come at the same time in one transaction: the disk is waited for once. Where one of them is
 * no plain new request (a repetition, a captcha used twice) nothing of the batch is kept, and each goes its own way.
 */
export function keepTogether(transact: Transact): (input: NewRequest) => Promise<Kept> {
  return inBatches(
    async (inputs) => {
      const kept = inputs.length > 1 ? await keepAll(transact, inputs) : undefined;
      if (kept) return kept.map((value) => ({ status: "fulfilled", value }));
      return Promise.allSettled(inputs.map((input) => transact((work) => keepRequest(work, input))));
    },
    { most: 50, atOnce: 2 },
  );
}

async function keepAll(transact: Transact, inputs: readonly NewRequest[]): Promise<Kept[] | undefined> {
  try {
    return await transact((work) => keepAllNew(work, inputs));
  } catch (error) {
    // The database itself said no. Anything else, like silence, is everybody's failure.
    if (error instanceof pg.DatabaseError) return undefined;
    throw error;
  }
}
