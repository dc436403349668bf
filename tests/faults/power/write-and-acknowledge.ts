// Stores requests one by one, as the server does, and records each as soon as it would have been acknowledged with 200.
import { appendFileSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "#server/storage/migrations.ts";
import { storeRequest } from "#server/storage/requests.ts";
import { openDatabase, sqliteTransactions } from "#server/storage/sqlite.ts";
import { newRequest } from "#tests/support/contact-request.ts";

const [folder = "", synchronous = "full"] = process.argv.slice(2);
const database = openDatabase(join(folder, "contact.sqlite"));
database.exec(`pragma synchronous = ${synchronous}`);
const { transact } = sqliteTransactions(database);
await migrate(transact);
for (let index = 0; index < 500; index++) {
  await transact((tx) => storeRequest(tx, newRequest({ idempotencyKey: `request-${index}` })));
  appendFileSync(join(folder, "acknowledged"), `request-${index}\n`);
}
