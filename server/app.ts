import { type FastifyBaseLogger, type FastifyInstance, fastify, LogController } from "fastify";
import { type AnalyticsDependencies, analyticsRoutes } from "./analytics/analytics-routes.ts";
import { captchaRoutes } from "./captcha/captcha-routes.ts";
import { type ContactDependencies, contactRoutes } from "./contact/contact-routes.ts";
import { retryNoScriptForm } from "./contact/no-script-form.ts";
import type { DeskDependencies } from "./desk/context.ts";
import { deskErrorPage } from "./desk/error-page.ts";
import { serveDesk } from "./desk/gate.ts";
import { addressOf } from "./http/address.ts";
import { addSecurityHeaders, refuseForgedRequests } from "./http/guards.ts";
import { serveHealth, serveReadiness } from "./http/health.ts";
import { createHttpServer, respondToMalformed } from "./http/http-server.ts";
import { securityHeaders } from "./http/security-headers.ts";
import { type Metrics, measureResponses, type ReadMetrics } from "./operations/metrics.ts";
import { serveMetrics } from "./operations/serve-metrics.ts";
import { previewResponder } from "./publishing/serve-preview.ts";
import { drainOnShutdown } from "./shutdown.ts";
import { type ErrorMessages, handleErrors } from "./static/handle-errors.ts";
import type { StaticFiles } from "./static/load-static-files.ts";
import { serveStaticFiles } from "./static/serve-static-files.ts";
import type { IsReady } from "./storage/readiness.ts";

type AppOptions = {
  /** The built site; in development Vite serves it instead. */
  staticFiles?: StaticFiles;
  log?: FastifyBaseLogger;
  contact?: ContactDependencies;
  isReady?: IsReady;
  analytics?: AnalyticsDependencies;
  desk?: DeskDependencies;
  metrics?: Metrics;
  /** Shown at /metrics to clients with the token. */
  metricsPage?: { read: ReadMetrics; token: string };
  /** The proxies that are trusted to say which address a visitor has. */
  trustedProxies?: string[];
  /** What browsers are told about TLS. */
  strictTransport?: string;
  isShuttingDown?: () => boolean;
  shutdownDelayMs?: number;
  errorMessages?: ErrorMessages;
};

/** Puts the server together. Read from top to bottom, these are the steps that a request takes. */
export function createApp(options: AppOptions): FastifyInstance {
  const { staticFiles, log, contact, isReady, analytics, desk, metrics, metricsPage, trustedProxies = [] } = options;
  const { errorMessages = () => undefined, isShuttingDown = () => false, shutdownDelayMs = 0 } = options;
  const commonHeaders = securityHeaders([], [], options.strictTransport);
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
    clientErrorHandler: respondToMalformed(commonHeaders, (status) =>
      metrics?.httpRequests.inc({ kind: "malformed", status }),
    ),
  });
  app.removeContentTypeParser("text/plain");

  addSecurityHeaders(app, commonHeaders);
  refuseForgedRequests(app);
  drainOnShutdown(app, isShuttingDown, shutdownDelayMs);
  if (metrics) measureResponses(app, metrics);
  serveHealth(app);
  if (isReady) serveReadiness(app, isReady, isShuttingDown);
  if (contact) {
    captchaRoutes(app, contact.captcha);
    contactRoutes(app, contact);
  }
  if (analytics) analyticsRoutes(app, analytics);
  const gate = desk && serveDesk(app, desk);
  if (metricsPage) serveMetrics(app, metricsPage.read, metricsPage.token);
  const { publishing } = desk ?? {};
  const preview =
    staticFiles && gate && publishing
      ? previewResponder({ preview: publishing.shown, viewerOf: gate.previewerOf, live: staticFiles })
      : undefined;
  if (staticFiles) serveStaticFiles(app, staticFiles, preview);
  handleErrors(app, staticFiles, {
    messages: errorMessages,
    deskPage: deskErrorPage,
    retryForm: (refused) => contact && retryNoScriptForm({ ...refused, content: contact.content }),
  });
  return app;
}
