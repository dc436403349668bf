import { writeBackup } from "../../server/storage/backup.ts";
import { type Command, required } from "./command.ts";

export const backup: Command = {
  summary: "write everything into a file, while the server runs",
  usage: "<file>",
  help: `Writes all requests, mails and used captchas, as they are at one moment, into a text
file that only you can read. The server need not be stopped. The file fits SQLite and
PostgreSQL alike, and is read back before this says that it is there. It holds personal
data: encrypt it before it leaves the machine.`,
  async run(place, argument) {
    const file = required(argument, "the name of the file to write");
    const counts = await writeBackup(place, file);
    return `${counts.contact_request} requests and ${counts.outgoing_mail} mails are in ${file}, which was read back.`;
  },
};
