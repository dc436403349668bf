import { createReadStream, read } from "node:fs";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath, pathOf } from "#server/http/address.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { StaticFile, StaticFiles, Variant } from "./load-static-files.ts";
import { redirectFor, withoutTrailingSlash } from "./redirects.ts";

/** No browser sends a longer Accept-Encoding; a longer one is ignored. */
const maxAcceptEncodingLength = 500;

/** Sends what some see in place of a file, and tells whether it did. */
type PreviewResponder = {
  isAskedFor: (request: FastifyRequest) => boolean;
  respond: (request: FastifyRequest, reply: FastifyReply) => Promise<boolean>;
};

/** Responds to every address outside the API: with a file, a redirect, or 404. */
export function serveStaticFiles(app: FastifyInstance, staticFiles: StaticFiles, preview?: PreviewResponder): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      if (!preview?.isAskedFor(request)) return void respond(request, reply);
      preview
        .respond(request, reply)
        .then((sent) => sent || respond(request, reply))
        .catch((error) => reply.send(error));
    },
  });

  function respond(request: FastifyRequest, reply: FastifyReply) {
    const path = pathOf(request.url);
    const file = staticFiles.files.get(path);
    if (file) return sendFile(request, reply, file);

    const redirect = redirectFor(request.url);
    // A missing file is a real 404: a redirect to a page would hide the mistake. Only a row for it can lead elsewhere.
    const isMissingFile = /\.[a-z0-9]+$/i.test(path) && redirect?.rule.from !== path;
    if (isApiPath(path) || isMissingFile) throw new HttpError("notFound");
    const bare = withoutTrailingSlash(request.url);
    if (bare) return reply.redirect(bare, 301);
    if (!redirect) throw new HttpError("notFound");
    return reply.redirect(redirect.to, redirect.rule.status);
  }
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile) {
  const { headers, method } = request;
  const variant = headers.range ? file.identity : chooseVariant(file, headers["accept-encoding"]);
  if (isFresh(variant, headers["if-none-match"])) {
    const { "content-length": _, ...rest } = variant.headers;
    return reply.code(304).headers(rest).send();
  }
  reply.headers(variant.headers);

  const changed = headers["if-range"] !== undefined && headers["if-range"] !== variant.etag;
  const range = changed ? undefined : requestedRange(headers.range, variant.body.length);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${variant.body.length}`).header("content-length", 0).send();
  }
  if (range) {
    reply
      .code(206)
      .header("content-range", `bytes ${range.from}-${range.to}/${variant.body.length}`)
      .header("content-length", range.to - range.from + 1);
  }
  return reply.send(method === "HEAD" ? undefined : bytesOf(variant.body, range));
}

function bytesOf(body: Variant["body"], { from, to } = { from: 0, to: body.length - 1 }) {
  if (Buffer.isBuffer(body)) return body.subarray(from, to + 1);
  return createReadStream("", { fd: body.descriptor, fs: onlyRead, start: from, end: to });
}

/** The end of one response, or of its visitor's patience, must not close the file for all others. */
const onlyRead = { read, close: (_descriptor: number, done: (error: null) => void) => done(null) };

/** The smallest variant of a file that the visitor's browser accepts. */
export function chooseVariant(file: StaticFile, acceptEncoding: string | undefined): Variant {
  if (!acceptEncoding || acceptEncoding.length > maxAcceptEncodingLength) return file.identity;
  if (file.br && accepts(acceptEncoding, "br")) return file.br;
  if (file.gzip && accepts(acceptEncoding, "gzip")) return file.gzip;
  return file.identity;
}

function accepts(header: string, encoding: string): boolean {
  return header.split(",").some((part) => {
    const [name = "", ...parameters] = part.split(";").map((text) => text.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

/** True if the browser already has this variant. */
export function isFresh(variant: Variant, ifNoneMatch: string | undefined): boolean {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(",").some((tag) => {
    const bare = tag.trim().replace(/^W\//, "");
    return bare === "*" || bare === variant.etag;
  });
}

/** The bytes of a range request, "unsatisfiable", or undefined where the response is the whole file. */
export function requestedRange(
  header: string | undefined,
  size: number,
): { from: number; to: number } | "unsatisfiable" | undefined {
  const [, first = "", last = ""] = header?.match(/^bytes=(\d*)-(\d*)$/) ?? [];
  if (first === "" && last === "") return undefined;
  const from = first === "" ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== "" && last !== "" && Number(last) < from) return undefined;
  return from < size && from <= to ? { from, to } : "unsatisfiable";
}

/**
 * Puts another release in the place of the one that is served, in one step. Pages that are open may still ask for hashed
 * files of the one before.
 */
export function showFiles(live: StaticFiles, next: StaticFiles): void {
  const older = [...live.files].filter(([path]) => path.startsWith("/static/"));
  Object.assign(live, { files: new Map([...older, ...next.files]), errorPages: next.errorPages });
}
