import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { until } from "#tests/support/client.ts";
import { purposeCodes } from "#tests/support/contact-request.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { startMailServer } from "#tests/support/mail-servers.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { openTestDatabase } from "./fixtures.ts";

const canary = {
  name: "Kanarienvogel",
  email: "canary@cage.test",
  phone: "+1 555 0100777",
  subject: "Feathers-subject",
  body: "Tweet-tweet-body",
  token: "canary-token-7f3a",
};
const traces = Object.values(canary);
const { token, ...fields } = canary;
const values = { ...fields, purpose: purposeCodes.slice(0, 1) };
const form = { "content-type": "application/x-www-form-urlencoded" };

test.each(engines)(
  "neither the log nor the metrics contain a visitor's words, address or token, on %s",
  async (engine) => {
    await using database = await openTestDatabase(engine);
    // A mail server that quotes the refused address, as many do.
    await using mailServer = await startMailServer((recipient) => `450 ${recipient} is unknown, said ${canary.email}`);
    const env = {
      LOG_LEVEL: "trace",
      METRICS_TOKEN: "for-the-figures-and-for-nobody-else",
      SMTP_URL: mailServer.url,
      MAIL_RECEIPT: "on",
      TRUSTED_PROXIES: "127.0.0.1",
    };
    const server = await spawnServer(database, { env });
    const address = { "x-forwarded-for": "203.0.113.77" };

    const requests: (() => Promise<{ status: number }>)[] = [
      () => server.client.post(values, address),
      () => server.client.post(values, { ...address, "idempotency-key": token }),
      () => server.client.post(values, { ...address, "x-captcha-token": token }),
      () => server.client.post({ ...values, email: canary.body }, address),
      () => server.client.post({ ...values, [canary.subject]: canary.body }, address),
      () => server.client.post(`{"name": "${canary.name}", ${canary.body}`, address),
      () => server.client.post(values, { ...address, "content-type": `text/${canary.token}` }),
      () => server.client.post(values, { ...address, "x-form-trap": canary.body }),
      () => server.client.post(values, { ...address, origin: `https://${canary.token}.test` }),
      () => server.client.send(`/api/${canary.token}?email=${canary.email}`, { headers: address }),
      () => server.client.send(`/api/contact?${canary.token}`, { method: "DELETE", headers: address }),
      () => server.client.send("/metrics", { headers: { ...address, authorization: `Bearer ${token}` } }),
      () =>
        server.client.send("/api/contact", {
          method: "POST",
          headers: { ...address, ...form },
          body: new URLSearchParams(fields).toString(),
        }),
    ];
    const statuses = new Set<number>();
    for (let index = 0; index < shortOrFull(26, 1_000); index++) {
      const response = await requests[index % requests.length]?.();
      if (response) statuses.add(response.status);
    }
    await until("an email was refused", () => server.output().includes("an email could not be delivered"));
    // A database that fails in the middle of a request quotes its values.
    await changeRows(database, "drop table delivery");
    statuses.add((await server.client.post(values, address)).status);
    const figures = await server.client.send("/metrics", {
      headers: { authorization: "Bearer for-the-figures-and-for-nobody-else" },
    });
    await server.end("SIGTERM");

    expect([...statuses].toSorted()).toEqual([200, 303, 400, 403, 404, 405, 415, 422, 503]);
    expect(figures.body).toContain("contact_requests_stored_total");
    expect(traces.filter((trace) => server.output().includes(trace))).toEqual([]);
    expect(traces.filter((trace) => figures.body.includes(trace))).toEqual([]);
    expect(server.output()).not.toContain("203.0.113.77");
  },
);

test("this test notices a server that logs what it was sent", async () => {
  const lines: string[] = [];
  const log = pino({ level: "trace" }, { write: (line) => lines.push(line) });
  await using server = await startTestServer();
  await using app = createApp({ log, contact: server.contact });
  // As a developer might while debugging.
  app.addHook("preHandler", async ({ body }) => log.debug({ body }, "a request"));
  await app.inject({ method: "POST", url: "/api/contact", payload: values });
  expect(traces.filter((trace) => lines.join("").includes(trace)).length).toBeGreaterThan(3);
});
