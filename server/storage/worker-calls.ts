import { Worker } from "node:worker_threads";
import { StorageFailure } from "./store.ts";
import { codeOf } from "./transaction.ts";

/** What the main thread asks a worker for, in lists. After "end" it asks for no more. */
export type Call = { number: number; name: string; input: unknown[] };

/** What a worker replies, also in lists. An error's text may quote what a visitor wrote, so only its code leaves it. */
export type Reply = { number: number } & ({ value: unknown } | { code: string });

/** What a worker sends on its own: a sentence for the log. */
export type Notice = { notice: string };

type WorkerOptions = {
  file: URL;
  workerData: object;
  /** Returns the code of a failure if no worker may be started now. */
  refuseStart?: () => string | undefined;
  onNotice?: (notice: string) => void;
  /** Gets the code of every call that failed, and that of an error that ended the worker. */
  onFailure?: (code: string) => void;
};

/** Calls functions in a worker thread. It starts with the first call, and again with the next one after it has ended. */
export function openWorker({ refuseStart, ...options }: WorkerOptions) {
  let running: ReturnType<typeof startWorker> | undefined;

  return {
    async call(name: string, input: unknown[]): Promise<unknown> {
      const refusal = running ? undefined : refuseStart?.();
      if (refusal) throw new StorageFailure("failed", refusal);
      running ??= startWorker(options, (ended) => {
        if (running === ended) running = undefined;
      });
      return running.call(name, input);
    },
    /** Ends the worker once it has replied to all calls. */
    async end(): Promise<void> {
      const ending = running;
      running = undefined;
      await ending?.end();
    },
  };
}

function startWorker(
  { file, workerData, onNotice, onFailure }: Omit<WorkerOptions, "refuseStart">,
  onExit: (ended: object) => void,
) {
  const worker = new Worker(file, { workerData });
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let calls: Call[] = [];
  let lastNumber = 0;
  // Under "node --watch" a worker also reports which modules it has loaded.
  worker.on("message", (message: Reply[] | Notice | object) => {
    if (Array.isArray(message)) message.forEach(settle);
    else if ("notice" in message) onNotice?.(message.notice);
  });
  worker.on("error", (error) => onFailure?.(codeOf(error)));
  worker.once("exit", () => {
    onExit(started);
    for (const { reject } of waiting.values()) reject(new StorageFailure("failed"));
  });
  const started = { call, end };
  return started;

  function call(name: string, input: unknown[]): Promise<unknown> {
    const number = ++lastNumber;
    const result = Promise.withResolvers<unknown>();
    waiting.set(number, result);
    // Calls from the same moment are sent together.
    if (calls.push({ number, name, input }) === 1) setImmediate(send);
    return result.promise;
  }

  function send(): void {
    if (calls.length > 0) worker.postMessage(calls);
    calls = [];
  }

  async function end(): Promise<void> {
    send();
    worker.postMessage("end");
    await new Promise((resolve) => worker.once("exit", resolve));
  }

  function settle(reply: Reply): void {
    const result = waiting.get(reply.number);
    waiting.delete(reply.number);
    if ("value" in reply) {
      result?.resolve(reply.value);
      return;
    }
    onFailure?.(reply.code);
    result?.reject(new StorageFailure("failed", reply.code));
  }
}
