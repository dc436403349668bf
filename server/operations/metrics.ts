import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { contactPath } from "#contract/contact.ts";
import { isApiPath, pathOf } from "#server/http/address.ts";
import type { IsReady } from "#server/storage/readiness.ts";
import type { Store } from "#server/storage/store.ts";
import type { Tidying } from "./keep-tidy.ts";

/** Everything that is counted since the start. Labels hold codes only, never anything that a visitor wrote. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    httpRequests: counter("http_requests_total", "Answers, by kind of address and status.", "kind", "status"),
    httpDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the request to the end of its answer, by kind of address and class of status.",
      labelNames: ["kind", "status"],
      buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers: [registry],
    }),
    requestsStored: counter(
      "contact_requests_stored_total",
      "Contact requests stored, by the result of the captcha.",
      "captcha",
    ),
    requestsRepeated: counter(
      "contact_requests_repeated_total",
      "Contact requests that were sent again after they had been stored.",
    ),
    requestsRefused: counter(
      "contact_requests_refused_total",
      "Contact requests not stored, by the code of the problem.",
      "code",
    ),
    captchaTrouble: counter("captcha_trouble_total", "Times the captcha provider could not be reached."),
    storageTrouble: counter("storage_trouble_total", "Operations that the database did not finish."),
    mailsSent: counter("mails_sent_total", "Emails that the mail server accepted."),
    mailsFailed: counter("mails_failed_total", "Failed deliveries. They are retried, or were given up."),
    webhooksSent: counter("webhooks_sent_total", "Webhooks that their receiver accepted."),
    webhooksFailed: counter("webhooks_failed_total", "Failed webhooks. They are retried, or were given up."),
  };
}

/** Counts and times every answer. The address is not a label: visitors could write anything into it. */
export function measureAnswers(app: FastifyInstance, { httpRequests, httpDuration }: Metrics): void {
  app.addHook("onResponse", (request, reply, done) => {
    const kind = kindOf(request.url);
    const status = reply.statusCode;
    httpRequests.inc({ kind, status });
    httpDuration.observe({ kind, status: `${Math.floor(status / 100)}xx` }, reply.elapsedTime / 1_000);
    done();
  });
}

function kindOf(url: string): string {
  const path = pathOf(url);
  if (path === contactPath) return "contact";
  if (isApiPath(path)) return "api";
  return path === "/healthz" || path === "/readyz" || path === "/metrics" ? "health" : "page";
}

/** Reads all metrics in the text format of Prometheus. */
export type ReadMetrics = () => Promise<string>;

type Sources = {
  metrics: Metrics;
  store: Store & { isReady: IsReady; waiting: () => number };
  tidying: Pick<Tidying, "last">;
};

/** The metrics, with the current state of storage and outbox. */
export function metricsReader({ metrics: { registry }, store, tidying }: Sources): ReadMetrics {
  const gauge = (name: string, help: string) => new Gauge({ name, help, registers: [registry] });
  const storageUp = gauge("storage_up", "1 if a contact request would be stored now, as /readyz says.");
  const storageWaiting = gauge(
    "storage_waiting",
    "Operations of contact requests that wait for the database; at most 1000.",
  );
  const outboxWaiting = gauge("outbox_waiting", "Emails that are not delivered yet.");
  const outboxDead = gauge("outbox_dead", "Emails that were given up. They stay stored; retry-mail tries them again.");
  const outboxOldest = gauge("outbox_oldest_seconds", "Age of the oldest mail that waits.");
  const webhooksWaiting = gauge("webhooks_waiting", "Webhooks that are not delivered yet.");
  const webhooksDead = gauge("webhooks_dead", "Webhooks that were given up; retry-mail tries them again.");
  const webhooksOldest = gauge("webhooks_oldest_seconds", "Age of the oldest webhook that waits.");
  const tidyingPaused = gauge("tidying_paused", "1 while the database's clock may be wrong: nothing is deleted.");
  const requestsUntold = gauge("requests_untold", "Expired requests that nobody was notified of. They stay stored.");

  let reading: Promise<string> | undefined;
  // Requests that arrive together share one reading.
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  async function read(): Promise<string> {
    const [isUp, mail] = await Promise.all([store.isReady(), store.mailState().catch(() => undefined)]);
    const tidied = tidying.last();
    storageUp.set(isUp ? 1 : 0);
    storageWaiting.set(store.waiting());
    show(outboxWaiting, mail?.waiting);
    show(outboxDead, mail?.dead);
    show(outboxOldest, mail && mail.oldestWaitingMs / 1_000);
    show(webhooksWaiting, mail?.webhooks.waiting);
    show(webhooksDead, mail?.webhooks.dead);
    show(webhooksOldest, mail && mail.webhooks.oldestWaitingMs / 1_000);
    show(tidyingPaused, tidied && (tidied.doubt ? 1 : 0));
    show(requestsUntold, tidied?.untold);
    return registry.metrics();
  }
}

/** Leaves out an unknown value: a stale one would look current. */
function show(gauge: Gauge, value: number | undefined): void {
  if (value === undefined) gauge.remove();
  else gauge.set(value);
}
