import { retryMail as retry } from "../../server/storage/mail.ts";
import { withDatabase } from "../../server/storage/open.ts";
import type { Command } from "./command.ts";

export const retryMail: Command = {
  summary: "try the mails again that were given up",
  usage: "",
  help: `A mail that could not be delivered in 72 hours and 72 attempts is given up; its request
stays stored. Run this when the mail server works again: the mails wait as if they were new, and a
running server takes them up within seconds.`,
  async run(place) {
    const count = await withDatabase(place, (transact) => transact((work) => retry(work)));
    return `${count} mails wait again.`;
  },
};
