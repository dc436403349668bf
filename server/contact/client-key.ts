import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/** Whom a request counts for. An IPv6 customer owns a whole /64, so its addresses count as one. */
export function clientKey(address: string, secret: string): string {
  return keyed(networkOf(address), secret);
}

/** Whom a receipt counts for. To many mail providers a mailbox is the same with dots and without, in any case. */
export function receiptKey(email: string, secret: string): string {
  const [mailbox = "", domain = ""] = email.toLowerCase().split("@");
  return `receipt ${keyed(`${mailbox.replaceAll(".", "")}@${domain}`, secret)}`;
}

// Keyed, so that nobody who reads the table can find the address by trying all of them.
function keyed(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url").slice(0, 22);
}

/** The part of an address that stands for one customer. */
export function networkOf(address: string): string {
  const [bare = ""] = address.split("%");
  const inside = bare.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (inside) return inside;
  if (!isIPv6(bare)) return bare;
  const [head = "", tail = ""] = bare.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = Array<string>(Math.max(0, 8 - first.length - last.length)).fill("0");
  const groups = bare.includes("::") ? [...first, ...zeros, ...last] : first;
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
