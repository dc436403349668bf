import { type OperationName, operations } from "#server/storage/operations.ts";
import type { Work } from "#server/storage/work.ts";

/** What the worker is started with: the path, and which file stood there when the server started. */
export type WorkerSetup = { file: string; opened: string };

/** What the main thread asks of the worker; it sends them in lists. */
export type Order = { number: number; name: OperationName; input: unknown };

/** What the worker answers, also in lists, one for each group. */
export type Answer = { number: number } & ({ value: unknown } | { code: string });

/** What the worker says unasked: a sentence for the log. */
export type Notice = { notice: string };

/** The operation that an order names, ready to run. Input and output were checked where the order was written. */
export function taskOf({ name, input }: Order): (work: Work) => Promise<unknown> {
  const operation = operations[name] as (work: Work, input: unknown) => Promise<unknown>;
  return (work) => operation(work, input);
}
