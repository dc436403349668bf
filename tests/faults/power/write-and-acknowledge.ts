// Stores requests one by one, as the server does, and writes down each as soon as it would have been answered with 200.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#server/storage/migrate.ts";
import { keepRequest } from "#server/storage/operations/keep-request.ts";
import { openDatabase, type Synchronous } from "#server/storage/sqlite/open-database.ts";
import { sqliteTransactions } from "#server/storage/sqlite/sqlite-transact.ts";
import { goodRequest } from "../../desk/good-request.ts";

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
