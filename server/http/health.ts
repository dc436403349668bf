import type { FastifyInstance } from "fastify";

/** Says that the process is up. Asks nothing else, so that a slow database does not get a healthy server killed. */
export function serveHealth(app: FastifyInstance): void {
  app.get("/healthz", (_request, reply) => reply.header("cache-control", "no-store").send({ status: "ok" }));
}
