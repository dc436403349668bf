import { createHmac, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { hashOf } from "./secrets.ts";

/**
 * The secret of the session; the secret that ties a mailed link to the browser that asked for it; and whose browser it is:
 * the ID of the person who has signed in there before; and who walks through the draft there.
 */
type CookieName = "desk" | "desk-browser" | "desk-known" | "desk-preview";

type Exchange = { request: FastifyRequest; reply: FastifyReply };

export type DeskCookies = ReturnType<typeof deskCookies>;

/**
 * The cookies of the desk. They are signed, so an invented one is recognized without asking the database. The first key
 * signs; all of them are accepted.
 */
export function deskCookies(keys: readonly string[]) {
  return {
    /** The hash of the secret in a cookie, if this site has set it. */
    secretHash(request: FastifyRequest, name: "desk" | "desk-browser"): string | undefined {
      const secret = read(request, name);
      return secret && hashOf(secret);
    },

    /** Who has signed in with this browser before. They may have left the staff since. */
    knownPerson: (request: FastifyRequest) => read(request, "desk-known"),

    /** The ID of the person who walks through the draft with this browser. */
    previewer: (request: FastifyRequest) => read(request, "desk-preview"),

    set({ request, reply }: Exchange, name: CookieName, text: string, seconds: number): void {
      write(request, reply, name, `${text}.${signaturesOf(name, text)[0]}`, seconds);
    },

    remove({ request, reply }: Exchange, name: CookieName): void {
      write(request, reply, name, "", 0);
    },
  };

  /** The first of a name that is signed: a site beside this one may have planted another before it. */
  function read(request: FastifyRequest, name: CookieName): string | undefined {
    const start = `${cookieName(request, name)}=`;
    for (const pair of (request.headers.cookie ?? "").split(";")) {
      // Not trim(): it also takes signs away that make another name.
      const cookie = pair.replace(/^[ \t]+/, "");
      const [text = "", signature = ""] = cookie.startsWith(start) ? cookie.slice(start.length).split(".") : [];
      if (text && isSigned(name, text, signature)) return text;
    }
    return undefined;
  }

  function isSigned(name: CookieName, text: string, signature: string): boolean {
    const given = Buffer.from(signature);
    return signaturesOf(name, text).some((right) => {
      const expected = Buffer.from(right);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  function signaturesOf(name: CookieName, text: string): string[] {
    return keys.map((key) => createHmac("sha256", key).update(`${name} ${text}`).digest("base64url"));
  }
}

function write(request: FastifyRequest, reply: FastifyReply, name: CookieName, value: string, seconds: number): void {
  const secure = isOnThisMachine(request) ? "" : "; Secure";
  const age = `Max-Age=${seconds}`;
  reply.header("set-cookie", `${cookieName(request, name)}=${value}; Path=/; ${age}; HttpOnly; SameSite=Lax${secure}`);
}

function cookieName(request: FastifyRequest, name: CookieName): string {
  // With this prefix browsers take the cookie only from this host, with TLS and for all of it.
  return isOnThisMachine(request) ? name : `__Host-${name}`;
}

/**
 * True for a browser on this machine without TLS, where none keeps a secure cookie for certain. The connection says so,
 * not the headers. The host counts as well, because every visitor of a proxy on this machine has such a connection.
 */
export function isOnThisMachine({ protocol, headers, socket }: FastifyRequest): boolean {
  const isFromHere = /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");
  return protocol === "http" && isFromHere && /^(?:localhost|127\.0\.0\.1|\[::1\])(?::|$)/i.test(headers.host ?? "");
}
