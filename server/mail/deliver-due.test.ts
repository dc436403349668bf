import { expect, test } from "vitest";
import { contentIn } from "#content/door.ts";
import { createCounters } from "#server/operations/counters.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import { goodRequest } from "../../tests/support/contact-request.ts";
import { startDrippingServer, startMailServer } from "../../tests/support/mail-servers.ts";
import { startTestServer } from "../../tests/support/test-server.ts";
import { type Delivery, deliverDue } from "./deliver-due.ts";
import { startOutbox } from "./outbox.ts";
import { sendBySmtp } from "./smtp.ts";
import { writeLetter } from "./write-letter.ts";

const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };

async function openOutbox(refuses?: (recipient: string) => string | undefined) {
  const mailServer = await startMailServer(refuses);
  const server = await startTestServer({ sendsReceipts: true });
  const codes: string[] = [];
  return {
    server,
    mailServer,
    codes,
    deliver: () =>
      deliverDue({
        store: server.contact.store,
        send: sendBySmtp(mailServer.url, { requiresTls: false }),
        write: (mail) => writeLetter(mail, addresses, contentIn("en")),
        counters: createCounters(),
        onFailure: (code) => codes.push(code),
        unstored: new Set(),
      }),
    async [Symbol.asyncDispose]() {
      await mailServer[Symbol.asyncDispose]();
      await server[Symbol.asyncDispose]();
    },
  };
}

test("a real mail server gets the notification and the receipt, and neither twice", async () => {
  await using outbox = await openOutbox();
  await outbox.server.post({ ...goodRequest, name: 'Ada, "Countess" of Lovelace 🚀' });
  expect(await outbox.deliver()).toBe(2);
  expect(await outbox.deliver()).toBe(0);

  const mails = outbox.mailServer.received;
  const notification = mails.find(({ to }) => to?.[0]?.address === "sales@ideas.test");
  expect(notification?.subject).toBe('Contact request from Ada, "Countess" of Lovelace 🚀');
  expect(notification?.replyTo).toEqual([{ name: 'Ada, "Countess" of Lovelace 🚀', address: "ada@engine.test" }]);
  expect(notification?.from).toEqual({ name: "Ideas Coded", address: "site@ideas.test" });
  expect(notification?.text).toContain(goodRequest.body);
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(["ada@engine.test", "sales@ideas.test"]);
  expect(outbox.server.rows("outgoing_mail").map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("a refused notification waits, a receipt to nobody is given up, and only the code is kept", async () => {
  await using outbox = await openOutbox((recipient) => `550 ${recipient} is unknown`);
  await outbox.server.post();
  await outbox.deliver();
  expect(outbox.codes).toEqual(["SMTP 550", "SMTP 550"]);
  const rows = outbox.server.rows("outgoing_mail").map(({ kind, state, last_error }) => [kind, state, last_error]);
  expect(rows.toSorted()).toEqual([
    ["notification", "waiting", "SMTP 550"],
    ["receipt", "dead", "SMTP 550"],
  ]);
});

test("a receipt waits too if it was not its recipient that the mail server refused", async () => {
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post();
  const codes: string[] = [];
  const refusals = [
    { code: "EAUTH", responseCode: 535, command: "AUTH PLAIN" },
    { code: "ETLS", responseCode: 502, command: "STARTTLS" },
  ];
  const delivery = deliveryFrom(server, {
    send: () => Promise.reject(Object.assign(new Error("no"), refusals.pop())),
    onFailure: (code) => codes.push(code),
  });
  await deliverDue(delivery);
  expect(codes).toEqual(["ETLS", "SMTP 535"]);
  expect(server.rows("outgoing_mail").map(({ state }) => state)).toEqual(["waiting", "waiting"]);
});

test("a stop waits for every mail in hand, also for those beside one whose result could not be stored", async () => {
  await using server = await startTestServer({ sendsReceipts: true });
  await server.post();
  const refused = Promise.withResolvers<void>();
  const lateSend = Promise.withResolvers<void>();
  const bothOnTheirWay = Promise.withResolvers<void>();
  const events: string[] = [];
  const delivery = deliveryFrom(server, {
    store: failingOnce(server.contact.store, refused.resolve),
    send: async () => {
      if (events.push("begun") === 2) bothOnTheirWay.resolve();
      else return;
      await lateSend.promise;
      events.push("sent");
    },
  });
  const outbox = startOutbox({ deliver: () => deliverDue(delivery), onError: () => {} });
  await Promise.all([bothOnTheirWay.promise, refused.promise]);
  const stopped = outbox.stop().then(() => events.push("stopped"));
  // Whatever does not wait for the second mail has ended after this.
  await new Promise(setImmediate);
  lateSend.resolve();
  await stopped;
  expect(events).toEqual(["begun", "begun", "sent", "stopped"]);
});

test("a mail that was sent while the database failed is ticked off later, and not sent again", async () => {
  await using server = await startTestServer();
  await server.post();
  const sent: string[] = [];
  const delivery = deliveryFrom(server, {
    store: failingOnce(server.contact.store),
    send: async ({ messageId }) => sent.push(messageId),
  });
  await expect(deliverDue(delivery)).rejects.toThrow("could not finish");
  expect(server.rows("outgoing_mail")).toMatchObject([{ state: "waiting" }]);
  expect(await deliverDue(delivery)).toBe(0);
  expect(server.rows("outgoing_mail")).toMatchObject([{ state: "sent", lease: null }]);
  expect(sent).toHaveLength(1);
});

test("a stop cuts a mail whose server keeps it waiting, and leaves it to the next start", async () => {
  await using mailServer = await startDrippingServer();
  await using server = await startTestServer();
  await server.post();
  const delivery = deliveryFrom(server, { send: sendBySmtp(mailServer.url, { requiresTls: false }) });
  const outbox = startOutbox({ deliver: (stop) => deliverDue(delivery, stop), onError: () => {}, patienceMs: 50 });
  await mailServer.dripping;
  await outbox.stop();
  await mailServer.closed;
  expect(server.rows("outgoing_mail")).toMatchObject([{ state: "waiting", lease: null, last_error: "EABORT" }]);
});

type Desk = Awaited<ReturnType<typeof startTestServer>>;

function deliveryFrom(server: Desk, changes: Pick<Delivery, "send"> & Partial<Delivery>): Delivery {
  return {
    store: server.contact.store,
    write: (mail) => writeLetter(mail, addresses, contentIn("en")),
    counters: createCounters(),
    onFailure: () => {},
    unstored: new Set(),
    ...changes,
  };
}

/** A store that fails to store the first result. */
function failingOnce(store: Store, onFailure = () => {}): Store {
  let failed = false;
  return {
    ...store,
    async finishMail(delivery) {
      if (failed) return store.finishMail(delivery);
      failed = true;
      onFailure();
      throw new StorageFailure("failed");
    },
  };
}
