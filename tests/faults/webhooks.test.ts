import { describe, expect } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { type Channel, deliverDue } from "#server/outbox/deliver.ts";
import { startChannel } from "#server/outbox/outbox.ts";
import { composeWebhook, sendWebhook, type Webhook } from "#server/outbox/webhook.ts";
import { minute } from "#server/storage/durations.ts";
import type { Store } from "#server/storage/store.ts";
import { until } from "#tests/support/client.ts";
import { goodRequest, newRequest } from "#tests/support/contact-request.ts";
import { changeRows, engines, type TestDatabase } from "#tests/support/database.ts";
import { whileOn } from "#tests/support/test-of.ts";
import { openServer } from "#tests/support/test-server.ts";
import { isSigned, startReceiver, webhookSecret } from "#tests/support/webhook-receiver.ts";
import { passDays, test } from "./fixtures.ts";

const kinds = ["notification", "webhook"] as const;

function webhooksTo(url: string, store: Store): Channel<Webhook> {
  return {
    name: "webhook",
    store,
    send: sendWebhook({ url, secrets: [webhookSecret], format: "standard" }),
    compose: (delivery) =>
      composeWebhook(delivery, { format: "standard", content: selectServerContent(), isMailOn: true }),
    metrics: createMetrics(),
    onFailure: () => {},
    unstored: new Set(),
    inHand: new Set(),
  };
}

async function webhooksIn(database: TestDatabase) {
  return (await database.rows("delivery")).filter(({ kind }) => kind === "webhook");
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("a request that the server took reaches the receiver, signed and with every field", async ({ database }) => {
    await using receiver = await startReceiver();
    await using server = await openServer({
      database,
      settings: { WEBHOOK_URL: receiver.url, WEBHOOK_SECRET: webhookSecret },
    });
    const response = await server.post();
    expect(response.statusCode).toBe(200);
    const got = await receiver.first;
    expect(isSigned(got, webhookSecret)).toBe(true);
    expect(JSON.parse(got.body).data).toMatchObject({ ...goodRequest, id: response.json().id });
    const [row] = await webhooksIn(database);
    expect(got.headers["webhook-id"]).toBe(row?.id);
  });

  test("410 ends a webhook at once; retry-deliveries tries it again, under the same ID", async ({ store }) => {
    await store.storeRequest(newRequest({ deliveries: [...kinds] }));
    await using gone = await startReceiver({ respond: (_, response) => response.writeHead(410).end() });
    const toGone = webhooksTo(gone.url, store);
    expect(await deliverDue(toGone)).toBe(1);
    expect((await toGone.metrics.deliveriesFailed.get()).values).toEqual([
      { labels: { channel: "webhook" }, value: 1 },
    ]);
    expect(await webhooksIn(store)).toMatchObject([{ state: "dead", last_error: "HTTP 410" }]);
    expect(await store.outboxState()).toMatchObject({
      emails: { dead: 0, waiting: 1 },
      webhooks: { dead: 1, waiting: 0 },
    });

    expect(await store.retryDeliveries()).toBe(1);
    expect(await store.outboxState()).toMatchObject({
      emails: { dead: 0, waiting: 1 },
      webhooks: { dead: 0, waiting: 1 },
    });
    await using receiver = await startReceiver();
    const channel = webhooksTo(receiver.url, store);
    await deliverDue(channel);
    expect((await channel.metrics.deliveriesSent.get()).values).toEqual([{ labels: { channel: "webhook" }, value: 1 }]);
    expect(receiver.received[0]?.headers["webhook-id"]).toBe(gone.received[0]?.headers["webhook-id"]);
  });

  test("a mail that waits holds up no webhook, and neither goes out as the other", async ({ store }) => {
    await using receiver = await startReceiver();
    await store.storeRequest(newRequest({ deliveries: [...kinds] }));
    expect((await store.claimDeliveries({ max: 5, channel: "email" })).map(({ kind }) => kind)).toEqual([
      "notification",
    ]);
    expect(await deliverDue(webhooksTo(receiver.url, store))).toBe(1);
    expect((await store.rows("delivery")).map(({ state }) => state).toSorted()).toEqual(["sent", "waiting"]);
  });

  test("an expired request goes if a webhook told someone, although its mail still waits", async ({ time, store }) => {
    await using receiver = await startReceiver();
    await store.storeRequest(newRequest({ deliveries: [...kinds], idempotencyKey: "told" }));
    await deliverDue(webhooksTo(receiver.url, store));
    await store.storeRequest(newRequest({ deliveries: [...kinds], idempotencyKey: "unnotified" }));
    await passDays(8, { store, time });
    await passDays(1, { store, time }, 7);
    expect(await store.rows("contact_request")).toMatchObject([{ idempotency_key: "unnotified" }]);
  });
});

test("an expired request goes although its webhook waits, for a receiver that may be gone", async ({ time, store }) => {
  await store.storeRequest(newRequest({ deliveries: ["webhook"] }));
  await passDays(8, { store, time });
  await passDays(1, { store, time }, 7);
  expect(await store.rows("contact_request")).toEqual([]);
});

test("a redirect is tried again like any failure, after the wait that it asks for, an hour at most", async ({
  time,
  store,
}) => {
  await using receiver = await startReceiver({
    respond: (_, response) => response.writeHead(307, { "retry-after": "999999" }).end(),
  });
  await store.storeRequest(newRequest({ deliveries: ["webhook"] }));
  const channel = webhooksTo(receiver.url, store);
  await deliverDue(channel);
  time.now += 59 * minute;
  expect(await deliverDue(channel)).toBe(0);
  time.now += minute;
  expect(await deliverDue(channel)).toBe(1);
});

whileOn(test, "desk")(
  "the desk shows a webhook that was given up, apart from the mails, and sends it again",
  async ({ database, store }) => {
    await using receiver = await startReceiver();
    // Before there is a server that would send it.
    await store.storeRequest(newRequest({ deliveries: [...kinds] }));
    await changeRows(database, "update delivery set state = 'dead', attempts = 1 where kind = 'webhook'");
    const [{ id: webhookId = "", request_id: id = "" } = {}] = await webhooksIn(database);
    await using server = await openServer({
      database,
      settings: { WEBHOOK_URL: receiver.url, WEBHOOK_FORMAT: "slack" },
    });
    const browser = await server.signedIn();
    const health = await browser.send("/desk/health");
    expect(health.body).toContain("0 waiting, 1 failed");
    expect(health.body).toMatch(/Emails that failed<\/th><td [^>]*><span>None/);
    expect(health.body).toContain("Requests go to WEBHOOK_URL only");
    // Someone hears of requests, so no page warns that nobody does.
    expect(health.body).not.toContain('class="warning"');

    expect((await browser.send(`/desk/requests/${id}`)).body).toContain("Webhook: failed");
    await browser.send(`/desk/requests/${id}/send-again`, { form: { delivery: webhookId } });
    const { headers, body } = await receiver.first;
    expect(headers["webhook-id"]).toBe(webhookId);
    expect(body).toContain(`/desk/requests/${id}`);
    expect(body).toContain("SMTP_URL is not set");
    expect(body).not.toContain("Ada");
  },
);

test("a webhook that the receiver leaves hanging keeps no other one waiting", async ({ store }) => {
  let release = () => {};
  let count = 0;
  await using receiver = await startReceiver({
    respond: (_, response) => {
      const accept = () => void response.writeHead(204).end();
      if (count++ === 0) release = accept;
      else accept();
    },
  });
  for (let stored = 0; stored < 12; stored++) await store.storeRequest(newRequest({ deliveries: ["webhook"] }));
  const send = sendWebhook({ url: receiver.url, secrets: [], format: "slack" }, { deadlineMs: 3_600_000 });
  const outbox = startChannel({ ...webhooksTo(receiver.url, store), send }, { error: () => {} });
  const sent = async () => (await webhooksIn(store)).filter(({ state }) => state === "sent").length;
  await until("all others have arrived", async () => (await sent()) === 11);
  release();
  await outbox.stop();
  expect(await sent()).toBe(12);
});
