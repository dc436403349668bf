import { setTimeout as wait } from "node:timers/promises";
import { atOnce } from "../../support/client.ts";
import { changeRows, type TestDatabase } from "../../support/database.ts";
import { startMailServer } from "../../support/mail-servers.ts";
import { spawnServer } from "../../support/spawn-server.ts";

/** Kills the server this many times while it delivers. Returns the Message-IDs that arrived and those that should have. */
export async function killWhileDelivering(database: TestDatabase, kills: number) {
  await using mailServer = await startMailServer(() => (Math.random() < 0.2 ? "451 Try again later" : undefined));
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "site@ideas.test", MAIL_TO: "sales@ideas.test" };

  for (let round = 0; round < kills; round++) {
    const server = await spawnServer(database, { env });
    await atOnce(10, 40, () => server.client.post());
    await wait(Math.random() * 50);
    await server.end("SIGKILL");
    await letTimePass(database);
  }

  const server = await spawnServer(database, { env });
  while ((await database.rows("outgoing_mail")).some(({ state }) => state === "waiting")) {
    await letTimePass(database);
    await wait(200);
  }
  await server.end("SIGTERM");
  return {
    received: mailServer.received.map(({ messageId }) => messageId),
    expected: (await database.rows("outgoing_mail")).map(({ id }) => `<${id}@ideas.test>`),
  };
}

// Ends the leases and waits at once, instead of after two minutes.
function letTimePass(database: TestDatabase): Promise<void> {
  return changeRows(
    database,
    `update outgoing_mail set next_attempt_at = 0, leased_until = 0
     where state = 'waiting'`,
  );
}
