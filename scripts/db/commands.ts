import { existsSync } from "node:fs";
import { join } from "node:path";
import { restoreBackup, writeBackup } from "../../server/storage/backup.ts";
import { jsonText } from "../../server/storage/backup-format.ts";
import { retryMail } from "../../server/storage/mail.ts";
import { migrate } from "../../server/storage/migrations.ts";
import { type DatabaseConfig, databaseName, openTransact, withDatabase } from "../../server/storage/open.ts";
import { overwriteErased } from "../../server/storage/overwrite-erased.ts";
import { eraseRequests, exportRequests } from "../../server/storage/personal-data.ts";
import { confirmClock, deleteExpired } from "../../server/storage/tidy.ts";

/** One command of `npm run db`. */
export type Command = {
  summary: string;
  /** What follows the name, like "<file>". */
  usage: string;
  help: string;
  /** True for a command that may create a database. */
  creates?: true;
  /** Runs it and returns what to print. `argument` is what followed the name. */
  run: (config: DatabaseConfig & { RETENTION_DAYS: number }, argument: string | undefined) => Promise<string>;
};

export const commands: Record<string, Command> = {
  migrate: {
    summary: "bring the tables up to date",
    usage: "",
    help: `The server does this itself whenever it starts. Run it beforehand if you want to see
it done before the first new server starts. It only adds; running it twice is harmless.`,
    creates: true,
    async run(config) {
      const { transact, close } = openTransact(config);
      try {
        const done = await migrate(transact);
        return done.length === 0 ? "The tables are up to date." : `Done: ${done.join(", ")}.`;
      } finally {
        await close();
      }
    },
  },

  backup: {
    summary: "write everything into a file, while the server runs",
    usage: "<file>",
    help: `Writes all requests, mails and used captchas, as they are at one moment, into a text
file that only you can read. The server can keep running. The file fits both SQLite and
PostgreSQL, and is read back before this reports that it is there. It holds personal
data: encrypt it before it leaves the machine.`,
    async run(config, argument) {
      const file = required(argument, "the name of the file to write");
      const counts = await writeBackup(config, file);
      return `${counts.contact_request} requests and ${counts.outgoing_mail} mails are in ${file}, which was read back.`;
    },
  },

  restore: {
    summary: "restore a backup into an empty database",
    usage: "<file>",
    help: `Restores all of a backup, or nothing if the file is damaged or altered. The database has
to be empty: set DATA_DIR to a new folder or DATABASE_URL to a new database. Mails that had not
been sent when the backup was made are sent when the server starts.`,
    creates: true,
    async run(config, argument) {
      const file = required(argument, "the name of the backup");
      const { counts, hasChecksum } = await restoreBackup(config, file);
      const restored = `${counts.contact_request} requests and ${counts.outgoing_mail} mails were restored.`;
      if (hasChecksum) return restored;
      return `${restored} The backup is an old one without a checksum, so it is unknown whether its text was altered.`;
    },
  },

  export: {
    summary: "show everything that is held about an e-mail address",
    usage: "<e-mail>",
    help: `Prints all requests of the address and the mails about them as JSON, to answer somebody who
asks what is held about them. Upper and lower case do not matter. To keep it in a file:

  npm run --silent db -- export ada@example.com > ada.json`,
    async run(config, argument) {
      const email = addressFrom(argument);
      const requests = await withDatabase(config, (transact) => transact((tx) => exportRequests(tx, { email })));
      return jsonText(requests, 2);
    },
  },

  erase: {
    summary: "delete everything that is held about an e-mail address",
    usage: "<e-mail>",
    help: `Deletes all requests of the address and the mails about them, including mails that were not
sent yet, and removes them from the files of the database. It cannot be undone. What was
already sent is in the sales mailbox, and older backups still hold the request: delete
it there as well. On PostgreSQL the table is locked for a moment, and its write-ahead log,
archives and replicas keep the request for longer: see docs/operations.md.`,
    async run(config, argument) {
      const email = addressFrom(argument);
      const done = await withDatabase(config, (transact) => transact((tx) => eraseRequests(tx, { email })));
      const counted = `${done.requests} requests and ${done.mails} mails were deleted, ${done.unsent} of them not sent yet.`;
      let problem = "another program has been reading the database since before, perhaps a backup";
      try {
        if (await overwriteErased(config)) return counted;
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
      }
      throw new Error(
        `${counted} But their text is still in the files of the database: ${problem}. Run this again later.`,
      );
    },
  },

  "retry-mail": {
    summary: "try the mails again that were given up",
    usage: "",
    help: `A mail that could not be delivered in 72 hours and 72 attempts is given up; its request
stays stored. Run this when the mail server works again: the mails wait as if they were new, and a
running server sends them within seconds.`,
    async run(config) {
      const count = await withDatabase(config, (transact) => transact(retryMail));
      return `${count} mails are waiting again.`;
    },
  },

  tidy: {
    summary: "confirm that the clock is right, and delete what is past its time",
    usage: "<today>",
    help: `The server deletes nothing by its age for a day after its clock jumped, or after it was off
for more than a day. If the clock is right, confirm it with today's date, like 2026-11-22: what
is past its time is deleted now, and by the server from now on. If the date is not the
clock's, nothing is deleted. It cannot be undone.`,
    async run(config, argument) {
      const today = required(argument, "today's date, to compare it with the clock");
      const { requests, untold } = await withDatabase(config, (transact) =>
        transact(async (tx) => {
          await confirmClock(tx, today);
          return deleteExpired(tx, { retentionDays: config.RETENTION_DAYS });
        }),
      );
      return `${requests} requests were deleted. ${untold} older ones are kept: nobody has received a mail about them yet.`;
    },
  },
};

/** "Nothing to erase" would be the wrong answer from a new database that was opened by mistake. */
export function refuseWithoutDatabase({ DATA_DIR, DATABASE_URL }: DatabaseConfig): void {
  if (DATABASE_URL || existsSync(join(DATA_DIR, databaseName))) return;
  throw new Error(`There is no database in ${DATA_DIR}. DATA_DIR has to name the server's data folder.`);
}

function required(argument: string | undefined, what: string): string {
  if (!argument) throw new Error(`This command needs ${what}. Use --help to learn more.`);
  return argument;
}

/** Nothing is stored under a name, so an answer about one would be misleading. */
function addressFrom(argument: string | undefined): string {
  const address = required(argument, "an e-mail address").trim();
  if (!/^\S+@\S+$/.test(address)) throw new Error(`"${address}" is not an e-mail address.`);
  return address;
}
