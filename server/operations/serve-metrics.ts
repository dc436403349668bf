import { createHash, timingSafeEqual } from "node:crypto";
import { type FastifyInstance, fastify } from "fastify";
import type { Logger } from "pino";
import { Registry } from "prom-client";
import { HttpError } from "#server/http/http-error.ts";
import type { ReadMetrics } from "./metrics.ts";

const type = Registry.PROMETHEUS_CONTENT_TYPE;

/** Shows the metrics on the site's port to clients with the token; everyone else gets 404. */
export function serveMetrics(app: FastifyInstance, read: ReadMetrics, token: string): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/metrics",
    handler: async ({ headers }, reply) => {
      if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw new HttpError("notFound");
      return reply
        .type(type)
        .header("cache-control", "no-store")
        .send(await read());
    },
  });
}

type MetricsServer = { read: ReadMetrics; port: number; host: string; log: Pick<Logger, "error"> };

/** Shows the metrics on a separate port, which the firewall hides from the public. Returns a function that closes it. */
export async function listenForMetrics({ read, port, host, log }: MetricsServer): Promise<() => Promise<void>> {
  const app = fastify({ forceCloseConnections: true, requestTimeout: 30_000 });
  app.get("/metrics", async (_request, reply) => reply.type(type).send(await read()));
  app.setErrorHandler((err, _request, reply) => {
    log.error({ err }, "the metrics could not be read");
    return reply.code(500).send();
  });
  await app.listen({ port, host });
  return () => app.close();
}

// Hashes have one length, so comparing them always takes the same time.
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
