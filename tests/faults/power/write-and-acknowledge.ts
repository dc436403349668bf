// Stores requests one by one, as the server does, and writes down each as soon as it would have been answered with 200.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#server/storage/migrations.ts";
import { keepRequest } from "#server/storage/requests.ts";
import { openDatabase, type Synchronous, sqliteTransactions } from "#server/storage/sqlite.ts";
import { goodRequest } from "../../support/contact-request.ts";

const [folder = "", synchronous = "full"] = process.argv.slice(2);
const database = openDatabase(join(folder, "contact.sqlite"), { synchronous: synchronous as Synchronous });
const { transact } = sqliteTransactions(database);
await migrate(transact);
for (let place = 0; place < 500; place++) {
  await transact((work) =>
    keepRequest(work, {
      request: { ...goodRequest, purpose: [] },
      fingerprint: "",
      idempotencyKey: `request-${place}`,
      captcha: "passed",
      captchaUse: { id: `captcha-${place}`, expiresAt: 0 },
      suspicions: [],
      mails: ["notification"],
      receiptKey: "",
    }),
  );
  appendFileSync(join(folder, "acknowledged"), `request-${place}\n`);
}
