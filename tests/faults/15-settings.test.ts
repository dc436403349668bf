import { relative } from "node:path";
import { expect, test } from "vitest";
import { createClient, until } from "../support/client.ts";
import { changeRows, openTestDatabase } from "../support/database.ts";
import { startMailServer } from "../support/mail-servers.ts";
import { spawnServer } from "../support/spawn-server.ts";

test("the settings take effect: the limit, the trusted proxies, the mail addresses, the retention", async () => {
  await using database = await openTestDatabase("sqlite");
  await using mailServer = await startMailServer();
  const env = {
    SMTP_URL: mailServer.url,
    MAIL_TO: "sales@ideas.test",
    CONTACT_LIMIT: "2",
    RETENTION_DAYS: "1",
    TRUSTED_PROXIES: "10.0.0.1",
  };
  const server = await spawnServer(database, { env });
  const client = createClient(server.url, 1);
  const statuses: number[] = [];
  // This sender is not a trusted proxy, so its three claimed addresses count as one.
  for (const last of [1, 2, 3]) {
    statuses.push((await client.post(undefined, { "x-forwarded-for": `203.0.113.${last}` })).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  await until("the mails arrive", () => mailServer.received.length >= 2);
  client.close();
  await server.end("SIGTERM");
  expect(mailServer.received.map(({ to }) => to?.[0]?.address)).toEqual(["sales@ideas.test", "sales@ideas.test"]);

  // The clock is trusted, and the requests are two days old, as old as the first release can have stored them.
  await changeRows(database, "update sign_of_life set at = at - 86400000 where id = 'clock steady since'");
  await changeRows(database, `update contact_request set created_at = ${Date.UTC(2026, 10, 20, 1)}`);
  const next = await spawnServer(database, { env });
  await until("what is too old is gone", async () => (await database.rows("contact_request")).length === 0);
  await next.end("SIGTERM");
});

test("a remote mail server gets nothing without TLS unless SMTP_TLS allows it", async () => {
  await using database = await openTestDatabase("sqlite");
  await using mailServer = await startMailServer();
  // The same server under an address that does not count as local.
  const SMTP_URL = mailServer.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  const strict = await spawnServer(database, { env: { SMTP_URL } });
  const client = createClient(strict.url, 1);
  expect((await client.post()).status).toBe(200);
  client.close();
  await until("the mail is held back", async () => (await database.rows("outgoing_mail"))[0]?.last_error === "ETLS");
  await strict.end("SIGTERM");
  expect(mailServer.received).toEqual([]);

  await changeRows(database, "update outgoing_mail set next_attempt_at = 0");
  const lenient = await spawnServer(database, { env: { SMTP_URL, SMTP_TLS: "optional" } });
  await until("the mail arrives", () => mailServer.received.length > 0);
  await lenient.end("SIGTERM");
});

test("in production the log warns of a data folder inside the project, and not of one outside", async () => {
  await using database = await openTestDatabase("sqlite");
  const warned = async (DATA_DIR: string) => {
    const server = await spawnServer({ DATA_DIR }, { env: { NODE_ENV: "production" } });
    await server.end("SIGTERM");
    return server.output().includes("DATA_DIR is");
  };
  expect(await warned(database.DATA_DIR)).toBe(false);
  expect(await warned(relative(process.cwd(), database.DATA_DIR))).toBe(true);
});
