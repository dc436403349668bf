import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";
import { normalizeEmail } from "#server/storage/email-address.ts";
import type { Store } from "#server/storage/store.ts";
import { HttpError } from "./http-error.ts";

export const windowMs = 10 * 60_000;

/** Counts one request of a client and says how many there were in the current window. Beyond `max` it need not be exact. */
export type CountClient = (client: string, max: number) => Promise<{ count: number; msLeft: number }>;

/** Lets a client send at most this many requests in ten minutes, and says when to come back. */
export async function limitRate(count: CountClient, client: string, max: number): Promise<void> {
  const { count: sent, msLeft } = await count(client, max);
  if (sent > max)
    throw new HttpError("rateLimited", { headers: { "retry-after": String(Math.max(1, Math.ceil(msLeft / 1_000))) } });
}

const maxClients = 100_000;

/**
 * Counts in the database, for servers that share it. Whoever is over their limit, or has more requests in hand than it
 * allows, is refused without asking it: a flood of one client would otherwise wait for one row, and keep everyone waiting.
 */
export function countInStore(
  countClient: Store["countClient"],
  clock: () => number = () => performance.now(),
): CountClient {
  const overUntil = new Map<string, number>();
  const inHand = new Map<string, number>();
  return async (client, max) => {
    const msLeft = (overUntil.get(client) ?? 0) - clock();
    if (msLeft > 0) return { count: max + 1, msLeft };
    overUntil.delete(client);
    const asking = inHand.get(client) ?? 0;
    if (asking >= max) return { count: max + 1, msLeft: 1_000 };
    inHand.set(client, asking + 1);
    try {
      const counted = await countClient({ client, windowMs });
      if (counted.count > max) {
        overUntil.set(client, clock() + counted.msLeft);
        if (overUntil.size > maxClients) overUntil.delete(overUntil.keys().next().value ?? "");
      }
      return counted;
    } finally {
      const left = (inHand.get(client) ?? 1) - 1;
      if (left > 0) inHand.set(client, left);
      else inHand.delete(client);
    }
  };
}

/** Counts in memory, for a single server. */
export function countInMemory(clock: () => number = Date.now): CountClient {
  let counts = new Map<string, number>();
  let current = 0;
  return async (client) => {
    const now = clock();
    const start = now - (now % windowMs);
    if (start !== current) counts = new Map();
    current = start;
    const count = (counts.get(client) ?? 0) + 1;
    // Moved to the end, so that a crowd of new clients pushes out whoever has been quiet for the longest time.
    counts.delete(client);
    counts.set(client, count);
    if (counts.size > maxClients) counts.delete(counts.keys().next().value ?? "");
    return { count, msLeft: start + windowMs - now };
  };
}

/** The client that a request counts for. An IPv6 customer owns a whole /64, so its addresses count as one. */
export function clientKey(address: string, secret: string): string {
  return keyed(networkOf(address), secret);
}

/** The mailbox that a receipt counts for. Many mail providers ignore dots and case in its name. */
export function receiptKey(email: string, secret: string): string {
  const [mailbox = "", domain = ""] = normalizeEmail(email).split("@");
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
