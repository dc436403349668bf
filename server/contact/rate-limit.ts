import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { problem } from "#server/http/problem.ts";
import type { Store } from "#server/storage/store.ts";

export const windowMs = 10 * 60_000;

/** Counts one request of a client and says how many there were in the current window. */
export type CountClient = (client: string) => Promise<{ count: number; msLeft: number }>;

/** Lets a client send at most this many requests in ten minutes, and says when to come back. */
export async function limitRate(count: CountClient, client: string, most: number): Promise<void> {
  const { count: sent, msLeft } = await count(client);
  if (sent > most) throw problem("rateLimited", { "retry-after": String(Math.max(1, Math.ceil(msLeft / 1_000))) });
}

/** Counts in the database, for servers that share it. */
export function countInStore(store: Store): CountClient {
  return (client) => store.countClient({ client, windowMs });
}

/** Counts in memory, for a single server. */
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

/** The client that a request counts for. An IPv6 customer owns a whole /64, so its addresses count as one. */
export function clientKey(address: string, secret: string): string {
  return keyed(networkOf(address), secret);
}

/** The mailbox that a receipt counts for. Many mail providers ignore dots and case in its name. */
export function receiptKey(email: string, secret: string): string {
  const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
  return `receipt ${keyed(`${mailbox.replaceAll(".", "")}@${domain}`, secret)}`;
}

// Keyed, so that nobody can find the addresses in the table by trying them all.
function keyed(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}

/** The part of an address that identifies one customer. */
export function networkOf(address: string): string {
  const inside = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (inside) return inside;
  if (!isIPv6(address)) return address;
  const [head = "", tail = ""] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = address.includes("::") ? [...first, ...zeros, ...last] : first;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
