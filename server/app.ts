import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import { fastify, LogController } from "fastify";
import { answerProblems } from "./http/answer-problems.ts";
import { addSecurityHeaders, malformedAnswer, refuseForgedRequests } from "./http/guards.ts";
import { serveHealth } from "./http/health.ts";
import type { Site } from "./site/load-site.ts";
import { serveSite } from "./site/serve-site.ts";

export type Parts = {
  /** The built site; in development Vite serves it instead. */
  site?: Site;
  log?: FastifyBaseLogger;
};

/** Puts the server together. Read from top to bottom, these are the steps that a request takes. */
export function createApp({ site, log }: Parts): FastifyInstance {
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    requestTimeout: 8_000,
    // Node's defaults close no slow connection for minutes.
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false } },
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    clientErrorHandler: (error, socket) => {
      if (socket.writable) socket.end(malformedAnswer(error.code));
    },
  });
  app.removeContentTypeParser("text/plain");

  addSecurityHeaders(app);
  refuseForgedRequests(app);
  serveHealth(app);
  if (site) serveSite(app, site);
  answerProblems(app, site);
  return app;
}
