import type { FastifyInstance } from "fastify";
import type { Store } from "#server/storage/store.ts";
import { problem } from "./problem.ts";

/** Says that the process is up. Asks nothing else, so that a slow database does not get a healthy server killed. */
export function serveHealth(app: FastifyInstance): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
}

/** Says whether a contact request would be stored now, by writing something. A balancer asks this. */
export function serveReadiness(app: FastifyInstance, store: Store, isLeaving: () => boolean = () => false): void {
  app.get("/readyz", async (_request, reply) => {
    if (isLeaving()) throw problem("unavailable", { "retry-after": "5" });
    await store.run("checkWritable", {});
    return reply.header("cache-control", "no-store").send({ status: "ready" });
  });
}
