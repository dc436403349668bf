import { until } from "./client.ts";
import type { TestDatabase } from "./database.ts";
import { type ReceivedMail, startMailServer } from "./mail-servers.ts";
import { spawnServer } from "./spawn-server.ts";

/** Starts a server with a mail server on a database, and returns what arrives: as many mails as are in the database. */
export async function mailsFrom(database: TestDatabase): Promise<ReceivedMail[]> {
  await using mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "site@ideas.test", MAIL_TO: "sales@ideas.test" };
  const { length } = await database.rows("outgoing_mail");
  const server = await spawnServer(database, { env });
  await until("the mails arrive", () => mailServer.received.length >= length);
  await server.end("SIGTERM");
  return mailServer.received;
}
