import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import type { CopyState } from "#server/storage/copies.ts";
import type { CleanupResult } from "#server/storage/delete-expired.ts";
import type { Store } from "#server/storage/store.ts";
import { createMetrics, metricsReader } from "./metrics.ts";

function openMetrics(isReady: boolean, last?: CleanupResult, copied?: CopyState) {
  let asked = 0;
  const store = {
    outboxState: async () => {
      asked += 1;
      return {
        emails: { waiting: 1, dead: 2, oldestWaitingMs: 3_000 },
        webhooks: { waiting: 4, dead: 5, oldestWaitingMs: 6_000 },
      };
    },
    copyState: async () => copied,
    isReady: async () => isReady,
    waiting: () => 0,
  } as unknown as Store & { isReady: () => Promise<boolean>; waiting: () => number };
  return {
    read: metricsReader({ metrics: createMetrics(), store, cleanup: { lastResult: () => last }, copies: copied }),
    asked: () => asked,
  };
}

test.each([
  [true, 1],
  [false, 0],
])("a server whose readiness is %s has storage_up %i, whatever can still be read", async (isReady, figure) => {
  const text = await openMetrics(isReady).read();
  expect(text).toContain(`\nstorage_up ${figure}\n`);
  expect(text.match(/^outbox_.* \d$/gm)).toEqual([
    'outbox_waiting{channel="email"} 1',
    'outbox_waiting{channel="webhook"} 4',
    'outbox_dead{channel="email"} 2',
    'outbox_dead{channel="webhook"} 5',
    'outbox_oldest_seconds{channel="email"} 3',
    'outbox_oldest_seconds{channel="webhook"} 6',
  ]);
});

test("requests that arrive together share one reading", async () => {
  const { read, asked } = openMetrics(true);
  await Promise.all(Array.from({ length: 1_050 }, read));
  expect(asked()).toBe(1);
  await read();
  expect(asked()).toBe(2);
});

test.each<[CleanupResult | undefined, string, string[]]>([
  [undefined, "the first cleanup has not ended", []],
  [
    { requests: 0, unnotified: 0, doubt: "jumped" },
    "the clock jumped",
    ["cleanup_paused 1", "expired_requests_unnotified 0"],
  ],
  [{ requests: 0, unnotified: 2 }, "all is well", ["cleanup_paused 0", "expired_requests_unnotified 2"]],
])("shows %j when %s", async (last, _when, lines) => {
  const text = await openMetrics(true, last).read();
  expect(text.match(/^(cleanup_paused|expired_requests_unnotified).*$/gm) ?? []).toEqual(lines);
});

test.each<[CopyState | undefined, string, string[]]>([
  [undefined, "there is no bucket", []],
  [
    { waiting: 3, oldestWaitingMs: 4_000, lastCopyMs: undefined },
    "nothing is in the bucket yet",
    ["copies_waiting 3", "copies_oldest_seconds 4"],
  ],
  [
    { waiting: 0, oldestWaitingMs: 0, lastCopyMs: 90_000 },
    "all is in the bucket",
    ["copies_waiting 0", "copies_oldest_seconds 0", "copies_last_seconds 90"],
  ],
])("shows %j when %s", async (copied, _when, lines) => {
  const text = await openMetrics(true, undefined, copied).read();
  expect(text.match(/^copies_.*$/gm) ?? []).toEqual(lines);
});

test("every response is timed, by kind of address and class of status", async () => {
  const metrics = createMetrics();
  const app = createApp({ metrics });
  for (const url of ["/healthz", "/api/nothing", "/ada@engine.test"]) await app.inject(url);
  const text = await metrics.registry.metrics();
  const counted = text.match(/^http_request_duration_seconds_count.*$/gm);
  expect(counted).toEqual([
    'http_request_duration_seconds_count{kind="health",status="2xx"} 1',
    'http_request_duration_seconds_count{kind="api",status="4xx"} 1',
    'http_request_duration_seconds_count{kind="page",status="4xx"} 1',
  ]);
  expect(text).toContain('http_request_duration_seconds_bucket{le="10",kind="page",status="4xx"} 1');
  expect(text).not.toContain("ada");
});
