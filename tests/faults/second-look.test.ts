import { connect } from "node:net";
import { pino } from "pino";
import { describe, expect } from "vitest";
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { emptyLog, openDatabase } from "#server/storage/sqlite.ts";
import { StorageFailure } from "#server/storage/store.ts";
import { fetchAndStorePage } from "../../app/service-worker/page-store.ts";
import { respondToNavigation } from "../../app/service-worker/respond.ts";
import { createContext, memoryCaches, pageHeaders, pageOf } from "../../app/service-worker/worker-fixture.ts";
import { launchBrowser } from "../browser/launch.ts";
import { atOnce, until } from "../support/client.ts";
import { testSecret } from "../support/contact-request.ts";
import type { TestDatabase } from "../support/database.ts";
import { ada, builtDesk, openDeskServer } from "../support/desk.ts";
import { startMailServer } from "../support/mail-servers.ts";
import { test } from "./fixtures.ts";

const formHeaders = { "content-type": "application/x-www-form-urlencoded", "sec-fetch-site": "same-origin" };

test("the log holds no address of staff and no link when the mail server refuses a link", async ({ database }) => {
  const refusal = "550 5.7.1 <ada@ideas.test> blocked: https://ideas.test/desk/sign-in/the-token";
  await using mails = await startMailServer(() => refusal);
  await using logged = await openLoggedDesk(database, { SMTP_URL: mails.url });
  await logged.ask(ada);
  await until("the failure is logged", () => logged.lines.some((line) => line.includes("in the background")));
  expect(logged.lines.join("")).not.toContain(ada);
  expect(logged.lines.join("")).not.toContain("the-token");
});

test("a flood of links that cannot be made writes one line and not one each", async ({ database }) => {
  await using mails = await startMailServer();
  await using logged = await openLoggedDesk(database, { SMTP_URL: mails.url, TRUSTED_PROXIES: "127.0.0.1" });
  const people = Array.from({ length: 50 }, (_, index) => `person-${index}@ideas.test`);
  for (const email of people) await logged.services.desk.store.invite({ email, by: "test" });
  let tried = 0;
  logged.services.desk.store.addLink = async () => {
    tried += 1;
    throw new StorageFailure("full");
  };
  for (const [network, email] of people.entries()) await logged.ask(email, `198.51.${network}.7`);
  await until("all of them have failed", () => tried === 50);
  await new Promise(setImmediate);
  expect(logged.failed()).toBe(1);
});

test("strangers in the same network lock nobody out who has signed in before", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const owner = await desk.signedIn();
  await owner.send("/desk/sign-out", { form: {} });
  const office = "198.51.100.7";
  for (let asked = 0; asked < 10; asked++)
    await desk.browser().send("/desk/sign-in", { form: { email: "nobody@ideas.test" }, from: office });
  expect((await owner.send("/desk/sign-in", { form: { email: ada }, from: office })).statusCode).toBe(303);
  await until("the mail has arrived", () => mails.received.length === 1);
  const { pathname } = new URL(mails.received[0]?.text?.match(/https:\S+/)?.[0] ?? "");
  for (let tried = 0; tried < 20; tried++)
    await desk.browser().send(`/desk/sign-in/${"x".repeat(43)}`, { form: {}, from: office });
  expect((await owner.send(pathname, { form: {}, from: office })).statusCode).toBe(303);
});

test("asking for an address that is not on the list uses up no link of one that is", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  await desk.link();
  for (let asked = 0; asked < 20; asked++) {
    const from = `198.51.${asked % 4}.7`;
    await desk.browser().send("/desk/sign-in", { form: { email: "a.d.a@ideas.test" }, from });
  }
  const links = async () => (await desk.rows("sign_in_link")).length;
  await desk.browser().send("/desk/sign-in", { form: { email: ada }, from: "203.0.113.1" });
  // Links are made in the order in which they were asked for, because a test does not wait for them.
  await desk.store.invite({ email: "last@ideas.test", by: "test" });
  await desk.browser().send("/desk/sign-in", { form: { email: "last@ideas.test" }, from: "203.0.113.2" });
  await until("the last link is mailed", () => mails.received.some(({ to }) => to?.[0]?.address === "last@ideas.test"));
  expect(await links()).toBe(3);
});

test("a page of another site makes no one export requests", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const headers = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
  for (const url of ["/desk/requests.csv", "/desk/requests.json", `/desk/requests/${id}/export`])
    await browser.send(url, { headers });
  const acts = (await desk.rows("audit_entry")).map(({ action }) => action);
  expect(acts.filter((action) => action === "exported")).toEqual([]);
});

test("a form without Host and from nowhere is refused", async ({ desk }) => {
  await desk.link();
  await desk.app.listen({ port: 0, host: "127.0.0.1" });
  const { port } = desk.app.server.address() as { port: number };
  const head = `POST /desk/sign-in HTTP/1.0\r\nOrigin: null\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 7\r\n\r\nemail=a`;
  expect(await firstLine(port, head)).toContain(" 403 ");
});

test("an invitation goes to the address that was typed, or nowhere", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const browser = await desk.signedIn();
  for (const email of ["ada<mallory@elsewhere.test", "mallory@elsewhere.test,ideas.test", "x;mallory@elsewhere.test"])
    await browser.send("/desk/staff", { form: { email } });
  await browser.send("/desk/staff", { form: { email: "last@ideas.test" } });
  await until("the last mail has arrived", () =>
    mails.received.some(({ to }) => to?.[0]?.address === "last@ideas.test"),
  );
  const invited = (await desk.rows("staff")).map(({ email }) => email);
  expect(
    mails.received
      .flatMap(({ to }) => to?.map(({ address }) => address) ?? [])
      .filter((to) => !invited.includes(to ?? "")),
  ).toEqual([]);
});

test("an address of the desk that cannot be decoded gets no script, either", async ({ database }) => {
  await using desk = await openDeskServer(database, {}, loadStaticFiles("build/current/client"));
  await desk.link();
  const baseURL = await desk.app.listen({ port: 0, host: "127.0.0.1" });
  for (const path of ["/desk/sign-in/a-token%E2%80", "/%64esk/sign-in/a-token%ff"]) {
    const response = await fetch(baseURL + path, { headers: { accept: "text/html" } });
    expect([path, response.status, (await response.text()).includes("<script")]).toEqual([path, 400, false]);
  }
});

test("a write-ahead log that cannot be emptied, as on a full disk, is no error, and the timeout stays as it was", async ({
  database,
}) => {
  using file = openDatabase(`${database.DATA_DIR}/some.sqlite`);
  file.exec("create table one (two)");
  // What fails here fails in the same place where the disk is full: the error ends the worker that stores requests.
  file.exec("begin immediate; insert into one values (1)");
  const timeout = () => Object.values(file.prepare("pragma busy_timeout").get() ?? {});
  const before = timeout();
  expect(() => emptyLog(file)).not.toThrow();
  expect(timeout()).toEqual(before);
});

test("signing out with a session that has ended clears the browser, too", async ({ desk }) => {
  const browser = await desk.signedIn();
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  await browser.send("/desk/sign-out", { form: {} });
  const again = await desk.browser().send("/desk/sign-out", { form: {}, headers: { cookie } });
  expect(again.headers).toHaveProperty("clear-site-data");
});

test("a page of the desk is asked for once, and an export is recorded once, where the service worker runs", async ({
  database,
}) => {
  await using desk = await openDeskServer(database, {}, loadStaticFiles("build/current/client"));
  await desk.add();
  const asked: string[] = [];
  desk.app.addHook("onRequest", async ({ url }) => void asked.push(url));
  const baseURL = (await desk.app.listen({ port: 0, host: "127.0.0.1" })).replace("127.0.0.1", "localhost");
  const link = await desk.link();
  await using browser = await launchBrowser();
  const page = await (await browser.newContext({ baseURL, serviceWorkers: "allow", acceptDownloads: true })).newPage();
  await page.goto("/careers");
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.goto(link);
  await Promise.all([page.waitForURL(/desk$/), page.getByRole("button").click()]);
  await page.goto("/desk/health");
  await Promise.all([page.waitForEvent("download"), page.goto("/desk/requests.csv").catch(() => {})]);
  expect(asked.filter((url) => url === "/desk/health")).toHaveLength(1);
  const acts = (await desk.rows("audit_entry")).map(({ action }) => action);
  expect(acts.filter((action) => action === "exported")).toHaveLength(1);
});

test("the offline page names no page of the desk that an earlier worker stored while this one was installed", async () => {
  const caches = memoryCaches();
  const list = '<nav data-stored-pages="" hidden=""><ul></ul></nav>';
  const { context } = createContext({ "/offline": pageOf("two", "Offline", list) }, "two", caches);
  await fetchAndStorePage("/offline", context, true);
  const words = pageOf("one", "A visitor wrote this");
  // Installing has deleted such pages; the earlier worker goes on until this one is activated.
  await (await caches.open("pages-one")).put("/desk/requests/1", new Response(words, { headers: pageHeaders(words) }));
  const request = new Request("https://site.test/guides");
  const offline = { ...context, fetch: () => Promise.reject(new TypeError("Failed to fetch")) };
  const event = { request, preloadResponse: Promise.resolve(undefined), waitUntil: () => {} };
  expect(await (await respondToNavigation(event, offline)).text()).not.toContain("/desk/requests/1");
});

test("a stranger with many networks costs no colleague their link", async ({ database }) => {
  await using mails = await startMailServer();
  await using logged = await openLoggedDesk(database, { SMTP_URL: mails.url, TRUSTED_PROXIES: "127.0.0.1" });
  // As many as one client with a /48 may send in a second, and looked up faster than the database takes them.
  const lookedUpAt = Date.now() + 5_000;
  logged.services.desk.linkDelayMs = () => Math.max(0, lookedUpAt - Date.now());
  const asked = Array.from({ length: 1_000 }, (_, network) =>
    logged.ask(`stranger-${network}@elsewhere.test`, `2001:db8:0:${network.toString(16)}::1`),
  );
  await logged.ask(ada, "2001:db8:1::1");
  await Promise.all(asked);
  await until("the colleague's link has arrived", () => mails.received.length === 1);
});

describe.each(["sqlite", "postgres"] as const)("on %s", (engine) => {
  test.override({ engine });

  test("someone with a session that has ended keeps no colleague from the desk", async ({ desk }) => {
    const [colleague, gone] = [await desk.signedIn(), await desk.signedIn("gone@ideas.test")];
    const cookie = [...gone.cookies].map((pair) => pair.join("=")).join("; ");
    await gone.send("/desk/sign-out", { form: {} });
    const flood = atOnce(400, 2_000, () => desk.app.inject({ url: "/desk", headers: { host: "desk.test", cookie } }));
    const statuses: number[] = [];
    for (let visits = 0; visits < 20; visits++) statuses.push((await colleague.send("/desk")).statusCode);
    await flood;
    expect(statuses.filter((status) => status !== 200)).toEqual([]);
  });
});

describe("on several servers' database", () => {
  test.override({ engine: "postgres" });

  test("one client that asks for links again and again is counted until it is over its limit, and no further", async ({
    desk,
  }) => {
    await desk.link();
    const ask = () =>
      desk.app.inject({
        method: "POST",
        url: "/desk/sign-in",
        remoteAddress: "198.51.100.7",
        headers: { host: "desk.test", ...formHeaders },
        payload: "email=x@elsewhere.test",
      });
    const statuses = (await atOnce(300, 600, ask)).map(({ statusCode }) => statusCode);
    expect([303, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 590]);
    // Each count is a write that waits for the same row.
    const counted = (await desk.rows("client_count")).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBeLessThanOrEqual(20);
  });
});

/** A server with a desk whose log is read. */
async function openLoggedDesk(database: TestDatabase, env: Record<string, string>) {
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line) => void lines.push(line) });
  const settings = readEnv({ DATA_DIR: database.DATA_DIR, CAPTCHA_SECRET: testSecret, ...env });
  const services = await openServices({ env: settings, log, content: contentForServer(), deskPages: builtDesk });
  services.desk.linkDelayMs = () => 0;
  await services.desk.store.invite({ email: ada, by: "test" });
  const app = createApp({ ...services, log, trustedProxies: settings.TRUSTED_PROXIES });
  return {
    lines,
    services,
    failed: () => lines.filter((line) => line.includes("in the background")).length,
    ask: (email: string, from = "192.0.2.1") =>
      app.inject({
        method: "POST",
        url: "/desk/sign-in",
        remoteAddress: from,
        headers: { host: "desk.test", ...formHeaders },
        payload: new URLSearchParams({ email }).toString(),
      }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await services.close();
    },
  };
}

function firstLine(port: number, head: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(head));
    socket.on("data", (data) => {
      text += data;
    });
    socket.on("close", () => resolve(text.split("\r\n")[0] ?? ""));
    socket.on("error", reject);
  });
}
