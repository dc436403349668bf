import { jsonText } from "../../server/storage/backup-format.ts";
import { withDatabase } from "../../server/storage/open.ts";
import { exportRequests } from "../../server/storage/personal-data.ts";
import { addressFrom, type Command } from "./command.ts";

export const exportOne: Command = {
  summary: "show everything that is held about an e-mail address",
  usage: "<e-mail>",
  help: `Prints all requests of the address and the mails about them as JSON, for whoever asks
what is held about them. Capital and small letters do not matter. To keep it in a file:

  npm run --silent db -- export ada@example.com > ada.json`,
  async run(place, argument) {
    const email = addressFrom(argument);
    const requests = await withDatabase(place, (transact) => transact((work) => exportRequests(work, { email })));
    return jsonText(requests, 2);
  },
};
