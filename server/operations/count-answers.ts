import type { FastifyInstance } from "fastify";
import { contactPath } from "#contract/contact.ts";
import { isApiPath, pathOf } from "#server/http/address.ts";
import type { Counters } from "./counters.ts";

/** Counts every answer. The address itself is not a label: visitors could write anything into it. */
export function countAnswers(app: FastifyInstance, counters: Counters): void {
  app.addHook("onResponse", (request, reply, done) => {
    counters.add("http_requests_total", { kind: kindOf(request.url), status: reply.statusCode });
    done();
  });
}

function kindOf(url: string): string {
  const path = pathOf(url);
  if (path === contactPath) return "contact";
  if (isApiPath(path)) return "api";
  return path === "/healthz" || path === "/readyz" || path === "/metrics" ? "health" : "page";
}
