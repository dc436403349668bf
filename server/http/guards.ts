import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isApiPath, isReadable, pathOf } from "./address.ts";
import { HttpError } from "./http-error.ts";

/** A browser sends about twenty. Node silently drops what comes after a thousand. */
const maxHeaders = 100;

/** Puts these headers on every response, whatever happens to the request. */
export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  // Callbacks here and in the next hook, because two promises would make every page 10% slower.
  app.addHook("onRequest", (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

/** Refuses requests that no honest browser sends, and those that no route takes, before their body is read. */
export function refuseForgedRequests(app: FastifyInstance): void {
  app.addHook("onRequest", (request, _reply, done) => {
    const { method, headers } = request;
    refuseMalformed(request);
    if (method !== "GET" && method !== "HEAD") {
      if (headers["sec-fetch-site"] === "cross-site") throw new HttpError("foreignOrigin");
      if (headers.origin && !isOwnOrigin(headers)) throw new HttpError("foreignOrigin");
    }
    if (request.is404) throw nothingAt(request);
    done();
  });
}

/** True if the page that sent a request is on the host that the request is for. */
export function isOwnOrigin({ origin = "", host }: IncomingHttpHeaders): boolean {
  return host !== undefined && URL.parse(origin)?.host === host;
}

/** A name or an address, and a port if there is one. Anything more could name another host where it is read as an address. */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Refuses too many headers, an unreadable address, a missing, second or strange host, and unknown expectations. */
function refuseMalformed({ originalUrl, headers, raw }: FastifyRequest): void {
  if (raw.rawHeaders.length > 2 * maxHeaders) throw new HttpError("tooManyHeaders");
  if (!isReadable(originalUrl)) throw new HttpError("badRequest");
  const hosts = countHosts(raw.rawHeaders);
  if (hosts > 1 || (hosts === 0 && raw.httpVersion === "1.1")) throw new HttpError("badRequest");
  if (headers.host !== undefined && !hostPattern.test(headers.host)) throw new HttpError("badRequest");
  if (headers.expect && headers.expect.toLowerCase() !== "100-continue") throw new HttpError("expectationFailed");
}

function countHosts(rawHeaders: readonly string[]): number {
  let count = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    if (rawHeaders[index]?.toLowerCase() === "host") count += 1;
  }
  return count;
}

function nothingAt({ method, url }: FastifyRequest): HttpError {
  const isRead = method === "GET" || method === "HEAD";
  if (isRead || isApiPath(pathOf(url))) return new HttpError("notFound");
  return new HttpError("methodNotAllowed", { headers: { allow: "GET, HEAD" } });
}
