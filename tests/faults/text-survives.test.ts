import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import * as v from "valibot";
import { expect, test } from "vitest";
import { contentIn } from "#content/index.ts";
import { type ContactRequest, contactRequest } from "#contract/contact.ts";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { fromColumns } from "#server/storage/tables.ts";
import { until } from "#tests/support/client.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import type { TestDatabase } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { type ReceivedMail, startMailServer } from "#tests/support/mail-servers.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { hostileTexts } from "./anything/hostile-texts.ts";
import { runDb } from "./backup/run-db.ts";
import { openTestDatabase } from "./fixtures.ts";

/** What some program treats as the end of a line, a text or an email. */
const breaks = [
  ..."\n\r\v\f\t .=\\\"'-",
  "\u001c",
  "\u001e",
  "\u0085",
  "\u2028",
  "\u2029",
  "\ufeff",
  "\n.\n",
  "\nFrom ",
];
const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.string({ unit: fc.constantFrom(...breaks, "a", "é", "😀", "\u001b[31m"), maxLength: 100 }),
);
const someRequests = fc.array(fc.record({ name: text, phone: text, subject: text, body: text }), {
  minLength: 150,
  maxLength: 150,
});

/** What must not be in a file of lines or reach a terminal: every control character except the line feed. */
const breaksOfOthers = /[^\P{Cc}\n]|[\u2028\u2029]/u;

test.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)(
  "text that the form accepts on %s is the same after a backup, restored into %s, in an export and in a mail",
  async (from, to) => {
    await fc.assert(
      fc.asyncProperty(someRequests, async (generated) => {
        await using old = await openTestDatabase(from);
        const always = hostileTexts.map((one) => ({ name: one.slice(0, 400), subject: "", phone: "", body: one }));
        const kept = await post(old, [...always, ...generated]);
        expect(kept.size).toBeGreaterThan(50);

        const file = join(old.DATA_DIR, "backup.jsonl");
        await writeBackup(old, file);
        expect(readFileSync(file, "utf8")).not.toMatch(breaksOfOthers);
        await using fresh = await openTestDatabase(to);
        await restoreBackup(fresh, file);
        const rows = await fresh.rows("contact_request");
        expect(new Map(rows.map((row) => [row.idempotency_key, fromColumns(row)]))).toEqual(kept);

        const exported = runDb(fresh, "export", goodRequest.email);
        expect(exported).not.toMatch(breaksOfOthers);
        const words = new Map(
          JSON.parse(exported).map((request: ContactRequest & { id: string }) => [request.id, request]),
        );
        for (const row of rows) expect(words.get(row.id)).toMatchObject(fromColumns(row));
        expect(words.size).toBe(kept.size);

        const mails = await mailsFrom(fresh);
        expect(mails.size).toBe(kept.size);
        const requestOf = new Map(rows.map((row) => [row.id, fromColumns(row)]));
        for (const { id, request_id } of await fresh.rows("delivery")) {
          expectWhole(mails.get(`<${id}@ideas.test>`), requestOf.get(request_id));
        }
      }),
      // Every run takes seconds, so a failure is not shrunk first.
      { numRuns: shortOrFull(1, 10), endOnFailure: true },
    );
  },
);

/** Posts the requests and returns those that were accepted, by their idempotency key. */
async function post(
  database: TestDatabase,
  requests: readonly Partial<ContactRequest>[],
): Promise<Map<string, ContactRequest>> {
  await using server = await startTestServer({ database });
  const kept = new Map<string, ContactRequest>();
  for (const request of requests) {
    const key = randomUUID();
    const values = { ...request, email: goodRequest.email };
    const { statusCode } = await server.post(values, { "idempotency-key": key });
    const checked = v.safeParse(contactRequest, values);
    expect(statusCode).toBe(checked.success ? 200 : 422);
    if (!checked.success) continue;
    expect(checked.output.body).toBe(request.body?.toWellFormed().replace(/\r\n?/g, "\n").trim());
    kept.set(key, checked.output);
  }
  return kept;
}

/** Starts a server with a mail server on a database, and returns what arrives: an email for each that is in the database. */
async function mailsFrom(database: TestDatabase): Promise<Map<string, ReceivedMail>> {
  await using mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "site@ideas.test", MAIL_TO: "sales@ideas.test" };
  const { length } = await database.rows("delivery");
  await using _server = await spawnServer(database, { env });
  await until("the mails arrive", () => mailServer.received.length >= length);
  expect(mailServer.received).toHaveLength(length);
  return new Map(mailServer.received.map((mail) => [mail.messageId, mail]));
}

const { fields } = contentIn("en").contact;

function expectWhole(mail?: ReceivedMail, { name, phone, subject, body }: Partial<ContactRequest> = {}): void {
  expect(mail?.replyTo).toEqual([{ name, address: goodRequest.email }]);
  for (const [label, value] of [
    [fields.name, name],
    [fields.phone, phone],
    [fields.subject, subject],
    [fields.body, body],
  ]) {
    if (value) expect(mail?.text).toContain(`${label}:\n${value}\n\n`);
  }
}
