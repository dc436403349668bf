import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApiPath, isReadable, pathOf } from "./address.ts";
import { type Problem, problem } from "./problem.ts";
import { securityHeaders } from "./security-headers.ts";

const everyAnswer = securityHeaders();

/** A browser sends about twenty. Node silently drops what comes after a thousand. */
const mostHeaders = 100;

/** Puts the security headers on every response, whatever happens to the request. */
export function addSecurityHeaders(app: FastifyInstance): void {
  // Callbacks here and in the next hook, because two promises would make every page 10% slower.
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(everyAnswer);
    done();
  });
}

/** Refuses requests that no honest browser sends, and those that no route takes, before their body is read. */
export function refuseForgedRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers } = request;
    refuseMalformed(request);
    if (method !== "GET" && method !== "HEAD") {
      if (headers["sec-fetch-site"] === "cross-site") throw problem("foreignOrigin");
      if (headers.origin && URL.parse(headers.origin)?.host !== headers.host) throw problem("foreignOrigin");
    }
    if (request.is404) throw nothingAt(request);
    done();
  });
}

/** Refuses too many headers, an unreadable address, a missing or second host, and unknown expectations. */
function refuseMalformed({ originalUrl, headers, raw }: FastifyRequest): void {
  if (raw.rawHeaders.length > 2 * mostHeaders) throw problem("tooManyHeaders");
  if (!isReadable(originalUrl)) throw problem("badRequest");
  const hosts = countHosts(raw.rawHeaders);
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw problem("badRequest");
  if (headers.expect && headers.expect.toLowerCase() !== "100-continue") throw problem("expectationFailed");
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  return count;
}

function nothingAt({ method, url }: FastifyRequest): Problem {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead || isApiPath(pathOf(url))) return problem("notFound");
  return problem("methodNotAllowed", { allow: "GET, HEAD" });
}
