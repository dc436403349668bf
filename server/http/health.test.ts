import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { siteFixture } from "#server/site/site-fixture.ts";
import { startTestServer } from "../../tests/support/test-server.ts";

const metrics = { read: async () => "figure 1\n", token: "secret" };
const headers = { authorization: "Bearer secret" };

test.each([
  { name: "ready", ready: true, leaving: false, statuses: [200, 200, 200] },
  { name: "not ready", ready: false, leaving: false, statuses: [200, 503, 200] },
  { name: "leaving", ready: true, leaving: true, statuses: [200, 503, 200] },
])("HEAD is answered like GET by a server that is $name", async ({ ready, leaving, statuses }) => {
  const app = createApp({ site: siteFixture(), isReady: async () => ready, isLeaving: () => leaving, metrics });
  for (const [place, url] of ["/healthz", "/readyz", "/metrics"].entries()) {
    const get = await app.inject({ method: "GET", url, headers });
    const head = await app.inject({ method: "HEAD", url, headers });
    expect([url, get.statusCode, head.statusCode]).toEqual([url, statuses[place], statuses[place]]);
    expect(head.headers["content-length"]).toBe(get.headers["content-length"]);
    expect(head.body).toBe("");
  }
});

test("a server that could not store the last request says that it is not ready", async () => {
  await using server = await startTestServer();
  expect((await server.inject({ url: "/readyz" })).statusCode).toBe(200);
  await server.contact.store.close();
  expect((await server.post()).statusCode).toBe(503);
  expect((await server.inject({ url: "/readyz" })).statusCode).toBe(503);
});
