import { countClients } from "#server/storage/operations/count-client.ts";
import type { Input, Output } from "#server/storage/operations.ts";
import type { Transact } from "#server/storage/work.ts";
import { inBatches } from "./in-batches.ts";

/** Counts the requests that come at the same time in one statement. */
export function countTogether(runStatement: Transact): (input: Input<"countClient">) => Promise<Output<"countClient">> {
  return inBatches(
    async (inputs) => {
      const counted = await runStatement((work) => countClients(work, inputs));
      return counted.map((value) => ({ status: "fulfilled", value }));
    },
    { most: 50, atOnce: 2 },
  );
}
