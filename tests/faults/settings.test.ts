import { relative } from "node:path";
import { pino } from "pino";
import { expect, onTestFinished, test, vi } from "vitest";
import { selectServerContent } from "#content/select-server-content.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { until } from "#tests/support/client.ts";
import { testSecret } from "#tests/support/contact-request.ts";
import { changeRows, openSqlite } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-servers.ts";
import { type SpawnedServer, spawnServer } from "#tests/support/spawn-server.ts";
import { openServer } from "#tests/support/test-server.ts";
import { openTestDatabase } from "./fixtures.ts";

const token = "for-the-figures-and-for-nobody-else";

test("the settings take effect: the limit, the trusted proxies, what browsers are told about TLS, the mail addresses, the retention, the token of the metrics", async () => {
  await using database = openSqlite();
  await using mailServer = await startMailServer();
  const env = {
    SMTP_URL: mailServer.url,
    MAIL_TO: "sales@ideas.test",
    CONTACT_LIMIT: "2",
    RETENTION_DAYS: "1",
    TRUSTED_PROXIES: "10.0.0.1",
    HSTS_SUBDOMAINS: "on",
    HSTS_PRELOAD: "on",
  };
  const server = await spawnServer(database, { env });
  const statuses: number[] = [];
  // This sender is not a trusted proxy, so its three claimed addresses count as one.
  for (const last of [1, 2, 3]) {
    statuses.push((await postFrom(server, last)).status);
  }
  expect(statuses).toEqual([200, 200, 429]);
  const { headers } = await server.client.send("/");
  expect(headers["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains; preload");
  // Without a token nobody gets the metrics: like every unknown address, theirs leads to a page.
  for (const headers of [undefined, { authorization: "Bearer undefined" }]) {
    const { status, body } = await server.client.send("/metrics", headers && { headers });
    expect({ status, body }).toEqual({ status: 302, body: "" });
  }
  await until("the mails arrive", () => mailServer.received.length >= 2);
  await server.end("SIGTERM");
  expect(mailServer.received.map(({ to }) => to?.[0]?.address)).toEqual(["sales@ideas.test", "sales@ideas.test"]);

  // The clock is trusted, and the requests are two days old, as old as the first release can have stored them.
  await changeRows(database, "update recorded_time set at = at - 86400000 where id = 'clock steady since'");
  await changeRows(database, `update contact_request set created_at = ${Date.UTC(2026, 10, 20, 1)}`);
  const next = await spawnServer(database, { env: { ...env, TRUSTED_PROXIES: "127.0.0.1", METRICS_TOKEN: token } });
  await until("what is too old is gone", async () => (await database.rows("contact_request")).length === 0);
  // Now the sender is a trusted proxy, so each visitor behind it counts alone, and the metrics count who was refused.
  const behind: number[] = [];
  for (const last of [1, 1, 2, 1]) behind.push((await postFrom(next, last)).status);
  expect(behind).toEqual([200, 200, 200, 429]);
  const { body } = await next.client.send("/metrics", { headers: { authorization: `Bearer ${token}` } });
  expect(body).toContain('\ncontact_requests_refused_total{code="rateLimited"} 1\n');
  await next.end("SIGTERM");
});

test.each([
  ["sqlite", "each for itself, in memory", [200, 200], 0],
  ["postgres", "together, in the database", [200, 429], 1],
] as const)("two servers on %s count a client's requests %s", async (engine, _how, expected, counts) => {
  await using database = await openTestDatabase(engine);
  await using one = await openServer({ database, settings: { CONTACT_LIMIT: "1" } });
  await using other = await openServer({ database, settings: { CONTACT_LIMIT: "1" } });
  expect([(await one.post()).statusCode, (await other.post()).statusCode]).toEqual(expected);
  expect(await database.rows("client_count")).toHaveLength(counts);
});

test("a remote mail server gets nothing without TLS unless SMTP_TLS allows it", async () => {
  await using database = openSqlite();
  await using mailServer = await startMailServer();
  // The same server under an address that does not count as local.
  const SMTP_URL = mailServer.url.replace("127.0.0.1", "[::ffff:127.0.0.1]");
  {
    await using strict = await openServer({ database, settings: { SMTP_URL } });
    expect((await strict.post()).statusCode).toBe(200);
    await until("the mail is held back", async () => (await database.rows("delivery"))[0]?.last_error === "ETLS");
  }
  expect(mailServer.received).toEqual([]);

  await changeRows(database, "update delivery set next_attempt_at = 0");
  await using lenient = await openServer({ database, settings: { SMTP_URL, SMTP_TLS: "optional" } });
  expect((await lenient.post()).statusCode).toBe(200);
  await until("both mails arrive", () => mailServer.received.length === 2);
});

test("a captcha provider that rejects our secret is counted, and the log has its reason", async () => {
  await using database = openSqlite();
  const refusal = '{"success":false,"error-codes":["invalid-input-secret"]}';
  vi.stubGlobal("fetch", async () => new Response(refusal));
  onTestFinished(() => void vi.unstubAllGlobals());
  const { log, lines } = collectLog();
  const env = {
    DATA_DIR: database.DATA_DIR,
    CAPTCHA: "turnstile",
    CAPTCHA_SITE_KEY: "key",
    CAPTCHA_SECRET: testSecret,
  };
  const services = await openServices({ env: readEnv(env), log, content: selectServerContent() });
  expect(await services.contact.captcha.verify("token")).toMatchObject({ state: "unanswered" });
  expect(await services.readMetrics()).toContain("\ncaptcha_errors_total 1\n");
  await services.close();
  expect(lines.join("")).toContain('"code":"invalid-input-secret"');
});

test("in production the log warns of a data folder inside the project, and not of one outside", async () => {
  await using database = openSqlite();
  const warned = async (DATA_DIR: string) => {
    const { log, lines } = collectLog();
    await (
      await openServices({ env: readEnv({ NODE_ENV: "production", DATA_DIR }), log, content: selectServerContent() })
    ).close();
    return lines.join("").includes("DATA_DIR is");
  };
  expect(await warned(database.DATA_DIR)).toBe(false);
  expect(await warned(relative(process.cwd(), database.DATA_DIR))).toBe(true);
});

test("in production the log says once at the start what of the content is sample material", async () => {
  const content = {
    ...selectServerContent(),
    samples: { rows: [{ id: "people", what: "people", count: 2 }], pages: ["/"] },
  };
  const logged = async (settings: Record<string, string>, samples = content.samples) => {
    await using database = openSqlite();
    const { log, lines } = collectLog();
    const env = readEnv({ DATA_DIR: database.DATA_DIR, ...settings });
    await (await openServices({ env, log, content: { ...content, samples } })).close();
    return lines.filter((line) =>
      line.includes("sample material is left, 2 texts and files: people. Search engines are asked"),
    );
  };
  expect(await logged({ NODE_ENV: "production" })).toHaveLength(1);
  expect(await logged({})).toEqual([]);
  expect(await logged({ NODE_ENV: "production" }, { rows: [], pages: [] })).toEqual([]);
});

function collectLog() {
  const lines: string[] = [];
  return { lines, log: pino({}, { write: (line) => lines.push(line) }) };
}

/** Posts as a proxy does, for the visitor whose address ends with this number. */
function postFrom({ client }: SpawnedServer, last: number) {
  return client.post(undefined, { "x-forwarded-for": `203.0.113.${last}` });
}
