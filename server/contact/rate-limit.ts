import { problem } from "#server/http/problem.ts";
import type { Store } from "#server/storage/store.ts";

export const windowMs = 10 * 60_000;

/** Counts one request of a client and says how many there were in the current window. */
export type CountClient = (client: string) => Promise<{ count: number; msLeft: number }>;

/** Lets a client send so many requests in ten minutes, and tells the others when to come back. */
export async function limitRate(count: CountClient, client: string, most: number): Promise<void> {
  const { count: sent, msLeft } = await count(client);
  if (sent > most) throw problem("rateLimited", { "retry-after": String(Math.max(1, Math.ceil(msLeft / 1_000))) });
}

/** Counts in the database, which several servers share. */
export function countInStore(store: Store): CountClient {
  return (client) => store.run("countClient", { client, windowMs });
}

/** Counts in memory, for a server that is alone. */
export function countInMemory(clock: () => number = Date.now): CountClient {
  const mostClients = 100_000;
  let counts = new Map<string, number>();
  let current = 0;
  return async (client) => {
    const now = clock();
    const start = now - (now % windowMs);
    if (start !== current || counts.size >= mostClients) counts = new Map();
    current = start;
    const count = (counts.get(client) ?? 0) + 1;
    counts.set(client, count);
    return { count, msLeft: start + windowMs - now };
  };
}
