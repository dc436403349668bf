import type { FastifyInstance } from "fastify";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import { contactPath } from "#contract/contact.ts";
import { isApiPath, pathOf } from "#server/http/address.ts";
import type { IsReady } from "#server/storage/readiness.ts";
import type { Store } from "#server/storage/store.ts";
import type { Cleanup } from "./cleanup.ts";

/** Everything that is counted since the start. Labels hold codes only, never anything that a visitor wrote. */
export type Metrics = ReturnType<typeof createMetrics>;

export function createMetrics() {
  const registry = new Registry();
  const counter = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Counter({ name, help, labelNames, registers: [registry] });
  return {
    registry,
    httpRequests: counter("http_requests_total", "Responses, by kind of address and status.", "kind", "status"),
    httpDuration: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time from the request to the end of its response, by kind of address and class of status.",
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
      "Contact requests not stored, by the code of the error.",
      "code",
    ),
    captchaErrors: counter("captcha_errors_total", "Times the captcha provider could not be reached."),
    storageErrors: counter("storage_errors_total", "Operations that the database did not finish."),
    deliveriesSent: counter("deliveries_sent_total", "Emails and webhooks that were accepted.", "channel"),
    deliveriesFailed: counter(
      "deliveries_failed_total",
      "Failed emails and webhooks. They are retried, or were given up.",
      "channel",
    ),
  };
}

/** Counts and times every response. The address is not a label: visitors could write anything into it. */
export function measureResponses(app: FastifyInstance, { httpRequests, httpDuration }: Metrics): void {
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
  cleanup: Pick<Cleanup, "lastResult">;
  /** There if all is copied to a bucket. */
  copies: object | undefined;
};

/** The metrics, with the current state of storage, outbox and copies. */
export function metricsReader({ metrics: { registry }, store, cleanup, copies }: Sources): ReadMetrics {
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] });
  const storageUp = gauge("storage_up", "1 if a contact request would be stored now, as /readyz says.");
  const storageWaiting = gauge(
    "storage_waiting",
    "Operations of contact requests that wait for the database; at most 1000.",
  );
  const outboxWaiting = gauge("outbox_waiting", "Emails and webhooks that are not delivered yet.", "channel");
  const outboxDead = gauge(
    "outbox_dead",
    "Emails and webhooks that were given up. They stay stored; retry-deliveries tries them again.",
    "channel",
  );
  const outboxOldest = gauge("outbox_oldest_seconds", "Age of the oldest email or webhook that waits.", "channel");
  const copiesWaiting = gauge("copies_waiting", "Objects that are not in the bucket yet as they are now.");
  const copiesOldest = gauge("copies_oldest_seconds", "Age of the oldest change that is not in the bucket yet.");
  const copiesLast = gauge("copies_last_seconds", "Time since something was last copied.");
  const cleanupPaused = gauge("cleanup_paused", "1 while the database's clock may be wrong: nothing is deleted.");
  const expiredUnnotified = gauge(
    "expired_requests_unnotified",
    "Expired requests that nobody was notified of. They stay stored.",
  );

  let reading: Promise<string> | undefined;
  // Requests that arrive together share one reading.
  return () => {
    reading ??= read().finally(() => {
      reading = undefined;
    });
    return reading;
  };

  async function read(): Promise<string> {
    const [isUp, outbox, copied] = await Promise.all([
      store.isReady(),
      store.outboxState().catch(() => undefined),
      copies && store.copyState().catch(() => undefined),
    ]);
    const cleaned = cleanup.lastResult();
    storageUp.set(isUp ? 1 : 0);
    storageWaiting.set(store.waiting());
    for (const [channel, state] of [["email", outbox?.emails] as const, ["webhook", outbox?.webhooks] as const]) {
      show(outboxWaiting, state?.waiting, { channel });
      show(outboxDead, state?.dead, { channel });
      show(outboxOldest, state && state.oldestWaitingMs / 1_000, { channel });
    }
    show(copiesWaiting, copied?.waiting);
    show(copiesOldest, copied && copied.oldestWaitingMs / 1_000);
    show(copiesLast, copied?.lastCopyMs === undefined ? undefined : copied.lastCopyMs / 1_000);
    show(cleanupPaused, cleaned && (cleaned.doubt ? 1 : 0));
    show(expiredUnnotified, cleaned?.unnotified);
    return registry.metrics();
  }
}

/** Leaves out an unknown value: a stale one would look current. */
function show<Label extends string>(
  gauge: Gauge<Label>,
  value: number | undefined,
  labels: Partial<Record<Label, string>> = {},
): void {
  if (value === undefined) gauge.remove(labels);
  else gauge.set(labels, value);
}
