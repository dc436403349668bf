import { withDatabase } from "../../server/storage/open.ts";
import { overwriteErased } from "../../server/storage/overwrite-erased.ts";
import { eraseRequests } from "../../server/storage/personal-data.ts";
import { addressFrom, type Command } from "./command.ts";

export const erase: Command = {
  summary: "delete everything that is held about an e-mail address",
  usage: "<e-mail>",
  help: `Deletes all requests of the address and the mails about them, those that have not gone
out too, and removes them from the files of the database. It cannot be undone. What was
already sent lies in the sales mailbox, and older backups still hold the request: delete
it there as well. On PostgreSQL the table is locked for a moment, and its write-ahead log,
archives and replicas have a memory of their own: see docs/operations.md.`,
  async run(place, argument) {
    const email = addressFrom(argument);
    const done = await withDatabase(place, (transact) => transact((work) => eraseRequests(work, { email })));
    const counted = `${done.requests} requests and ${done.mails} mails were deleted, ${done.unsent} of them not sent yet.`;
    let problem = "another program has been reading the database since before, a backup perhaps";
    try {
      if (await overwriteErased(place)) return counted;
    } catch (error) {
      problem = error instanceof Error ? error.message : String(error);
    }
    throw new Error(
      `${counted} But what they said still stands in the files of the database: ${problem}. Run this again later.`,
    );
  },
};
