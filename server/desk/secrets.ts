import { createHash, randomBytes } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { Visit } from "./visit.ts";

/** 32 random bytes, as they fit into an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of a secret. It is random, so one round of hashing is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The session, and the secret that ties a mailed link to the browser that asked for it. */
type CookieName = "desk" | "desk-browser";

/** The hash of the secret in a cookie, if there is one. */
export function secretHash(request: FastifyRequest, name: CookieName): string | undefined {
  const start = `${cookieName(request, name)}=`;
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  const secret = pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined;
}

/** Zero seconds delete it. */
export function setCookie({ request, reply }: Visit, name: CookieName, value: string, seconds: number): void {
  const secure = isLocal(request) ? "" : "; Secure";
  const age = `Max-Age=${seconds}`;
  reply.header("set-cookie", `${cookieName(request, name)}=${value}; Path=/; ${age}; HttpOnly; SameSite=Lax${secure}`);
}

function cookieName(request: FastifyRequest, name: CookieName): string {
  // With this prefix browsers take the cookie only from this host, with TLS and for all of it.
  return isLocal(request) ? name : `__Host-${name}`;
}

/** True on this machine without TLS, where no browser keeps a secure cookie for certain. */
export function isLocal({ protocol, hostname }: Pick<FastifyRequest, "protocol" | "hostname">): boolean {
  return protocol === "http" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
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
