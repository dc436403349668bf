import { createTransport } from "nodemailer";
import type { Send } from "./letter.ts";

/** How long the mail server may take for each of its steps. */
export const patienceMs = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/** Sends letters through the mail server of the configuration. It gives up early: the outbox tries again. */
export function sendBySmtp(url: string): Send {
  const transport = createTransport({
    url,
    ...patienceMs,
    // A letter holds visitors' words. Nothing in them may make the server open a file or an address.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return (letter) => transport.sendMail(letter);
}
