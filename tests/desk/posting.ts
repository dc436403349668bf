import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { goodRequest } from "./good-request.ts";
import type { Client } from "./post.ts";

export type Posted = { key: string; status: number; ms: number };

/** Posts without a break until it is stopped, and returns what was answered. A lost connection counts as 0. */
export function keepPosting(client: Client, width: number, values: unknown = goodRequest) {
  const posted: Posted[] = [];
  let stopped = false;
  const posting = Array.from({ length: width }, async () => {
    while (!stopped) {
      const key = randomUUID();
      const started = performance.now();
      const answer = await client.post(values, { "idempotency-key": key }).catch(() => undefined);
      posted.push({ key, status: answer?.status ?? 0, ms: performance.now() - started });
      if (answer?.status !== 200) await wait(50);
    }
  });
  return {
    posted,
    async stop() {
      stopped = true;
      await Promise.all(posting);
      return posted;
    },
  };
}

/** Waits until something is so, or fails after a time that no working server needs. */
export async function until(what: string, isSo: () => boolean | Promise<boolean>, patienceMs = 30_000): Promise<void> {
  const end = Date.now() + patienceMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`);
    await wait(50);
  }
}
