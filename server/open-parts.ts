import { isAbsolute } from "node:path";
import type { Logger } from "pino";
import { contentIn } from "#content/door.ts";
import { sitePages } from "#content/page-paths.ts";
import { keepTally } from "./analytics/keep-tally.ts";
import type { AnalyticsDependencies } from "./analytics/take-happenings.ts";
import { chooseCaptcha } from "./captcha/captcha.ts";
import { captchaSecrets } from "./captcha/proof-of-work.ts";
import type { ContactDependencies } from "./contact/contact-routes.ts";
import { countInMemory, countInStore } from "./contact/rate-limit.ts";
import type { Env } from "./env.ts";
import { startDelivery } from "./mail/start-delivery.ts";
import { createCounters } from "./operations/counters.ts";
import { keepTidy } from "./operations/keep-tidy.ts";
import { type Metrics, metricsFrom } from "./operations/metrics.ts";
import { openStore } from "./storage/open.ts";
import { type IsReady, watchReadiness } from "./storage/readiness.ts";
import { limitStore } from "./storage/store.ts";

/** Everything that runs behind the requests. */
export type OpenParts = {
  contact: ContactDependencies;
  isReady: IsReady;
  analytics: AnalyticsDependencies;
  metrics: Metrics;
  close: () => Promise<void>;
};

/** Opens the storage and starts what works in the background, as the configuration says. */
export async function openParts(env: Env, log: Logger): Promise<OpenParts> {
  if (env.NODE_ENV === "production" && !env.DATABASE_URL && !isAbsolute(env.DATA_DIR)) {
    log.warn(
      `DATA_DIR is ${env.DATA_DIR}, a folder inside the project, which a deployment or git clean deletes with all requests. Name one outside, like /var/lib/website`,
    );
  }
  // Closed in the reverse order, also when a later part does not open; one that fails does not keep the others open.
  await using parts = new AsyncDisposableStack();
  const counters = createCounters();
  const captcha = chooseCaptcha(env, (code) => {
    counters.add("captcha_trouble_total");
    log.warn({ code }, "the captcha's provider could not be asked; the request is taken and marked");
  });
  const opened = await openStore(env, (code, sentence = "the database did not finish an operation") => {
    counters.add("storage_trouble_total");
    log.error({ code }, sentence);
  });
  parts.defer(() => opened.close());
  const store = watchReadiness(limitStore(opened, { most: 1_000, patienceMs: 4_500 }));
  const tally = keepTally({
    store,
    pages: sitePages().map(({ path }) => path),
    onError: (err) => log.error({ err }, "could not write the totals of the visit counter; they are kept for later"),
  });
  parts.defer(tally.stop);
  const delivery = startDelivery(env, { store, counters, log, words: contentIn("en") });
  parts.defer(delivery.stop);
  const tidying = keepTidy({ store, retentionDays: env.RETENTION_DAYS, log });
  parts.defer(tidying.stop);

  const toClose = parts.move();
  return {
    contact: {
      store,
      captcha,
      countClient: env.DATABASE_URL ? countInStore(store) : countInMemory(),
      clientSecret: env.CAPTCHA_SECRET[0] ?? captchaSecrets(env).join(),
      limits: { withCaptcha: env.CONTACT_LIMIT, withoutCaptcha: env.CONTACT_LIMIT_WITHOUT_CAPTCHA },
      sendsReceipts: env.MAIL_RECEIPT === "on",
      onStored: delivery.nudge,
      counters,
    },
    isReady: store.isReady,
    analytics: {
      tally,
      outside: { ga4: env.ANALYTICS_GA4_ID ?? null, plausible: env.ANALYTICS_PLAUSIBLE_DOMAIN ?? null },
      limit: 1_000,
    },
    metrics: metricsFrom({ counters, store, tidying }),
    close: () => toClose.disposeAsync(),
  };
}
