import { join } from "node:path";
import { databaseName } from "../../server/storage/open-store.ts";
import { withDatabase } from "../../server/storage/open-transact.ts";
import { eraseRequests } from "../../server/storage/operations/erase-requests.ts";
import { openDatabase } from "../../server/storage/sqlite/open-database.ts";
import { type Command, required } from "./command.ts";

export const erase: Command = {
  summary: "delete everything that is held about an e-mail address",
  usage: "<e-mail>",
  help: `Deletes all requests of the address and the mails about them, those that have not gone
out too. It cannot be undone. What was already sent lies in the sales mailbox, and older
backups still hold the request: delete it there as well.`,
  async run(place, argument) {
    const email = required(argument, "an e-mail address");
    const done = await withDatabase(place, (transact) => transact((work) => eraseRequests(work, { email })));
    if (!place.DATABASE_URL) emptyLog(join(place.DATA_DIR, databaseName));
    return `${done.requests} requests and ${done.mails} mails were deleted, ${done.unsent} of them not sent yet.`;
  },
};

// The write-ahead log still holds the pages as they were before.
function emptyLog(file: string): void {
  const database = openDatabase(file);
  database.exec("pragma wal_checkpoint(truncate)");
  database.close();
}
