import { setTimeout as wait } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { type Channel, deliverDue } from "#server/outbox/deliver.ts";
import type { SendEmail } from "#server/outbox/smtp.ts";
import { minute } from "#server/storage/durations.ts";
import { atOnce } from "#tests/support/client.ts";
import { changeRows, engines, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { emailChannel, startMailServer } from "#tests/support/mail-servers.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { openTestDatabase } from "./fixtures.ts";

const second = 1_000;

describe.concurrent.each(engines)("with a mail server that fails, on %s", (engine) => {
  test("delivers every mail within 10 minutes after the mail server was down for an hour", async () => {
    await using database = await openTestDatabase(engine);
    const { delivered, responses, requests } = await hourWithoutMail(database, deliverDue);
    expect(responses.filter((status) => status !== 200)).toEqual([]);
    expect(delivered.toSorted()).toEqual(requests.toSorted());
  });

  test("loses no mail when a fifth of the deliveries fail and the server is killed in between", async () => {
    await using database = await openTestDatabase(engine);
    const { received, expected } = await killWhileDelivering(database, shortOrFull(3, 12));
    // At least once: an email may come twice, but then both have one Message-ID.
    expect([...new Set(received)].toSorted()).toEqual(expected.toSorted());
  });
});

test("this test notices an outbox that marks a mail as sent before it is sent", async () => {
  await using database = openSqlite();
  const tickOffFirst = async (channel: Channel) => {
    const mails = await channel.store.claimDeliveries({ max: 5, channel: "email" });
    for (const mail of mails) {
      await channel.store.finishDelivery({ ...mail, result: { sent: true } });
      await channel.send(channel.compose(mail)).catch(() => {});
    }
    return mails.length;
  };
  const { delivered, requests } = await hourWithoutMail(database, tickOffFirst);
  expect(delivered.length).toBeLessThan(requests.length);
});

/** A request comes in every half minute. The mail server is down for an hour, and then up for ten minutes. */
async function hourWithoutMail(database: TestDatabase, deliver: (channel: Channel) => Promise<number>) {
  let now = Date.now();
  const store = await openStoreWithClock(database, () => now);
  await using server = await startTestServer({ store });
  const delivered: string[] = [];
  const send: SendEmail = async (mail) => {
    if (now < backAt) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNECTION" });
    delivered.push(mail.messageId);
  };
  const channel = emailChannel(store, { send });
  const backAt = now + 60 * minute;
  const responses: number[] = [];
  for (; now < backAt + 10 * minute; now += 30 * second) {
    if (now < backAt) responses.push((await server.post()).statusCode);
    while ((await deliver(channel)) > 0);
  }
  const mails = await database.rows("delivery");
  await store.close();
  return { delivered, responses, requests: mails.map(({ id }) => `<${id}@ideas.test>`) };
}

/** Kills the server this many times while it delivers. Returns the Message-IDs that arrived and those that should have. */
async function killWhileDelivering(database: TestDatabase, kills: number) {
  await using mailServer = await startMailServer(() => (Math.random() < 0.2 ? "451 Try again later" : undefined));
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "site@ideas.test", MAIL_TO: "sales@ideas.test" };

  for (let round = 0; round < kills; round++) {
    const server = await spawnServer(database, { env });
    await atOnce(10, 40, () => server.client.post());
    await wait(Math.random() * 50);
    await server.end("SIGKILL");
    await letTimePass(database);
  }

  const server = await spawnServer(database, { env });
  while ((await database.rows("delivery")).some(({ state }) => state === "waiting")) {
    await letTimePass(database);
    await wait(200);
  }
  await server.end("SIGTERM");
  return {
    received: mailServer.received.map(({ messageId }) => messageId),
    expected: (await database.rows("delivery")).map(({ id }) => `<${id}@ideas.test>`),
  };
}

// Ends the leases and waits at once, instead of after two minutes.
function letTimePass(database: TestDatabase): Promise<void> {
  return changeRows(
    database,
    `update delivery set next_attempt_at = 0, leased_until = 0
     where state = 'waiting'`,
  );
}
