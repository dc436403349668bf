import type { FastifyInstance } from "fastify";
import type { IsReady } from "#server/storage/readiness.ts";
import { apiRoute } from "./api-route.ts";
import { HttpError } from "./http-error.ts";

/** Says that the process is up. It checks nothing else, so that a slow database does not get a healthy server killed. */
export function serveHealth(app: FastifyInstance): void {
  apiRoute(app, {
    method: "GET",
    url: "/healthz",
    handler: (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }),
  });
}

/** Says whether a contact request would be stored now. Load balancers ask this. */
export function serveReadiness(app: FastifyInstance, isReady: IsReady, isShuttingDown: () => boolean): void {
  apiRoute(app, {
    method: "GET",
    url: "/readyz",
    handler: async (_request, reply) => {
      if (isShuttingDown()) throw new HttpError("unavailable", { headers: { "retry-after": "5" } });
      if (!(await isReady())) throw new HttpError("unavailable", { headers: { "retry-after": "1" } });
      return reply.header("cache-control", "no-store").send({ status: "ready" });
    },
  });
}
