import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isApiPath, pathOf } from "#server/http/address.ts";
import { problem } from "#server/http/problem.ts";
import type { Site, SiteFile } from "./load-site.ts";
import { chooseForm, isFresh, requestedRange } from "./negotiate.ts";
import { redirectFor, withoutTrailingSlash } from "./redirects.ts";

/** Answers every address that is not the interface's: a file, a redirect, or 404. */
export function serveSite(app: FastifyInstance, site: Site): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/*",
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = site.files.get(path);
      if (file) return sendFile(request, reply, file);

      if (isApiPath(path) || isFileName(path)) throw problem("notFound");
      const bare = withoutTrailingSlash(request.url);
      if (bare) return reply.redirect(bare, 301);
      const redirect = redirectFor(request.url);
      if (!redirect) throw problem("notFound");
      return reply.redirect(redirect.to, redirect.rule.status);
    },
  });
}

// A missing file is a real 404: a redirect to a page would hide the mistake.
function isFileName(path: string): boolean {
  return /\.[a-z0-9]+$/i.test(path);
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: SiteFile) {
  const { headers, method } = request;
  const form = headers.range ? file.identity : chooseForm(file, headers["accept-encoding"]);
  if (isFresh(form, headers["if-none-match"])) {
    const { "content-length": _, ...rest } = form.headers;
    return reply.code(304).headers(rest).send();
  }
  reply.headers(form.headers);

  const changed = headers["if-range"] !== undefined && headers["if-range"] !== form.etag;
  const range = changed ? undefined : requestedRange(headers.range, form.body.length);
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${form.body.length}`).header("content-length", 0).send();
  }
  if (!range) return reply.send(method === "HEAD" ? undefined : form.body);
  return reply
    .code(206)
    .header("content-range", `bytes ${range.from}-${range.to}/${form.body.length}`)
    .header("content-length", range.to - range.from + 1)
    .send(method === "HEAD" ? undefined : form.body.subarray(range.from, range.to + 1));
}
