import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";

const metricsPage = { read: async () => "figure 1\n", token: "secret" };
const headers = { authorization: "Bearer secret" };

test.each([
  { name: "ready", ready: true, shuttingDown: false, statuses: [200, 200, 200] },
  { name: "not ready", ready: false, shuttingDown: false, statuses: [200, 503, 200] },
  { name: "shutting down", ready: true, shuttingDown: true, statuses: [200, 503, 200] },
])("HEAD gets the same response as GET by a server that is $name", async ({ ready, shuttingDown, statuses }) => {
  const app = createApp({
    staticFiles: smallStaticFiles(),
    isReady: async () => ready,
    isShuttingDown: () => shuttingDown,
    metricsPage,
  });
  for (const [index, url] of ["/healthz", "/readyz", "/metrics"].entries()) {
    const get = await app.inject({ method: "GET", url, headers });
    const head = await app.inject({ method: "HEAD", url, headers });
    expect([url, get.statusCode, head.statusCode]).toEqual([url, statuses[index], statuses[index]]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.body).toBe("");
  }
});
