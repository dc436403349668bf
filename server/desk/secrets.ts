import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes, as they fit into an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of a secret. It is random, so one round of hashing is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

// In this order, because most browsers also say the names that come after theirs.
const browsers = { Edg: "Edge", Firefox: "Firefox", Chrome: "Chrome", Safari: "Safari" };
const systems = ["Android", "iPhone", "iPad", "Windows", "Mac", "Linux"];

/** Enough of a browser to recognize one's own, like "Firefox on Linux". */
export function browserLabel(userAgent = ""): string {
  const browser = Object.entries(browsers).find(([name]) => userAgent.includes(`${name}/`))?.[1] ?? "Unknown browser";
  const system = systems.find((name) => userAgent.includes(name));
  return system ? `${browser} on ${system}` : browser;
}
