import type { FastifyInstance } from "fastify";
import { securityHeaders } from "#server/site/security-headers.ts";
import { noteAnswer } from "./malformed.ts";
import { problem } from "./problem.ts";

const everyAnswer = securityHeaders();

/** Puts the security headers on every answer, whatever becomes of the request. */
export function addSecurityHeaders(app: FastifyInstance): void {
  // With a callback, like the next one: a promise for each would cost every page a tenth of its time.
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
  });
}

/** Refuses requests that no honest browser sends: two hosts, or a form posted from another site. */
export function refuseForgedRequests(app: FastifyInstance): void {
  app.addHook("onRequest", ({ method, headers, raw }, reply, done) => {
    // A broken body must not draw a second answer. Noted here, before anything can refuse the request, and in no hook of
    // its own, for which every page would pay.
    if (headers["transfer-encoding"] ?? headers["content-length"]) noteAnswer(raw, reply.raw);
    if (raw.rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === "host").length > 1) {
      throw problem("badRequest");
    }
    if (method !== "GET" && method !== "HEAD") {
      if (headers["sec-fetch-site"] === "cross-site") throw problem("foreignOrigin");
      if (headers.origin && URL.parse(headers.origin)?.host !== headers.host) throw problem("foreignOrigin");
    }
    done();
  });
}
