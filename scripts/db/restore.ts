import { restoreBackup } from "../../server/storage/backup.ts";
import { type Command, required } from "./command.ts";

export const restore: Command = {
  summary: "put a backup into an empty database",
  usage: "<file>",
  help: `Puts back all of a backup, or nothing if the file is damaged or altered. The database has
to be empty: set DATA_DIR to a new folder or DATABASE_URL to a new database. Mails that had not
gone out when the backup was made go out when the server starts.`,
  begins: true,
  async run(place, argument) {
    const file = required(argument, "the name of the backup");
    const { counts, hasChecksum } = await restoreBackup(place, file);
    const restored = `${counts.contact_request} requests and ${counts.outgoing_mail} mails were restored.`;
    if (hasChecksum) return restored;
    return `${restored} The backup is an old one without a checksum: whether its text was altered cannot be told.`;
  },
};
