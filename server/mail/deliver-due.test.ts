import { expect, test } from "vitest";
import { contentIn } from "#content/door.ts";
import { createCounters } from "#server/operations/counters.ts";
import { goodRequest } from "../../tests/desk/good-request.ts";
import { startMailServer } from "../../tests/desk/mail-server.ts";
import { openDesk } from "../../tests/desk/open-desk.ts";
import { deliverDue } from "./deliver-due.ts";
import { sendBySmtp } from "./smtp.ts";
import { writeLetter } from "./write-letter.ts";

const addresses = { from: "site@ideas.test", to: "sales@ideas.test" };

async function openOutbox(refuses?: (recipient: string) => string | undefined) {
  const mailServer = await startMailServer(refuses);
  const desk = await openDesk({ sendsReceipts: true });
  const codes: string[] = [];
  return {
    desk,
    mailServer,
    codes,
    deliver: () =>
      deliverDue({
        store: desk.contact.store,
        send: sendBySmtp(mailServer.url),
        write: (mail) => writeLetter(mail, addresses, contentIn("en")),
        counters: createCounters(),
        onFailure: (code) => codes.push(code),
      }),
    async [Symbol.asyncDispose]() {
      await mailServer[Symbol.asyncDispose]();
      await desk[Symbol.asyncDispose]();
    },
  };
}

test("a real mail server gets the notification and the receipt, and neither twice", async () => {
  await using outbox = await openOutbox();
  await outbox.desk.post({ ...goodRequest, name: 'Ada, "Countess" of Lovelace 🚀' });
  expect(await outbox.deliver()).toBe(2);
  expect(await outbox.deliver()).toBe(0);

  const mails = outbox.mailServer.received;
  const notification = mails.find(({ to }) => to?.[0]?.address === "sales@ideas.test");
  expect(notification?.subject).toBe('Contact request from Ada, "Countess" of Lovelace 🚀');
  expect(notification?.replyTo).toEqual([{ name: 'Ada, "Countess" of Lovelace 🚀', address: "ada@engine.test" }]);
  expect(notification?.from).toEqual({ name: "Ideas Coded", address: "site@ideas.test" });
  expect(notification?.text).toContain(goodRequest.body);
  expect(mails.map(({ to }) => to?.[0]?.address).toSorted()).toEqual(["ada@engine.test", "sales@ideas.test"]);
  expect(outbox.desk.rows("outgoing_mail").map(({ state }) => state)).toEqual(["sent", "sent"]);
});

test("a refused notification waits, a receipt to nobody is given up, and only the code is kept", async () => {
  await using outbox = await openOutbox((recipient) => `550 ${recipient} is unknown`);
  await outbox.desk.post();
  await outbox.deliver();
  expect(outbox.codes).toEqual(["SMTP 550", "SMTP 550"]);
  const rows = outbox.desk.rows("outgoing_mail").map(({ kind, state, last_error }) => [kind, state, last_error]);
  expect(rows.toSorted()).toEqual([
    ["notification", "waiting", "SMTP 550"],
    ["receipt", "dead", "SMTP 550"],
  ]);
});
