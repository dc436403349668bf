import { describe, expect, test } from "vitest";
import { contentIn } from "#content/door.ts";
import { type Delivery, deliverDue } from "#server/mail/deliver-due.ts";
import type { Send } from "#server/mail/letter.ts";
import { writeLetter } from "#server/mail/write-letter.ts";
import { createCounters } from "#server/operations/counters.ts";
import { engines, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { shortOrFull } from "../support/full.ts";
import { openStoreWithClock } from "../support/store-with-clock.ts";
import { startTestServer } from "../support/test-server.ts";
import { killWhileDelivering } from "./mail/kill-while-delivering.ts";

const second = 1_000;
const minute = 60 * second;
const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };

describe.each(engines)("with a mail server that fails, on %s", (engine) => {
  test("delivers every mail within 10 minutes after the mail server was down for an hour", async () => {
    await using place = await openTestDatabase(engine);
    const { delivered, answers, requests } = await hourWithoutMail(place, deliverDue);
    expect(answers.filter((status) => status !== 200)).toEqual([]);
    expect(delivered.toSorted()).toEqual(requests.toSorted());
  });

  test("loses no mail when a fifth of the deliveries fail and the server is killed among them", async () => {
    await using place = await openTestDatabase(engine);
    const { received, expected } = await killWhileDelivering(place, shortOrFull(3, 12));
    // At least once: a mail may come twice, but then both are known as one.
    expect([...new Set(received)].toSorted()).toEqual(expected.toSorted());
  });
});

test("this proof notices an outbox that ticks a mail off before it is sent", async () => {
  await using place = await openTestDatabase("sqlite");
  const tickOffFirst = async (delivery: Delivery) => {
    const mails = await delivery.store.claimMail({ most: 5 });
    for (const mail of mails) {
      await delivery.store.finishMail({ ...mail, result: { sent: true } });
      await delivery.send(delivery.write(mail)).catch(() => {});
    }
    return mails.length;
  };
  const { delivered, requests } = await hourWithoutMail(place, tickOffFirst);
  expect(delivered.length).toBeLessThan(requests.length);
});

/** Requests come in every half minute. The mail server is away for an hour, and then there for ten minutes. */
async function hourWithoutMail(place: TestDatabase, deliver: (delivery: Delivery) => Promise<number>) {
  let now = Date.now();
  const store = await openStoreWithClock(place, () => now);
  await using desk = await startTestServer({ store });
  const delivered: string[] = [];
  const send: Send = async (letter) => {
    if (now < backAt) throw Object.assign(new Error("connect ECONNREFUSED"), { code: "ECONNECTION" });
    delivered.push(letter.messageId);
  };
  const delivery: Delivery = {
    store,
    send,
    write: (mail) => writeLetter(mail, addresses, contentIn("en")),
    counters: createCounters(),
    onFailure: () => {},
    unstored: new Set(),
  };
  const backAt = now + 60 * minute;
  const answers: number[] = [];
  for (let step = 0; now < backAt + 10 * minute; step += 1, now += 5 * second) {
    if (now < backAt && step % 6 === 0) answers.push((await desk.post()).statusCode);
    while ((await deliver(delivery)) > 0);
  }
  const mails = await place.rows("outgoing_mail");
  await store.close();
  return { delivered, answers, requests: mails.map(({ id }) => `<${id}@ideas.test>`) };
}
