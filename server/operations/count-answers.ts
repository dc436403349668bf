import type { FastifyInstance } from "fastify";
import { contactPath } from "#contract/contact.ts";
import type { Counters } from "./counters.ts";

/** Counts every answer. The address itself is not a label: visitors could write anything into it. */
export function countAnswers(app: FastifyInstance, counters: Counters): void {
  app.addHook("onResponse", (request, reply, done) => {
    counters.add("http_requests_total", { kind: kindOf(request.url), status: reply.statusCode });
    done();
  });
}

function kindOf(url: string): string {
  const [path = ""] = url.split("?");
  if (path === contactPath) return "contact";
  if (path.startsWith("/api/")) return "api";
  return path === "/healthz" || path === "/readyz" || path === "/metrics" ? "health" : "page";
}
