import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance } from "fastify";
import { problem } from "#server/http/problem.ts";
import type { Metrics } from "./metrics.ts";

const type = "text/plain; version=0.0.4; charset=utf-8";

/** Shows the figures on the site's own port to whoever knows the token; for everybody else there is nothing. */
export function serveMetrics(app: FastifyInstance, metrics: Metrics, token: string): void {
  app.route({
    method: ["GET", "HEAD"],
    url: "/metrics",
    handler: async ({ headers }, reply) => {
      if (!isSame(headers.authorization ?? "", `Bearer ${token}`)) throw problem("notFound");
      return reply
        .type(type)
        .header("cache-control", "no-store")
        .send(await metrics());
    },
  });
}

/** Shows the figures on a port of their own, which the firewall keeps from the public. Returns a function that ends it. */
export async function listenForMetrics(metrics: Metrics, port: number, host: string): Promise<() => Promise<void>> {
  const server = createServer(async (request, response) => {
    const found = request.url === "/metrics";
    response.writeHead(found ? 200 : 404, { "content-type": type }).end(found ? await metrics() : "");
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
}

// Compared by their hashes, which have one length and take one time.
function isSame(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash("sha256").update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}
