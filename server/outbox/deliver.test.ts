import { expect, onTestFinished, test } from "vitest";
import { contentIn } from "#content/index.ts";
import type { DeliveryResult } from "#server/storage/deliveries.ts";
import { withDatabase } from "#server/storage/open.ts";
import { eraseRequests } from "#server/storage/personal-data.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import { claimedDelivery, goodRequest, newRequest } from "#tests/support/contact-request.ts";
import { emailChannel, startMailServer, startTcpServer } from "#tests/support/mail-servers.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import type { Email } from "./compose-email.ts";
import { backOff, deliverDue } from "./deliver.ts";
import { startChannel } from "./outbox.ts";
import { sendBySmtp } from "./smtp.ts";

test("a real mail server gets the notification and the receipt, and neither twice", async () => {
  await using mailServer = await startMailServer();
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post({ ...goodRequest, name: 'Ada, "Countess" of Lovelace 🚀' });
  const channel = emailChannel(server.contact.store, { send: sendBySmtp(mailServer.url, { requiresTls: false }) });
  expect(await deliverDue(channel)).toBe(2);
  expect(await deliverDue(channel)).toBe(0);

  const mails = mailServer.received;
  const notification = mails.find(({ to }) => to?.[0]?.address === "sales@ideas.test");
  expect(notification?.subject).toMatch(/A portal · Ada, "Countess" of Lovelace 🚀$/);
  expect(notification?.replyTo).toEqual([{ name: 'Ada, "Countess" of Lovelace 🚀', address: "ada@engine.test" }]);
  expect(notification?.from).toEqual({ name: contentIn("en").company.name, address: "site@ideas.test" });
  expect(notification?.text).toContain(goodRequest.body);
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(["ada@engine.test", "sales@ideas.test"]);
  expect((await server.rows("delivery")).map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("a refused notification waits, a receipt to an unknown address is given up, and only the code is kept", async () => {
  await using mailServer = await startMailServer((recipient) => `550 ${recipient} is unknown`);
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post();
  const codes: string[] = [];
  const send = sendBySmtp(mailServer.url, { requiresTls: false });
  await deliverDue(emailChannel(server.contact.store, { send, onFailure: (code) => codes.push(code) }));
  expect(codes).toEqual(["SMTP 550", "SMTP 550"]);
  const rows = (await server.rows("delivery")).map(({ kind, state, last_error }) => [kind, state, last_error]);
  expect(rows.toSorted()).toEqual([
    ["notification", "waiting", "SMTP 550"],
    ["receipt", "dead", "SMTP 550"],
  ]);
});

test.each([
  ["a name that cannot be resolved", "EDNS", async () => `smtp://${"a".repeat(64)}.test`],
  ["a port where nobody listens", "ESOCKET", async () => "smtp://127.0.0.1:1"],
  [
    "a certificate that nobody vouches for",
    "ESOCKET",
    () => addressOf(startMailServer(undefined, { offersTls: true })),
  ],
  ["a mail server that hangs up", "ECONNECTION", () => addressOf(startTcpServer((socket) => socket.destroy()))],
  ["a mail server that says nothing", "ETIMEDOUT", () => addressOf(startTcpServer(() => {}))],
  [
    "a wrong password",
    "SMTP 535",
    async () =>
      (await addressOf(startMailServer(undefined, { refusesPasswords: true }))).replace("//", "//user:wrong@"),
  ],
])("%s is noted as %s", async (_what, code, open) => {
  await using server = await startTestServer();
  await server.post();
  const codes: string[] = [];
  const send = sendBySmtp(await open(), { requiresTls: false, greetingTimeout: code === "ETIMEDOUT" ? 200 : 30_000 });
  await deliverDue(emailChannel(server.contact.store, { send, onFailure: (code) => codes.push(code) }));
  expect(codes).toEqual([code]);
  expect(await server.rows("delivery")).toMatchObject([{ state: "waiting", last_error: code }]);
});

test("a mail that is being sent while its request is erased still arrives, and nothing of it is left", async () => {
  await using server = await startTestServer();
  await server.post();
  const sent: string[] = [];
  const send = async ({ text }: Email) => {
    await withDatabase(server, (transact) => transact((tx) => eraseRequests(tx, { email: goodRequest.email })));
    sent.push(text);
  };
  expect(await deliverDue(emailChannel(server.contact.store, { send }))).toBe(1);
  expect(sent).toEqual([expect.stringContaining(goodRequest.body)]);
  expect([...(await server.rows("contact_request")), ...(await server.rows("delivery"))]).toEqual([]);
  expect(await deliverDue(emailChannel(server.contact.store, { send }))).toBe(0);
});

test("a receipt waits too if the mail server refused something other than its recipient", async () => {
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post();
  const codes: string[] = [];
  const refusals = [
    { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" },
    { code: "ETLS", responseCode: 502, command: "STARTTLS" },
  ];
  const channel = emailChannel(server.contact.store, {
    send: () => Promise.reject(Object.assign(new Error("no"), refusals.pop())),
    onFailure: (code) => codes.push(code),
  });
  await deliverDue(channel);
  expect(codes).toEqual(["ETLS", "SMTP 535"]);
  expect((await server.rows("delivery")).map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("what became of an email about several assignments is stored for all of them, sent or not", async () => {
  const results: DeliveryResult[] = [];
  const store = {
    claimDeliveries: async () => [claimedDelivery({}, { others: ["second"] })],
    finishDelivery: async (result: DeliveryResult) => results.push(result),
  } as unknown as Store;
  for (const send of [async () => {}, () => Promise.reject(new Error("no"))])
    await deliverDue(emailChannel(store, { send }));
  expect(results.map(({ others, result }) => [others, result.sent])).toEqual([
    [["second"], true],
    [["second"], false],
  ]);
});

test("a stop waits for every mail that is being sent, even if the result of another could not be stored", async () => {
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post();
  const refused = Promise.withResolvers<void>();
  const lateSend = Promise.withResolvers<void>();
  const bothOnTheirWay = Promise.withResolvers<void>();
  const events: string[] = [];
  const channel = emailChannel(failingOnce(server.contact.store, refused.resolve), {
    send: async () => {
      if (events.push("begun") === 2) bothOnTheirWay.resolve();
      else return;
      await lateSend.promise;
      events.push("sent");
    },
  });
  const outbox = startChannel(channel, { error: () => {} });
  await Promise.all([bothOnTheirWay.promise, refused.promise]);
  const stopped = outbox.stop().then(() => events.push("stopped"));
  // Code that does not wait for the second mail would have ended by now.
  await new Promise(setImmediate);
  lateSend.resolve();
  await stopped;
  expect(events).toEqual(["begun", "begun", "sent", "stopped"]);
});

test("five emails at most are sent at once, and each place is filled again as soon as it is free", async () => {
  await using server = await startTestServer();
  for (let stored = 0; stored < 12; stored++)
    await server.contact.store.storeRequest(newRequest({ deliveries: ["notification"] }));
  const held: (() => void)[] = [];
  const allBegun = Promise.withResolvers<void>();
  let begun = 0;
  let maxHeld = 0;
  const send = () =>
    new Promise<void>((resolve) => {
      maxHeld = Math.max(maxHeld, held.push(resolve));
      if (++begun === 12) allBegun.resolve();
      // Later, so that all those of one claim are counted.
      else if (held.length >= 5) setImmediate(() => held.shift()?.());
    });
  const outbox = startChannel(emailChannel(server.contact.store, { send }), { error: () => {} });
  await allBegun.promise;
  for (const release of held) release();
  await outbox.stop();
  expect(maxHeld).toBe(5);
});

test("a mail that was sent while the database failed is marked as sent later, and not sent again", async () => {
  await using server = await startTestServer();
  await server.post();
  const sent: string[] = [];
  const channel = emailChannel(failingOnce(server.contact.store), {
    send: async ({ messageId }) => sent.push(messageId),
  });
  await expect(deliverDue(channel)).rejects.toThrow("could not finish");
  expect(await server.rows("delivery")).toMatchObject([{ state: "waiting" }]);
  expect(await deliverDue(channel)).toBe(0);
  expect(await server.rows("delivery")).toMatchObject([{ state: "sent", lease: null }]);
  expect(sent).toHaveLength(1);
});

/** The address of a server, which is closed when the test ends. */
async function addressOf(started: Promise<{ url: string } & AsyncDisposable>): Promise<string> {
  const server = await started;
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server.url;
}

/** A store that fails to store the first result. */
function failingOnce(store: Store, onFailure = () => {}): Store {
  let failed = false;
  return {
    ...store,
    async finishDelivery(result) {
      if (failed) return store.finishDelivery(result);
      failed = true;
      onFailure();
      throw new StorageFailure("failed");
    },
  };
}

test("waits twice as long after each failure: 5 seconds to an hour, five minutes if the mail server is down", () => {
  const waits = [1, 2, 3, 4, 30].map((attempts) => backOff(attempts, "refused", () => 0));
  expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 3_600_000]);
  expect(backOff(30, "unreachable", () => 0)).toBe(300_000);
  // A random part of up to one half less, so that not all mails come at once.
  expect(backOff(2, "refused", () => 1)).toBe(5_000);
});
