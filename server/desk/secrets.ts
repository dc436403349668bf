import { createHash, randomBytes } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { longestSessionMs } from "#server/storage/staff.ts";

/** 32 random bytes, as they fit into an address or a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored instead of a secret. It is random, so one round of hashing is enough. */
export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

type CookieName = "desk" | "desk-browser";

/** The hash of the session that the browser has, if it has one. */
export function sessionHash(request: FastifyRequest): string | undefined {
  return hashed(readCookie(request, "desk"));
}

/** The hash of the secret that ties a mailed link to the browser that asked for it. */
export function browserHash(request: FastifyRequest): string | undefined {
  return hashed(readCookie(request, "desk-browser"));
}

export function setSession(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(request, reply, "desk", secret, longestSessionMs / 1_000);
}

export function clearSession(request: FastifyRequest, reply: FastifyReply): void {
  setCookie(request, reply, "desk", "", 0);
}

/** Gives the browser a new secret for links. The older ones stop working. */
export function setBrowser(request: FastifyRequest, reply: FastifyReply, secret: string): void {
  setCookie(request, reply, "desk-browser", secret, 3_600);
}

/** True on this machine without TLS, where no browser keeps a secure cookie for certain. */
export function isLocal({ protocol, hostname }: Pick<FastifyRequest, "protocol" | "hostname">): boolean {
  return protocol === "http" && ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
}

function cookieName(request: FastifyRequest, name: CookieName): string {
  // With this prefix browsers take the cookie only from this host, with TLS and for all of it.
  return isLocal(request) ? name : `__Host-${name}`;
}

function setCookie(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string, seconds: number) {
  const secure = isLocal(request) ? "" : "; Secure";
  const age = `Max-Age=${seconds}`;
  reply.header("set-cookie", `${cookieName(request, name)}=${value}; Path=/; ${age}; HttpOnly; SameSite=Lax${secure}`);
}

function readCookie(request: FastifyRequest, name: CookieName): string | undefined {
  const start = `${cookieName(request, name)}=`;
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length);
}

function hashed(secret: string | undefined): string | undefined {
  return secret && /^[\w-]{43}$/.test(secret) ? hashOf(secret) : undefined;
}

const browsers: readonly [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const systems: readonly [RegExp, string][] = [
  [/Android/, "Android"],
  [/iPhone|iPad/, "iOS"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "macOS"],
  [/Linux/, "Linux"],
];

/** Enough of a browser to recognize one's own, like "Firefox on Linux". */
export function browserLabel(userAgent: string | undefined): string {
  const text = (userAgent ?? "").slice(0, 500);
  const name = browsers.find(([pattern]) => pattern.test(text))?.[1] ?? "Unknown browser";
  const system = systems.find(([pattern]) => pattern.test(text))?.[1];
  return system ? `${name} on ${system}` : name;
}
