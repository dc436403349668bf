import { request } from "node:http";
import { describe, expect } from "vitest";
import type { DeskReader } from "#server/storage/desk-reader.ts";
import { atOnce, until } from "#tests/support/client.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { grace } from "#tests/support/test-server.ts";
import { test } from "./fixtures.ts";

test("a session is new at every sign-in, and does not work after sign-out or twelve idle hours", async ({ desk }) => {
  const planted = "p".repeat(43);
  const browser = desk.browser();
  browser.cookies.set("__Host-desk", planted);
  await browser.send(await desk.link(), { form: {} });
  const stolen = browser.cookies.get("__Host-desk") ?? "";
  expect(stolen).toMatch(/^[\w-]{43}\.[\w-]{43}$/);
  expect(stolen).not.toBe(planted);
  const thief = desk.browser();
  const asThief = async (session: string) => {
    thief.cookies.set("__Host-desk", session);
    return (await thief.send("/desk")).statusCode;
  };
  expect([await asThief(planted), await asThief(stolen)]).toEqual([303, 200]);
  await browser.send("/desk/sign-out", { form: {} });
  expect(await asThief(stolen)).toBe(303);

  const idle = await desk.signedIn();
  await changeRows(desk, "update desk_session set seen_at = seen_at - 43200001");
  expect((await idle.send("/desk")).headers.location).toBe("/desk/sign-in");
});

test("nothing secret is in the database: no link and no session", async ({ desk }) => {
  const link = await desk.link();
  const browser = desk.browser();
  await browser.send(link, { form: {} });
  const rows = JSON.stringify([await desk.rows("sign_in_link"), await desk.rows("desk_session")]);
  expect(rows).not.toContain(link.split("/").at(-1));
  expect(rows).not.toContain(browser.cookies.get("__Host-desk"));
});

test("readings at the desk, however many, take no place from the check of a session", async ({ desk }) => {
  const reader = await desk.services.desk.openReader();
  const readings = Array.from({ length: 60 }, () => reader.listStaff());
  const checks = Array.from({ length: 50 }, () => reader.checkSession({ hash: "nobody" }));
  const refused = (await Promise.allSettled(readings)).filter(({ status }) => status === "rejected");
  expect([refused.length, (await Promise.all(checks)).length]).toEqual([10, 50]);
});

test("a session that is used notes it", async ({ desk }) => {
  const browser = await desk.signedIn();
  await changeRows(desk, "update desk_session set seen_at = seen_at - 120000");
  const [before] = await desk.rows("desk_session");
  await browser.send("/desk");
  await until("it is noted", async () => ((await desk.rows("desk_session"))[0]?.seen_at ?? 0) > (before?.seen_at ?? 0));
});

test("of one's own sessions the newest comes first", async ({ desk }) => {
  await desk.signedIn();
  await changeRows(desk, "update desk_session set created_at = created_at - 60000");
  const { body } = await (await desk.signedIn()).send("/desk/sessions");
  expect(body.split('name="session"')[0]).toContain("(this one)");
});

test("whoever signs out takes along what the browser has kept of this site", async ({ desk }) => {
  const [here, everywhere] = [await desk.signedIn(), await desk.signedIn()];
  const out = [await here.send("/desk/sign-out", { form: {} }), await everywhere.send("/desk/sessions", { form: {} })];
  expect(out.map(({ headers }) => headers["clear-site-data"])).toEqual(Array(2).fill('"cache", "storage"'));
  expect((await (await desk.signedIn()).send("/desk")).headers).not.toHaveProperty("clear-site-data");
});

test("signing out with a session that has ended clears the browser, too", async ({ desk }) => {
  const browser = await desk.signedIn();
  const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
  await browser.send("/desk/sign-out", { form: {} });
  const again = await desk.browser().send("/desk/sign-out", { form: {}, headers: { cookie } });
  expect(again.headers).toHaveProperty("clear-site-data");
});

test("other people's sessions, mails and pages stay theirs", async ({ desk }) => {
  const [one, other] = [await desk.add(), await desk.add({ captchaId: undefined })];
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  expect((await first.send("/desk/sessions")).body.match(/name="session"/g)).toHaveLength(1);
  const sessions = await desk.rows("desk_session");
  for (const { id } of sessions) await first.send("/desk/sessions", { form: { session: id } });
  expect((await second.send("/desk")).statusCode).toBe(200);
  expect((await first.send("/desk")).statusCode).toBe(303);

  const mail = (await desk.rows("delivery")).find(({ request_id }) => request_id === other);
  await changeRows(desk, "update delivery set state = 'sent'");
  await second.send(`/desk/requests/${one}/send-again`, { form: { delivery: mail?.id ?? "" } });
  expect((await desk.rows("delivery")).map(({ state }) => state)).toEqual(["sent", "sent"]);
  for (const path of ["/desk/requests/nothing", "/desk/requests/..%2f..%2fetc", "/desk/requests/' or 1=1"]) {
    expect((await second.send(path)).statusCode).toBe(404);
  }
  for (const to of ["https://elsewhere.test/desk", "//elsewhere.test/desk", "/desk@elsewhere.test"]) {
    expect((await second.send(`/desk/sign-in?to=${encodeURIComponent(to)}`)).body).not.toContain("elsewhere");
    expect((await desk.browser().send(await desk.link(), { form: { to } })).headers.location).toBe("/desk");
  }
});

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("four hundred connections with made-up cookies keep nobody from the database", async ({ desk }) => {
    await desk.link();
    const base = await desk.listen();
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
