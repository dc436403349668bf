import { readFileSync } from "node:fs";
import { request } from "node:http";
import { pino } from "pino";
import { describe, expect } from "vitest";
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import type { DeskReader } from "#server/storage/desk-reader.ts";
import { emptyLog, openDatabase } from "#server/storage/sqlite.ts";
import { StorageFailure } from "#server/storage/store.ts";
import { until } from "../support/client.ts";
import { goodRequest, solvedPuzzle, testSecret } from "../support/contact-request.ts";
import { changeRows, engines, type TestDatabase } from "../support/database.ts";
import { ada, builtDesk, openDeskServer } from "../support/desk.ts";
import { startMailServer } from "../support/mail-servers.ts";
import { smallStaticFiles } from "../support/small-static-files.ts";
import { startTestServer } from "../support/test-server.ts";
import { test } from "./fixtures.ts";

const kate = "kate@ideas.test";
/** What lower case makes a k of: the sign of the unit Kelvin. */
const kelvinKate = "\u212aate@ideas.test";

const invented = [
  "localhost:80@evil.example",
  "localhost@evil.example",
  "localhost/evil.example",
  "localhost#evil.example",
  "localhost?evil.example",
  "localhost\\evil.example",
  "localhost:80:80",
  "localhost:",
  "local host",
  "evil.example,localhost",
  "[::1",
];

test("a Host that is not a name, or a name and a port, is refused at every address", async ({ database }) => {
  await using desk = await openDeskServer(database, {}, smallStaticFiles());
  await desk.link();
  const ask = (host: string, url: string, from = "192.0.2.1") => desk.browser().send(url, { headers: { host }, from });
  for (const host of invented) {
    for (const url of ["/", "/careers", "/nothing", "/desk/sign-in", "/healthz", "/readyz", "/api/captcha"]) {
      expect([host, url, (await ask(host, url)).statusCode]).toEqual([host, url, 400]);
      expect([host, url, (await ask(host, url, "127.0.0.1")).statusCode]).toEqual([host, url, 400]);
    }
  }
  for (const host of [
    "localhost",
    "localhost:3000",
    "www.ideas.test",
    "127.0.0.1:80",
    "[::1]:3000",
    "website_1:3000",
  ]) {
    expect([host, (await ask(host, "/")).statusCode]).toEqual([host, 200]);
  }
});

test("no header of a request changes where a mailed link leads", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const browser = await desk.signedIn();
  const forged: Record<string, string>[] = [
    { host: "localhost:80" },
    { host: "127.0.0.1" },
    { host: "[::1]:3000" },
    { host: "evil.example" },
    { "x-forwarded-host": "localhost:80@evil.example" },
    { host: "localhost", "x-forwarded-host": "evil.example", "x-forwarded-proto": "http" },
    { forwarded: "host=evil.example;proto=http", "x-original-host": "evil.example" },
  ];
  for (const [index, headers] of forged.entries()) {
    // As the proxy of this machine sends it, whether the server trusts that proxy or not.
    const from = "127.0.0.1";
    await desk.browser().send("/desk/sign-in", { form: { email: ada }, headers, from: `127.0.0.${index + 1}` });
    await browser.send("/desk/staff", {
      form: { email: `guest-${index}@ideas.test` },
      headers: { ...headers, host: "desk.test" },
      from,
    });
  }
  await until("every mail has arrived", () => mails.received.length === 2 * forged.length);
  const links = mails.received.map(({ text }) => text?.match(/https?:\S+/)?.[0] ?? "");
  expect(new Set(links.map((link) => new URL(link).origin))).toEqual(new Set([desk.services.desk.content.company.url]));
});

test("in development one setting says where mailed links lead", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url, SITE_URL: "http://localhost:3000" });
  await desk.link();
  await desk.browser().send("/desk/sign-in", { form: { email: ada } });
  await until("the mail has arrived", () => mails.received.length === 1);
  expect(mails.received[0]?.text).toMatch(/http:\/\/localhost:3000\/desk\/sign-in\/[\w-]{43}\n/);
});

test("only a browser on this machine gets a cookie that also works without TLS, whatever Host says", async ({
  desk,
}) => {
  const cookieFor = async (host: string, from: string) => {
    const { headers } = await desk.browser().send(await desk.link(), { form: {}, headers: { host }, from });
    return String(headers["set-cookie"]).split("=")[0];
  };
  expect(await cookieFor("localhost:3000", "127.0.0.1")).toBe("desk");
  expect(await cookieFor("127.0.0.1:3000", "::ffff:127.0.0.1")).toBe("desk");
  expect(await cookieFor("localhost:3000", "192.0.2.1")).toBe("__Host-desk");
  // Behind a proxy on the same machine, whose visitors name the site.
  expect(await cookieFor("ideas.test", "127.0.0.1")).toBe("__Host-desk");
});

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("four hundred connections with made-up cookies keep nobody from the database", async ({ desk }) => {
    await desk.link();
    const base = await desk.app.listen({ port: 0, host: "127.0.0.1" });
    const operations: string[] = [];
    desk.services.desk.openReader = watched(desk.services.desk.openReader, (name) => operations.push(name));
    const invented = () => crypto.randomUUID().replaceAll("-", "x").padEnd(43, "y");
    const cookie = () => `desk=${invented()}.${invented()}`;
    const asked = Promise.all(Array.from({ length: 400 }, () => statusOf(`${base}/desk`, { cookie: cookie() })));
    const ready = await Promise.all(Array.from({ length: 12 }, () => statusOf(`${base}/readyz`)));
    expect(new Set(ready)).toEqual(new Set([200]));
    expect(new Set(await asked)).toEqual(new Set([303]));
    expect(operations).toEqual([]);
    expect((await desk.post()).statusCode).toBe(200);
  });

  test("a link goes to the address on the list, not to one that only looks like it in lower case", async ({
    database,
  }) => {
    await using mails = await startMailServer();
    await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
    await desk.store.invite({ email: " Kate@Ideas.test ", by: "test" });
    expect(await desk.rows("staff")).toMatchObject([{ email: kate }]);
    await desk.browser().send("/desk/sign-in", { form: { email: kelvinKate } });
    await desk.browser().send("/desk/sign-in", { form: { email: " KATE@ideas.TEST " } });
    await until("a mail has arrived", () => mails.received.length > 0);
    expect(mails.received.map(({ to }) => to?.[0]?.address)).toEqual([kate]);
    expect(await desk.rows("sign_in_link")).toHaveLength(1);
    // Someone else's mailbox, however similar.
    await desk.store.invite({ email: kelvinKate, by: "test" });
    expect((await desk.rows("staff")).map(({ email }) => email).toSorted()).toEqual([kate, kelvinKate].toSorted());
  });
});

test("strangers who ask for links again and again lock nobody out who has signed in before", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const owner = await desk.signedIn();
  await owner.send("/desk/sign-out", { form: {} });
  const ask = (browser: ReturnType<typeof desk.browser>, from: string) =>
    browser.send("/desk/sign-in", { form: { email: ada }, from });
  // Five from one network, and the owner asks from a browser that was never here.
  for (let asked = 0; asked < 6; asked++) await ask(desk.browser(), "198.51.100.7");
  await ask(desk.browser(), "203.0.113.1");
  await until("the links of both are made", async () => (await links()) === 6);
  // Many networks, and the owner asks from the browser that has signed in.
  for (let network = 0; network < 30; network++) await ask(desk.browser(), `198.51.${network}.7`);
  await ask(owner, "203.0.113.2");
  await until("the total is reached and the owner's link is made", async () => (await links()) === 21);
  expect(mails.received.length).toBeLessThanOrEqual(21);

  /** Besides the one that signed the owner in. */
  async function links() {
    return (await desk.rows("sign_in_link")).length - 1;
  }
});

test("nothing is looked up for a link until some time after the response", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  await desk.link();
  const before = await desk.rows("client_count");
  let delayMs = 3_600_000;
  desk.services.desk.linkDelayMs = () => delayMs;
  await desk.browser().send("/desk/sign-in", { form: { email: ada } });
  await desk.browser().send("/desk/sign-in", { form: { email: "stranger@ideas.test" } });
  await desk.browser().send("/desk");
  expect(await desk.rows("sign_in_link")).toHaveLength(1);
  expect(await desk.rows("client_count")).toEqual(before);
  expect(mails.received).toEqual([]);
  delayMs = 0;
  await desk.browser().send("/desk/sign-in", { form: { email: ada } });
  await until("the mail has arrived", () => mails.received.length === 1);
});

test("a link is looked up at a moment that nobody can foresee, within three seconds", async ({ database }) => {
  await using services = await openRealServices(database);
  const delays = Array.from({ length: 200 }, services.desk.linkDelayMs);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...delays)).toBeLessThan(3_000);
  expect(new Set(delays).size).toBeGreaterThan(100);
});

test("readings at the desk, however many, take no place from the check of a session", async ({ desk }) => {
  await using services = await openRealServices(desk);
  const reader = await services.desk.openReader();
  const readings = Array.from({ length: 60 }, () => reader.listStaff());
  const checks = Array.from({ length: 50 }, () => reader.checkSession({ hash: "nobody" }));
  const refused = (await Promise.allSettled(readings)).filter(({ status }) => status === "rejected");
  expect([refused.length, (await Promise.all(checks)).length]).toEqual([10, 50]);
});

test("a session that is used notes it, and an emptied log leaves the database's patience as it was", async ({
  desk,
}) => {
  const browser = await desk.signedIn();
  await changeRows(desk, "update desk_session set seen_at = seen_at - 120000");
  const [before] = await desk.rows("desk_session");
  await browser.send("/desk");
  await until("it is noted", async () => ((await desk.rows("desk_session"))[0]?.seen_at ?? 0) > (before?.seen_at ?? 0));
  using file = openDatabase(`${desk.DATA_DIR}/another.sqlite`);
  const busyTimeout = () => Object.values(file.prepare("pragma busy_timeout").get() ?? {})[0];
  const found = busyTimeout();
  expect([emptyLog(file), busyTimeout()]).toEqual([true, found]);
});

test("an error of the desk has no script, before and after it was opened, signed in or not", async ({ database }) => {
  const staticFiles = smallStaticFiles();
  const [[language, page] = []] = staticFiles.errorPages;
  if (!language || !page) throw new Error("There is no error page.");
  const scripted = { ...page, html: page.html.replace("<article>", '<script src="/static/app.js"></script><article>') };
  await using desk = await openDeskServer(
    database,
    {},
    { ...staticFiles, errorPages: new Map([[language, scripted]]) },
  );
  const html = { accept: "text/html" };
  const before = await desk.browser().send("/desk/sign-in/secret-token", { headers: html });
  expect(before.statusCode).toBe(404);
  const browser = await desk.signedIn();
  const after = [
    before,
    await browser.send("/desk/nothing", { headers: html }),
    await browser.send("/desk", { form: {}, headers: html }),
    await desk.browser().send("/desk/sign-in/secret-token", { method: "PUT", headers: html }),
    await desk.browser().send("/%64esk/nothing", { method: "PUT", headers: html }),
    await desk.browser().send("/desk/sign-in", { form: { text: "x".repeat(70_000) }, headers: html }),
    await desk.browser().send("/desk/sign-in", { form: {}, headers: { ...html, "sec-fetch-site": "cross-site" } }),
    await desk.browser().send("/desk/sign-in", { headers: { ...html, host: "a@b" } }),
  ];
  expect(after.map(({ statusCode }) => statusCode)).toEqual([404, 404, 405, 405, 405, 413, 403, 400]);
  for (const { body, headers } of after) {
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toMatch(/<h1>/);
    expect(body).not.toMatch(/<script/);
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'/);
    expect(headers["content-security-policy"]).not.toMatch(/script-src (?!'none')/);
    expect(headers).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  }
  expect((await desk.browser().send("/api/nothing", { headers: html })).body).toContain("<script");
});

test("thousands of requests that cannot be taken write one line, without a stack, and not one each", async ({
  database,
}) => {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(line) });
  await using server = await startTestServer({ database });
  const store = { ...server.contact.store, storeRequest: () => Promise.reject(new StorageFailure("full")) };
  await using app = createApp({ contact: { ...server.contact, store }, isReady: async () => false, log });
  const payload = goodRequest;
  for (let sent = 0; sent < 20; sent++) {
    const headers = { "x-captcha-token": await solvedPuzzle() };
    expect((await app.inject({ method: "POST", url: "/api/contact", headers, payload })).statusCode).toBe(503);
    expect((await app.inject({ url: "/readyz" })).statusCode).toBe(503);
  }
  expect(lines.map((line) => JSON.parse(line)).map(({ code, err }) => [code, err])).toEqual([
    ["queueFull", undefined],
    ["unavailable", undefined],
  ]);
});

test("whoever signs out takes along what the browser has kept of this site", async ({ desk }) => {
  const [here, everywhere] = [await desk.signedIn(), await desk.signedIn()];
  const out = [await here.send("/desk/sign-out", { form: {} }), await everywhere.send("/desk/sessions", { form: {} })];
  expect(out.map(({ headers }) => headers["clear-site-data"])).toEqual(Array(2).fill('"cache", "storage"'));
  expect((await (await desk.signedIn()).send("/desk")).headers).not.toHaveProperty("clear-site-data");
});

test("a file for a spreadsheet holds no formula, wherever it is split and whatever signs begin it", async ({
  desk,
}) => {
  const cells = [
    "＝1+1",
    "＋1",
    "－1",
    "＠x",
    "x;=1+1;y",
    'x;"=1+1";y',
    "x\t=1+1",
    "x|=1+1",
    "- one\n- two",
    "a,@b",
    " =1+1",
  ];
  for (const name of cells) await desk.add({ request: { ...goodRequest, body: name } });
  const { body } = await (await desk.signedIn()).send("/desk/requests.csv");
  // However a program splits it, no piece begins with a sign of a formula.
  const pieces = body.split(/[;,|\t\r\n]/).map((piece) => piece.trim().replace(/^"+/, ""));
  expect(pieces.filter((piece) => /^\s*[=+\-@＝＋－＠]/.test(piece))).toEqual([]);
  expect(body).toContain("x;'=1+1;y");
});

test("what was erased at the desk leaves the write-ahead log of SQLite, too", async ({ database }) => {
  await using desk = await openDeskServer(database);
  const body = "a sentence that must not be found anywhere";
  const id = await desk.add({ request: { ...goodRequest, body } });
  const browser = await desk.signedIn();
  const files = () => ["", "-wal"].map((end) => readFileSync(`${database.DATA_DIR}/contact.sqlite${end}`)).join("");
  expect(files()).toContain(body);
  await browser.send(`/desk/requests/${id}/erase`, { form: {} });
  await until("neither file holds it", () => !files().includes(body));
});

/** The services as the server opens them, with nothing replaced. */
async function openRealServices(database: TestDatabase) {
  const env = readEnv({ DATA_DIR: database.DATA_DIR, CAPTCHA_SECRET: testSecret });
  const services = await openServices({
    env,
    log: pino({ level: "silent" }),
    content: contentForServer(),
    deskPages: builtDesk,
  });
  return { ...services, [Symbol.asyncDispose]: services.close };
}

/** Opens a reader that tells which reading was asked for. */
function watched(open: () => Promise<DeskReader>, tell: (name: string) => void): () => Promise<DeskReader> {
  return async () => {
    const reader = await open();
    return new Proxy(reader, {
      get(target, name) {
        if (name !== "then") tell(String(name));
        return Reflect.get(target, name);
      },
    });
  };
}

/** The status of a response over a connection of its own. */
function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent: false, headers }, (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on("error", reject);
    sent.end();
  });
}
