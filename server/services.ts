import { randomInt } from "node:crypto";
import { isAbsolute } from "node:path";
import type { Logger } from "pino";
import { collectDefaultMetrics } from "prom-client";
import type { ServerContent } from "#content/schema/content.ts";
import { startVisitCounter } from "./analytics/visit-counter.ts";
import { chooseCaptcha } from "./captcha/captcha-routes.ts";
import { captchaSecrets } from "./captcha/proof-of-work.ts";
import { countInMemory, countInStore } from "./contact/rate-limit.ts";
import type { Env } from "./env.ts";
import { oncePer } from "./http/once-per.ts";
import { startCleanup } from "./operations/cleanup.ts";
import { createMetrics, metricsReader } from "./operations/metrics.ts";
import { mailServer, startOutbox, webhookReceiver } from "./outbox/outbox.ts";
import type { ErrorMessages } from "./static/handle-errors.ts";
import { openStore } from "./storage/open.ts";
import { watchReadiness } from "./storage/readiness.ts";
import { limitStore } from "./storage/store.ts";

const deskPagesInDevelopment = new URL("../build/desk/pages.js", import.meta.url).href;

/**
 * Opens what runs behind the requests: the storage and the background work, as the configuration says. The desk's pages are
 * imported on its first request.
 */
export async function openServices(
  env: Env,
  log: Logger,
  builtContent: ServerContent,
  deskPages: string = deskPagesInDevelopment,
) {
  const content = withSiteUrl(builtContent, env.SITE_URL);
  if (env.NODE_ENV === "production" && !env.DATABASE_URL && !isAbsolute(env.DATA_DIR)) {
    log.warn(
      `DATA_DIR is ${env.DATA_DIR}, a folder inside the project: a deployment or git clean would delete it with all requests. Set it to an absolute path outside, like /var/lib/website`,
    );
  }
  // Closed in reverse order, even if a later service fails to open. One that fails to close does not stop the others.
  await using services = new AsyncDisposableStack();
  const metrics = createMetrics();
  collectDefaultMetrics({ register: metrics.registry });
  const captcha = chooseCaptcha(env, (code) => {
    metrics.captchaErrors.inc();
    log.warn({ code }, "the captcha provider could not be reached; the request was accepted and marked");
  });
  const limited = oncePer(60_000);
  const opened = await openStore(env, (code, sentence = "a database operation failed") => {
    metrics.storageErrors.inc();
    limited(code + sentence, (count) => log.error({ code, count }, sentence));
  });
  services.defer(() => opened.close());
  const store = watchReadiness(limitStore(opened, { maxWaiting: 1_000, timeoutMs: 4_500 }));
  const counter = startVisitCounter({
    store,
    pages: content.pages,
    onError: (err) => log.error({ err }, "could not write the totals of the visit counter; they are kept for later"),
  });
  services.defer(counter.stop);
  const mail = await mailServer(env, content);
  const webhook = webhookReceiver(env);
  const outbox = startOutbox({ mail, webhook }, { store, metrics, log, content });
  services.defer(outbox.stop);
  const cleanup = startCleanup({ store, retentionDays: env.RETENTION_DAYS, log });
  services.defer(cleanup.stop);

  const secrets = captchaSecrets(env);
  const shared = {
    store,
    clientSecret: secrets[0] ?? "",
    content,
  };
  const errorMessages: ErrorMessages = (code, language) => {
    const { "error-screen": words } = content.translations[language] ?? content;
    return words.errors[code as keyof typeof words.errors];
  };
  const toClose = services.move();
  return {
    contact: {
      ...shared,
      countClient: env.DATABASE_URL ? countInStore(store.countClient) : countInMemory(),
      captcha,
      limits: { withCaptcha: env.CONTACT_LIMIT, withoutCaptcha: env.CONTACT_LIMIT_WITHOUT_CAPTCHA },
      sendsReceipts: env.MAIL_RECEIPT === "on",
      sendsWebhooks: webhook !== undefined,
      onStored: outbox.wake,
      metrics,
    },
    errorMessages,
    isReady: store.isReady,
    analytics: {
      counter,
      outside: { ga4: env.ANALYTICS_GA4_ID ?? null, plausible: env.ANALYTICS_PLAUSIBLE_DOMAIN ?? null },
      limit: 1_000,
    },
    desk: {
      ...shared,
      countClient: env.DATABASE_URL ? countInStore(store.countAtDesk) : countInMemory(),
      cookieKeys: secrets,
      linkDelayMs: () => randomInt(200, 3_000),
      mail,
      hasWebhook: webhook !== undefined,
      onMail: outbox.wake,
      dataFolder: env.DATA_DIR,
      // Only once someone has been invited.
      async openReader() {
        const { openDeskReader } = await import("./storage/desk-reader.ts");
        const reader = openDeskReader(env);
        toClose.defer(reader.close);
        return reader;
      },
      loadPages: () => import(deskPages),
      onError: (err: unknown) =>
        limited(`desk ${err}`, (count) =>
          log.error({ err, count }, "the desk could not do something in the background"),
        ),
    },
    metrics,
    readMetrics: metricsReader({ metrics, store, cleanup }),
    close: () => toClose.disposeAsync(),
  };
}

/** The content with another address of the site, to which the links in emails and webhooks then lead. */
function withSiteUrl(content: ServerContent, siteUrl: string | undefined): ServerContent {
  if (!siteUrl) return content;
  const { origin: url } = new URL(siteUrl);
  const translations = Object.entries(content.translations).map(([language, words]) => [
    language,
    { ...words, company: { ...words.company, url } },
  ]);
  return { ...content, company: { ...content.company, url }, translations: Object.fromEntries(translations) };
}
