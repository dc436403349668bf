import { once } from "node:events";
import { connect } from "node:net";
import { expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { freePort } from "#tests/support/postgres.ts";
import { listenForMetrics } from "./serve-metrics.ts";

const host = "127.0.0.1";
const app = createApp({ metricsPage: { read: async () => "figure 1\n", token: "secret" } });

test.each([{}, { authorization: "Bearer other" }, { authorization: "secret" }])(
  "shows no metrics to %o",
  async (headers) => {
    expect((await app.inject({ url: "/metrics", headers })).statusCode).toBe(404);
  },
);

test("a separate port says only that the metrics could not be read; the log says why", async () => {
  const port = await freePort();
  const log = { error: vi.fn() };
  const failure = new Error("no database");
  const close = await listenForMetrics({ read: () => Promise.reject(failure), port, host, log });
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  expect([response.status, await response.text()]).toEqual([500, ""]);
  expect(log.error).toHaveBeenCalledWith({ err: failure }, "the metrics could not be read");
  await close();
});

test("a separate port is closed on shutdown, together with unused connections", async () => {
  const port = await freePort();
  const close = await listenForMetrics({ read: async () => "figure 1\n", port, host, log: { error: () => {} } });
  expect(await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()).toBe("figure 1\n");
  const silent = connect(port, "127.0.0.1").on("error", () => {});
  const ended = once(silent, "close");
  await once(silent, "connect");
  await close();
  await ended;
  await expect(fetch(`http://127.0.0.1:${port}/metrics`)).rejects.toThrow();
});
