import { readFileSync } from "node:fs";
import { startProgress } from "#scripts/run/progress.ts";
import { stopSignal } from "#scripts/run/stop-signal.ts";
import { type BucketSettings, openBucket } from "#server/outbox/bucket.ts";
import { decryptWith, newKeys } from "#server/outbox/encrypt.ts";
import { restoreCopies } from "#server/outbox/restore-copies.ts";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { jsonText } from "#server/storage/backup-format.ts";
import { confirmClock } from "#server/storage/clock.ts";
import { deleteAllExpired, deleteExpired } from "#server/storage/delete-expired.ts";
import { retryDeliveries } from "#server/storage/deliveries.ts";
import { migrate } from "#server/storage/migrations.ts";
import { type DatabaseConfig, openTransact, withDatabase } from "#server/storage/open.ts";
import { overwriteErased } from "#server/storage/overwrite-erased.ts";
import { eraseRequests, exportRequests } from "#server/storage/personal-data.ts";

/** One command of `npm run db`. */
export type Command = {
  summary: string;
  /** What follows the name, like "<file>". */
  usage: string;
  help: string;
  /** True for a command that may create a database. */
  creates?: true;
  /** Runs it and returns what to print. `argument` is what followed the name. */
  run: (
    config: DatabaseConfig & BucketSettings & { RETENTION_DAYS: number },
    argument: string | undefined,
  ) => Promise<string>;
};

export const commands: Record<string, Command> = {
  migrate: {
    summary: "bring the tables up to date",
    usage: "",
    help: `The server does this whenever it starts. Run it yourself to see it succeed before the
first new server starts. It only adds; running it twice is harmless. With more than 50,000 requests
on PostgreSQL do run it: it takes as long as it needs, where a starting server gives up.`,
    creates: true,
    async run(config) {
      // An index over a million requests takes a minute.
      await using database = openTransact(config, 30 * 60_000);
      const done = await migrate(database.transact);
      return done.length === 0 ? "The tables are up to date." : `Applied: ${done.join(", ")}.`;
    },
  },

  backup: {
    summary: "write everything to a file; the server can keep running",
    usage: "<file>",
    help: `Writes a snapshot of all requests with their emails, webhooks and notes, the staff's addresses
and the log of the desk to a text file that only you can read. The server can keep running.
The file fits both SQLite and PostgreSQL, and is read back before this command reports
success. It holds personal data: encrypt it before it leaves the machine.`,
    async run(config, argument) {
      const file = required(argument, "the name of the file to write");
      const counts = await writeBackup(config, file, { begin: startProgress, signal: stopSignal() });
      return `${counts.contact_request} requests and ${counts.delivery} emails or webhooks are in ${file}. It was read back and checked.`;
    },
  },

  restore: {
    summary: "restore a backup into an empty database",
    usage: "<file>",
    help: `Restores all of a backup, or nothing if the file is damaged or altered. The database must
be empty: set DATA_DIR to a new folder or DATABASE_URL to a new database. Emails that had not
been sent when the backup was made are sent when the server starts.`,
    creates: true,
    async run(config, argument) {
      const file = required(argument, "the name of the backup");
      const counts = await restoreBackup(config, file, { begin: startProgress, signal: stopSignal() });
      return `${counts.contact_request} requests and ${counts.delivery} emails or webhooks were restored.`;
    },
  },

  "restore --from-copy": {
    summary: "rebuild an empty database from the copies in the bucket",
    usage: "<key-file>",
    help: `Fetches the copy of every request, the staff and the log from COPY_URL and restores all of it, or nothing
if one is damaged. <key-file> is the private key as copy-key printed it. The database must be
empty: set DATA_DIR to a new folder or DATABASE_URL to a new database. Emails that had not
been sent are sent when the server starts.`,
    creates: true,
    async run(config, argument) {
      const keyFile = required(argument, "the file with the private key");
      if (!config.COPY_URL) throw new Error("COPY_URL is not set: it says where the copies are.");
      const decrypt = decryptWith(readFileSync(keyFile, "utf8"));
      const { objects, counts } = await restoreCopies(config, {
        bucket: openBucket(config),
        decrypt,
        begin: startProgress,
        signal: stopSignal(),
      });
      return `${objects} copies were found, and all of them restored: ${counts.contact_request} requests, ${counts.delivery} emails or webhooks, ${counts.request_note} notes, ${counts.staff} people on the staff, ${counts.audit_entry} entries of the log.`;
    },
  },

  "copy-key": {
    summary: "make the two keys for copies in a bucket",
    usage: "",
    help: `Prints a new pair of keys: the public one is COPY_PUBLIC_KEY, the private one reads the copies.
Keep the private one where neither the server nor the bucket is, like a password manager, and
on paper: without it the copies are worth nothing.`,
    creates: true,
    async run() {
      const { privateKey, publicKey } = await newKeys();
      return `# The setting: COPY_PUBLIC_KEY=${publicKey}\n# The private key, which does not belong on the server:\n${privateKey}`;
    },
  },

  export: {
    summary: "show everything that is held about an email address",
    usage: "<email>",
    help: `Prints all requests of the address, with their emails and notes, as JSON, for a person who
asks what is held about them. Case does not matter. To save it to a file:

  npm run --silent db -- export ada@example.com > ada.json`,
    async run(config, argument) {
      const email = addressFrom(argument);
      const requests = await withDatabase(config, (transact) => transact((tx) => exportRequests(tx, { email })));
      // The requests go to a file, so this goes beside them.
      const next = startProgress("Exporting requests", requests.length, { out: process.stderr });
      for (const _ of requests) next();
      return jsonText(requests, 2);
    },
  },

  erase: {
    summary: "delete everything that is held about an email address",
    usage: "<email>",
    help: `Deletes all requests of the address with their notes and emails, including emails that were
not sent yet, and removes them from the files of the database. This cannot be undone. Mail
that was already sent is in the sales mailbox, and older backups still hold the request:
delete it there too. On PostgreSQL the table is locked for a moment, and the write-ahead log,
archives and replicas keep the request longer: see docs/operations.md.`,
    async run(config, argument) {
      const email = addressFrom(argument);
      const signal = stopSignal();
      const done = await withDatabase(config, (transact) =>
        transact(async (tx) => {
          const erased = await eraseRequests(tx, { email });
          if (signal.aborted) throw new Error(`${signal.reason.message} Nothing was erased.`);
          return erased;
        }),
      );
      const counted = `${done.requests} requests and ${done.deliveries} emails or webhooks were deleted, ${done.unsent} of them not sent yet.`;
      let reason = "another program has been reading the database since before, perhaps a backup";
      try {
        if (await overwriteErased(config, { signal })) return counted;
      } catch (error) {
        reason = error instanceof Error ? error.message : String(error);
      }
      throw new Error(
        `${counted} But their text is still in the files of the database: ${reason}. Run this again later.`,
      );
    },
  },

  "retry-deliveries": {
    summary: "retry the emails and webhooks that were given up",
    usage: "",
    help: `An email or webhook that could not be delivered in 72 hours and 72 attempts is given up; its
request stays stored. Run this when the other server works again: what was given up counts
as new, and a running server sends it within seconds.`,
    async run(config) {
      const count = await withDatabase(config, (transact) => transact(retryDeliveries));
      return `${count} emails and webhooks are waiting again.`;
    },
  },

  cleanup: {
    summary: "confirm that the clock is right, and delete what has expired",
    usage: "<today>",
    help: `The server deletes nothing by age for a day after its clock jumped, or after it was off
for more than a day. If the clock is right, confirm it with today's date, like 2026-11-22:
what has expired is deleted now, and by the server from now on. If the clock shows another
date, nothing is deleted. This cannot be undone.`,
    async run(config, argument) {
      const today = required(argument, "today's date, to compare it with the clock");
      const { requests, unnotified } = await withDatabase(config, async (transact) => {
        await transact((tx) => confirmClock(tx, today));
        return deleteAllExpired((step) => transact((tx) => deleteExpired(tx, step)), {
          retentionDays: config.RETENTION_DAYS,
        });
      });
      return `${requests} requests were deleted. ${unnotified} expired ones are kept, because nobody has received an email about them yet.`;
    },
  },
};

function required(argument: string | undefined, what: string): string {
  if (!argument) throw new Error(`This command needs ${what}. Add --help to learn more.`);
  return argument;
}

/** Requests are looked up by address only, so a response about a name would be misleading. */
function addressFrom(argument: string | undefined): string {
  const address = required(argument, "an email address").trim();
  if (!/^\S+@\S+$/.test(address)) throw new Error(`"${address}" is not an email address.`);
  return address;
}
