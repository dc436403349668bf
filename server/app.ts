import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import { type AnalyticsDependencies, takeHappenings } from "./analytics/take-happenings.ts";
import { captchaRoutes } from "./captcha/captcha.ts";
import { type ContactDependencies, contactRoutes } from "./contact/contact-routes.ts";
import { addressOf } from "./http/address.ts";
import { answerProblems } from "./http/answer-problems.ts";
import { createHttpServer } from "./http/create-server.ts";
import { addSecurityHeaders, refuseForgedRequests } from "./http/guards.ts";
import { serveHealth, serveReadiness } from "./http/health.ts";
import { leaveGently } from "./http/leave-gently.ts";
import { endMalformed } from "./http/malformed.ts";
import { countAnswers } from "./operations/count-answers.ts";
import type { Metrics } from "./operations/metrics.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";
import type { Site } from "./site/load-site.ts";
import { serveSite } from "./site/serve-site.ts";
import type { IsReady } from "./storage/readiness.ts";

export type Parts = {
  /** The built site; in development Vite serves it instead. */
  site?: Site;
  log?: FastifyBaseLogger;
  contact?: ContactDependencies;
  /** Asked by /readyz. */
  isReady?: IsReady;
  /** The visit counter. */
  analytics?: AnalyticsDependencies;
  /** Shown to whoever knows the token. */
  metrics?: { read: Metrics; token: string };
  /** The proxies whose word about a visitor's address is believed. */
  trustedProxies?: string[];
  /** True while the server is being stopped. */
  isLeaving?: () => boolean;
};

/** Puts the server together. Read from top to bottom, these are the steps that a request takes. */
export function createApp(parts: Parts): FastifyInstance {
  const { site, log, contact, isReady, analytics, metrics, trustedProxies = [], isLeaving } = parts;
  const app = fastify({
    ...(log ? { loggerInstance: log } : { logger: false }),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: 64 * 1024,
    exposeHeadRoutes: false,
    forceCloseConnections: "idle",
    return503OnClosing: false,
    ...(trustedProxies.length > 0 && { trustProxy: trustedProxies }),
    rewriteUrl: addressOf,
    serverFactory: createHttpServer,
    clientErrorHandler: endMalformed(contact?.counters),
  });
  app.removeContentTypeParser("text/plain");

  addSecurityHeaders(app);
  refuseForgedRequests(app);
  leaveGently(app, isLeaving);
  if (contact) countAnswers(app, contact.counters);
  serveHealth(app);
  if (isReady) serveReadiness(app, isReady, isLeaving);
  if (contact) {
    captchaRoutes(app, contact.captcha);
    contactRoutes(app, contact);
  }
  if (analytics) takeHappenings(app, analytics);
  if (metrics) serveMetrics(app, metrics.read, metrics.token);
  if (site) serveSite(app, site);
  answerProblems(app, site);
  return app;
}
