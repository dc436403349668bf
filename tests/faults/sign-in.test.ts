import { describe, expect } from "vitest";
import { StorageFailure } from "#server/storage/store.ts";
import { atOnce, until } from "#tests/support/client.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { startDrippingServer, startMailServer } from "#tests/support/mail-servers.ts";
import { ada, grace, openServer } from "#tests/support/test-server.ts";
import { test } from "./fixtures.ts";

const kate = "kate@ideas.test";
/** What lower case makes a k of: the sign of the unit Kelvin. */
const kelvinKate = "\u212aate@ideas.test";

test("a link that was used, invented or has expired opens nothing, and says the same", async ({ desk }) => {
  const link = await desk.link();
  const scanner = desk.browser();
  expect((await scanner.send(link)).statusCode).toBe(200);
  expect(scanner.cookies.size).toBe(0);
  expect((await desk.browser().send(link, { form: {} })).headers.location).toBe("/desk");

  const dead = [await desk.browser().send(link, { form: {} })];
  dead.push(await desk.browser().send(`/desk/sign-in/${"A".repeat(43)}`, { form: {} }));
  const late = await desk.link();
  await changeRows(desk, "update sign_in_link set expires_at = expires_at - 900001");
  dead.push(await desk.browser().send(late, { form: {} }));
  expect(dead.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect(new Set(dead.map(({ body }) => body)).size).toBe(1);
  expect(dead.flatMap(({ cookies }) => cookies)).toEqual([]);
});

test("a mailed link works only in the browser that asked for it", async ({ mails, mailingDesk: desk }) => {
  await desk.link();
  const browser = desk.browser();
  const asked = await browser.send("/desk/health");
  expect(asked.headers.location).toBe("/desk/sign-in?to=%2Fdesk%2Fhealth");
  expect((await browser.send(String(asked.headers.location))).body).toContain('name="to" value="/desk/health"');
  await browser.send("/desk/sign-in", { form: { email: "ADA@ideas.test", to: "/desk/health" } });
  await until("the mail has arrived", () => mails.received.length === 1);
  const url = mails.received[0]?.text?.match(/https:\S+/)?.[0] ?? "";
  // Whoever asks can write any host into the request.
  expect(url).not.toContain("desk.test");
  const { pathname, search } = new URL(url);
  expect(search).toBe("?to=%2Fdesk%2Fhealth");
  expect((await browser.send(pathname + search)).body).toContain('name="to" value="/desk/health"');
  expect((await desk.browser().send(pathname, { form: {} })).statusCode).toBe(403);
  expect((await browser.send(pathname, { form: { to: "/desk/health" } })).headers.location).toBe("/desk/health");
});

test("whoever asks for a link gets the same answer, and strangers get no mail", async ({
  mails,
  mailingDesk: desk,
}) => {
  await desk.link();
  const ask = async (email: string) => {
    const response = await desk.browser().send("/desk/sign-in", { form: { email } });
    const { date: _, "set-cookie": cookie, ...headers } = response.headers;
    return { ...headers, body: response.body, cookie: String(cookie).replace(/=[\w-]{43}\.[\w-]{43};/, "=;") };
  };
  const [known, stranger, nonsense] = [await ask(ada), await ask("stranger@ideas.test"), await ask("nonsense")];
  expect(stranger).toEqual(known);
  expect(nonsense).toEqual(known);
  await until("the mail has arrived", () => mails.received.length === 1);
  expect(mails.received[0]?.to).toMatchObject([{ address: ada }]);
});

test("without a mail server nobody is promised a link, on the staff or not, and the page says whom to ask", async ({
  desk,
}) => {
  await desk.link();
  const before = await desk.browser().send("/desk/sign-in?to=%2Fdesk%2Fhealth");
  expect(before.body).not.toContain('type="email"');
  const after: string[] = [];
  // From a tab that was opened while there was a mail server.
  for (const email of [ada, "stranger@ideas.test"]) {
    const browser = desk.browser();
    const { headers } = await browser.send("/desk/sign-in", { form: { email } });
    after.push((await browser.send(String(headers.location))).body);
  }
  expect(after[0]).toBe(after[1]);
  for (const body of [before.body, ...after]) {
    expect(body).toContain("Email is off here: ask the person who runs the server");
    expect(body).not.toContain("emailed you");
  }
});

test("with a mail server the page for signing in says nothing of that", async ({ mailingDesk: desk }) => {
  await desk.link();
  for (const path of ["/desk/sign-in", "/desk/sign-in?asked=1"])
    expect((await desk.browser().send(path)).body).not.toContain("Email is off");
});

test("one network asks for ten links in ten minutes, and one address gets five", async ({
  mails,
  mailingDesk: desk,
}) => {
  for (const email of [ada, grace]) await desk.store.invite({ email, by: "test" });
  const ask = async (email: string, from: string) =>
    (await desk.browser().send("/desk/sign-in", { form: { email }, from })).statusCode;
  const statuses: number[] = [];
  for (let asked = 0; asked < 11; asked++) statuses.push(await ask(ada, "198.51.100.7"));
  expect(statuses).toEqual([...Array(10).fill(303), 429]);
  expect(await ask(grace, "203.0.113.1")).toBe(303);
  await until("the last mail has arrived", () => mails.received.some(({ to }) => to?.[0]?.address === grace));
  expect(await desk.rows("sign_in_link")).toHaveLength(6);
});

test("the answer does not wait for the mail, or its time would tell who is on the list", async ({ database }) => {
  await using mails = await startDrippingServer();
  await using desk = await openServer({ database, settings: { SMTP_URL: mails.url } });
  await desk.link();
  expect((await desk.browser().send("/desk/sign-in", { form: { email: ada } })).statusCode).toBe(303);
  await mails.dripping;
});

test("nothing is looked up for a link until some time after the response", async ({ mails, mailingDesk: desk }) => {
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

test("a link is looked up at a moment that nobody can foresee, within three seconds", async ({ desk }) => {
  const delays = Array.from({ length: 200 }, desk.linkDelayMs);
  expect(Math.min(...delays)).toBeGreaterThanOrEqual(200);
  expect(Math.max(...delays)).toBeLessThan(3_000);
  expect(new Set(delays).size).toBeGreaterThan(100);
});

test("no header of a request changes where a mailed link leads", async ({ mails, mailingDesk: desk }) => {
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
  await using desk = await openServer({
    database,
    settings: { SMTP_URL: mails.url, SITE_URL: "http://localhost:3000" },
  });
  await desk.link();
  await desk.browser().send("/desk/sign-in", { form: { email: ada } });
  await until("the mail has arrived", () => mails.received.length === 1);
  expect(mails.received[0]?.text).toMatch(/http:\/\/localhost:3000\/desk\/sign-in\/[\w-]{43}\n/);
});

test("strangers who ask for links again and again lock nobody out who has signed in before", async ({
  mails,
  mailingDesk: desk,
}) => {
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

test("strangers in the same network lock nobody out who has signed in before", async ({ mails, mailingDesk: desk }) => {
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

test("asking for an address that is not on the list uses up no link of one that is", async ({
  mails,
  mailingDesk: desk,
}) => {
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

test("a stranger with many networks costs no colleague their link", async ({ mails, mailingDesk: desk }) => {
  await desk.link();
  // As many as one client with a /48 may send in a second, and looked up faster than the database takes them.
  const lookedUpAt = Date.now() + 5_000;
  desk.services.desk.linkDelayMs = () => Math.max(0, lookedUpAt - Date.now());
  const ask = (email: string, from: string) => desk.browser().send("/desk/sign-in", { form: { email }, from });
  const asked = Array.from({ length: 1_000 }, (_, network) =>
    ask(`stranger-${network}@elsewhere.test`, `2001:db8:0:${network.toString(16)}::1`),
  );
  await ask(ada, "2001:db8:1::1");
  await Promise.all(asked);
  await until("the colleague's link has arrived", () => mails.received.length === 1);
});

test("the log holds no address of staff and no link when the mail server refuses a link", async ({ database }) => {
  const refusal = "550 5.7.1 <ada@ideas.test> blocked: https://ideas.test/desk/sign-in/the-token";
  await using mails = await startMailServer(() => refusal);
  const lines: string[] = [];
  const onLog = (line: string) => void lines.push(line);
  await using desk = await openServer({ database, settings: { SMTP_URL: mails.url }, onLog });
  await desk.link();
  await desk.browser().send("/desk/sign-in", { form: { email: ada } });
  await until("the failure is logged", () => lines.some((line) => line.includes("in the background")));
  expect(lines.join("")).not.toContain(ada);
  expect(lines.join("")).not.toContain("the-token");
});

test("a flood of links that cannot be made writes one line and not one each", async ({ database }) => {
  await using mails = await startMailServer();
  const lines: string[] = [];
  const onLog = (line: string) => void lines.push(line);
  await using desk = await openServer({ database, settings: { SMTP_URL: mails.url }, onLog });
  const people = Array.from({ length: 50 }, (_, index) => `person-${index}@ideas.test`);
  for (const email of people) await desk.store.invite({ email, by: "test" });
  let tried = 0;
  desk.store.addLink = async () => {
    tried += 1;
    throw new StorageFailure("full");
  };
  for (const [network, email] of people.entries())
    await desk.browser().send("/desk/sign-in", { form: { email }, from: `198.51.${network}.7` });
  await until("all of them have failed", () => tried === 50);
  await new Promise(setImmediate);
  expect(lines.filter((line) => line.includes("in the background"))).toHaveLength(1);
});

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("a hundred guesses at once are stopped after twenty, and count for their network alone", async ({ desk }) => {
    const link = await desk.link();
    const guesses = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        desk.browser().send(`/desk/sign-in/${String(index).padStart(43, "x")}`, { form: {}, from: "198.51.100.7" }),
      ),
    );
    const statuses = Map.groupBy(guesses, ({ statusCode }) => statusCode);
    expect([...statuses].map(([status, list]) => [status, list.length]).toSorted()).toEqual([
      [403, 20],
      [429, 80],
    ]);
    expect((await desk.browser().send(link, { form: {}, from: "198.51.100.7" })).statusCode).toBe(429);
    expect((await desk.browser().send(link, { form: {}, from: "203.0.113.1" })).statusCode).toBe(303);
  });

  test("a link goes to the address on the list, not to one that only looks like it in lower case", async ({
    mails,
    mailingDesk: desk,
  }) => {
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

describe("on PostgreSQL", () => {
  test.override({ engine: "postgres" });

  test("one client that asks for links again and again is counted until it is over its limit, and no further", async ({
    desk,
  }) => {
    await desk.link();
    const form = { email: "x@elsewhere.test" };
    const ask = () => desk.browser().send("/desk/sign-in", { form, from: "198.51.100.7" });
    const statuses = (await atOnce(300, 600, ask)).map(({ statusCode }) => statusCode);
    expect([303, 429].map((status) => statuses.filter((one) => one === status).length)).toEqual([10, 590]);
    // Each count is a write that waits for the same row.
    const counted = (await desk.rows("client_count")).reduce((sum, { count }) => sum + count, 0);
    expect(counted).toBeLessThanOrEqual(20);
  });
});
