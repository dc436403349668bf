import { describe, expect } from "vitest";
import { until } from "../support/client.ts";
import { goodRequest, postForm } from "../support/contact-request.ts";
import { changeRows, engines } from "../support/database.ts";
import { ada, openDeskServer } from "../support/desk.ts";
import { startDrippingServer, startMailServer } from "../support/mail-servers.ts";
import { sendAll, test } from "./fixtures.ts";

const grace = "grace@ideas.test";

/** What the form of a new request says about it, as long as nobody has changed anything. */
const seen = { version: "0", status: "new", wasStatus: "new", wasAssignee: "" };

describe.each(engines)("the desk on %s", (engine) => {
  test.override({ engine });

  test("a request is answered, noted, assigned, called spam and back, mailed again, exported and erased", async ({
    desk,
  }) => {
    const id = await desk.add();
    const browser = await desk.signedIn();
    expect((await browser.send("/desk")).body).toContain("Ada Lovelace");
    const page = `/desk/requests/${id}`;
    expect((await browser.send(page)).body).toContain("Is that possible?");

    const save = (form: Record<string, string>) => browser.send(page, { form: { assignee: "", ...form } });
    expect((await save({ version: "0", status: "spam" })).statusCode).toBe(303);
    expect((await save({ version: "1", status: "new" })).statusCode).toBe(303);
    expect((await save({ version: "2", status: "answered", assignee: ada, text: "Called back" })).statusCode).toBe(303);
    expect(await desk.rows("contact_request")).toMatchObject([{ status: "answered", assignee: ada, version: 3 }]);
    expect((await browser.send(page)).body).toContain("Called back");

    await sendAll(desk.store);
    expect((await browser.send(page)).body).toContain("Send again");
    const [mail] = await desk.rows("delivery");
    await browser.send(`${page}/mail`, { form: { mail: mail?.id ?? "" } });
    expect(await desk.rows("delivery")).toMatchObject([{ state: "waiting" }]);

    const file = await browser.send(`${page}/export`);
    expect(JSON.parse(file.body)).toMatchObject({ ...goodRequest, purpose: ["web"], notes: [{ text: "Called back" }] });
    expect((await browser.send(`${page}/erase`)).body).toContain("1 note is deleted");
    expect((await browser.send(`${page}/erase`, { form: {} })).headers.location).toBe("/desk?done=erased");
    expect(await desk.rows("contact_request")).toEqual([]);
    expect((await browser.send(page)).statusCode).toBe(404);
    const log = await browser.send("/desk/log");
    for (const act of ["Exported", "Erased a request"]) expect(log.body).toContain(act);
  });

  test("a character that no database takes is left out of whatever the desk is asked", async ({ desk }) => {
    const id = await desk.add();
    const browser = await desk.signedIn();
    const change = { version: "0", status: "won", assignee: `${ada}\0`, text: "Called\0 back" };
    const responses = [
      await browser.send("/desk?assignee=%00&after=%00"),
      await browser.send("/desk/log?after=%00"),
      await browser.send(`/desk/requests/${id}`, { form: change }),
      await browser.send(`/desk/requests/${id}/mail`, { form: { mail: "\0" } }),
      await browser.send("/desk/staff", { form: { email: `\0${grace}` } }),
      await browser.send("/desk/sessions", { form: { session: "\0another" } }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303, 303, 303, 303]);
    expect(await desk.rows("request_note")).toMatchObject([{ text: "Called back" }]);
    expect(await desk.rows("contact_request")).toMatchObject([{ status: "won", assignee: ada }]);
    expect((await desk.rows("staff")).map(({ email }) => email).toSorted()).toEqual([ada, grace]);
  });

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
});

test("the desk does not exist before anyone was invited", async ({ desk }) => {
  const browser = desk.browser();
  for (const path of ["/desk", "/desk/sign-in", "/desk/requests/1", "/desk/nothing"]) {
    expect((await browser.send(path)).statusCode).toBe(404);
    expect((await browser.send(path, { form: {} })).statusCode).toBe(404);
  }
  await desk.link();
  expect((await browser.send("/desk")).headers.location).toBe("/desk/sign-in");
});

test("of two people who change one request, the second is told what changed, and nothing is overwritten", async ({
  desk,
}) => {
  const page = `/desk/requests/${await desk.add()}`;
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  await first.send(page, { form: { version: "0", status: "won", assignee: ada } });
  const unchanged = { version: "1", status: "won", wasStatus: "won", assignee: ada, wasAssignee: ada };
  await first.send(page, { form: { ...unchanged, text: "They signed." } });
  expect(await desk.rows("request_note")).toHaveLength(1);
  const refused = await second.send(page, { form: { version: "0", status: "lost", assignee: grace } });
  expect(refused.statusCode).toBe(409);
  const [notice = ""] = refused.body.match(/<[^>]+role="alert".*?<\/ul>/s) ?? [];
  expect(notice).toContain("status from new to won, assignee from nobody to ada@ideas.test");
  expect(refused.body).toContain('value="lost" selected');
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "won", assignee: ada }]);
  await second.send(page, { form: { version: "1", status: "lost", assignee: grace } });
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "lost", assignee: grace }]);
});

test("who changed only one thing and saves again does not undo what a colleague did with the other", async ({
  desk,
}) => {
  const page = `/desk/requests/${await desk.add()}`;
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  await first.send(page, { form: { ...seen, status: "won", assignee: "" } });
  const { body } = await second.send(page, { form: { ...seen, assignee: grace } });
  expect(body).toContain('value="won" selected');
  expect(body).toContain(`value="${grace}" selected`);
  expect(body).toContain("Now: <strong>Unassigned</strong>");
  expect(body).not.toContain("Now: <strong>Won</strong>");
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "won", assignee: null }]);
});

test("a note is added with whatever a colleague has changed meanwhile, unless it is too long", async ({ desk }) => {
  const page = `/desk/requests/${await desk.add()}`;
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  await first.send(page, { form: { ...seen, status: "won" } });
  const noted = await second.send(page, { form: { ...seen, text: "Called\r\nback" } });
  expect(noted.headers.location).toBe(`${page}?done=noted`);
  const refused = await second.send(page, { form: { ...seen, status: "lost", text: "Not for us" } });
  expect(refused.statusCode).toBe(409);
  expect(refused.body).toContain("The note was added.");
  const long = await second.send(page, { form: { ...seen, status: "lost", text: "z".repeat(5_001) } });
  expect(long.statusCode).toBe(422);
  expect(long.body).toContain("z".repeat(5_001));
  expect(long.body).toContain('value="lost" selected');
  expect((await second.send(page, { form: seen })).headers.location).toBe(`${page}?done=unchanged`);
  expect((await desk.rows("request_note")).map(({ text }) => text)).toEqual(["Called\nback", "Not for us"]);
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "won", version: 1 }]);
});

test("a colleague who is assigned a request gets a link to it, also if the server restarts meanwhile", async ({
  database,
}) => {
  await using mails = await startMailServer();
  let id = "";
  {
    // Without a mail server the email waits.
    await using desk = await openDeskServer(database);
    const browser = await desk.signedIn();
    await browser.send("/desk/staff", { form: { email: grace } });
    const [me] = await desk.rows("staff");
    await browser.send(`/desk/staff/${me?.id}/name`, { form: { name: "Ada Lovelace" } });
    id = await desk.add({ deliveries: [], request: { ...goodRequest, subject: "Halden\r\nBcc: all@example.test" } });
    expect((await browser.send(`/desk/requests/${id}`, { form: { ...seen, assignee: grace } })).statusCode).toBe(303);
    expect((await browser.send(`/desk/requests/${id}`)).body).toContain("Assignment: waiting, to");
  }
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const page = `/desk/requests/${id}`;
  const browser = await desk.signedIn(grace);
  await until("the mail has arrived", () => mails.received.length === 1);
  const [mail] = mails.received;
  expect(mail?.to).toMatchObject([{ address: grace }]);
  expect(mail?.replyTo).toEqual([{ name: "Ada Lovelace", address: ada }]);
  expect(mail?.subject).toBe(
    "Ada Lovelace assigned you a request: Web Development, Other · Halden Bcc: all@example.test · Ada Lovelace",
  );
  expect(mail?.text).toMatch(new RegExp(`: https://[^/\\s]+${page}\\s`));
  expect(mail?.bcc).toBeUndefined();
  await until("it is stored as sent", async () => (await desk.rows("delivery"))[0]?.state === "sent");
  expect((await browser.send(page)).body).toMatch(/Assignment: sent to [^.]*grace@ideas\.test/);
  const again = await browser.send(`${page}/mail`, { form: { mail: (await desk.rows("delivery"))[0]?.id ?? "" } });
  expect(again.headers.location).toBe(`${page}?done=mailed`);
  await until("it has arrived again", () => mails.received.length === 2);
  expect(mails.received[1]?.messageId).toBe(mail?.messageId);
  const file = JSON.parse((await browser.send(`${page}/export`)).body);
  expect(file.mails).toMatchObject([{ kind: "assignment", recipient: grace }]);
});

test("a form that is sent twice adds its note once: by a reload, a double click or another try", async ({ desk }) => {
  const page = `/desk/requests/${await desk.add()}`;
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  const formOf = (body: string) => {
    const [, noteKey = ""] = body.match(/name="noteKey" value="([^"]+)"/) ?? [];
    return { ...seen, noteKey };
  };
  const form = { ...formOf((await second.send(page)).body), status: "lost", text: "Not for us" };
  await first.send(page, { form: { ...seen, status: "won" } });
  const responses = [await second.send(page, { form }), await second.send(page, { form })];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([409, 409]);
  expect(responses[1]?.body).toContain("The note was added.");
  expect(await desk.rows("request_note")).toMatchObject([{ text: "Not for us" }]);
  expect((await desk.rows("audit_entry")).filter(({ action }) => action === "noted")).toHaveLength(1);

  const clicked = { ...formOf((await second.send(page)).body), version: "1", text: "Called back" };
  await Promise.all([1, 2].map(() => second.send(page, { form: clicked })));
  // The button "Back" shows the same form, and what is written there is another note.
  await second.send(page, { form: { ...clicked, text: "Called back again" } });
  // The same words in a new form are meant.
  await second.send(page, { form: { ...formOf((await second.send(page)).body), text: "Called back" } });
  const notes = (await desk.rows("request_note")).map(({ text }) => text);
  expect(notes.toSorted()).toEqual(["Called back", "Called back", "Called back again", "Not for us"]);
});

test("who assigns a request to a colleague who has left meanwhile keeps the note, and is asked to choose someone else", async ({
  desk,
}) => {
  const page = `/desk/requests/${await desk.add()}`;
  const browser = await desk.signedIn();
  const refused = await browser.send(page, { form: { ...seen, status: "won", assignee: grace, text: "For Grace" } });
  expect(refused.statusCode).toBe(422);
  expect(refused.body).toContain(`${grace} is no longer on the staff`);
  expect(refused.body).toContain("The note was added.");
  expect(refused.body).toContain('value="won" selected');
  expect(refused.body).not.toContain(`value="${grace}"`);
  expect(refused.body).not.toContain("For Grace</textarea>");
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "new", assignee: null }]);
  expect(await desk.rows("request_note")).toMatchObject([{ text: "For Grace" }]);
});

test("a list is exported in order, as CSV without formulas and as JSON; the log keeps no search", async ({ desk }) => {
  // More than are read at once.
  await Promise.all(Array.from({ length: 100 }, () => desk.add()));
  const formulas = ["=1+1", "+1", "-1", "@x", '"quoted"', "a,b"];
  for (const name of formulas) await desk.add({ request: { ...goodRequest, name, phone: "+44", body: "=x\nöü" } });
  // Requests of one millisecond have no order.
  await changeRows(desk, "update contact_request set created_at = created_at + rowid where rowid > 100");
  const browser = await desk.signedIn();
  const { body, headers } = await browser.send("/desk/requests.csv");
  expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
  expect(body.split("\r\n")).toHaveLength(formulas.length + 102);
  expect(body).toContain(`"'=1+1","ada@engine.test","'+44"`);
  expect(body).toContain(`"'=x\nöü"`);
  expect(body).toContain('"""quoted"""');
  expect(body).toContain('"Web Development, Other"');
  expect(body).toMatch(/\r\n"\d{4}-\d\d-\d\d \d\d:\d\d","new",/);
  expect(body).not.toMatch(/(^|,|\n)"[=+@\t\r-]/);
  const rows = JSON.parse((await browser.send("/desk/requests.json")).body);
  expect(new Set(rows.map(({ id }: { id: string }) => id)).size).toBe(formulas.length + 100);
  const names = rows.map(({ name }: { name: string }) => name);
  expect(names.slice(0, formulas.length)).toEqual(formulas.toReversed());
  expect((await browser.send("/desk/requests.json?status=won")).body).toBe("[]\n");
  await browser.send("/desk/requests.csv?q=ada@engine.test&status=new");
  const log = await desk.rows("audit_entry");
  expect(JSON.stringify(log)).not.toContain("engine.test");
  const exports = log.filter(({ action }) => action === "exported");
  expect(exports.map(({ detail }) => detail).toSorted()).toEqual([
    "csv",
    "csv, new, with a search",
    "json",
    "json, won",
  ]);
});

test("fifty requests are marked as spam at once; those that a colleague has changed are left alone, and the page says so", async ({
  desk,
}) => {
  const ids: string[] = [];
  for (let index = 0; index < 50; index++) ids.push(await desk.add());
  const browser = await desk.signedIn();
  const { body } = await browser.send("/desk?purpose=web&from=2026-11-01");
  const boxes = [...body.matchAll(/<input type="checkbox" form="spam" name="request" value="([^"]+)"/g)];
  expect(boxes).toHaveLength(50);
  const [, action = ""] = body.match(/<form id="spam"[^>]* action="([^"]+)"/) ?? [];
  const chosen = boxes.map(([, value = ""]) => ["request", value]);
  await desk.store.changeRequest({ id: ids[0] ?? "", who: grace, version: 0, status: "won", assignee: null });
  const send = (form: string[][]) => browser.send(action.replaceAll("&amp;", "&"), { form });
  const marked = await send(chosen);
  expect(marked.headers.location).toBe("/desk?purpose=web&from=2026-11-01&marked=49&unmarked=1");
  expect((await browser.send(String(marked.headers.location))).body).toMatch(
    /role="status">49 requests marked as spam\. 1 request was not/,
  );
  expect(await desk.rows("contact_request")).toHaveLength(50);
  expect((await desk.rows("contact_request")).filter(({ status }) => status === "spam")).toHaveLength(49);
  const changes = (await desk.rows("audit_entry")).filter(({ action, who }) => action === "changed" && who === ada);
  expect(changes).toHaveLength(49);

  expect(JSON.parse((await browser.send("/desk/requests.json")).body)).toHaveLength(1);
  expect(JSON.parse((await browser.send("/desk/requests.json?status=spam")).body)).toHaveLength(49);
  const spam = await browser.send("/desk?status=spam");
  expect(spam.body).not.toContain('type="checkbox"');
  expect((await browser.send("/desk?q=count")).body).toContain('href="/desk?q=count&amp;status=spam">Look in spam<');
  expect((await send([])).headers.location).toContain("marked=0&unmarked=0");
  for (const wrong of [
    [["request", "nonsense"]],
    Array.from({ length: 51 }, (_, index) => ["request", `0.${index}`]),
  ]) {
    expect((await send(wrong)).statusCode).toBe(400);
  }
});

test("the days of a filter count from their first moment to their last", async ({ desk }) => {
  const [first, last] = [await desk.add(), await desk.add()];
  const [begin, end] = [Date.UTC(2026, 10, 20), Date.UTC(2026, 10, 21) - 1];
  await changeRows(desk, `update contact_request set created_at = ${begin} where id = '${first}'`);
  await changeRows(desk, `update contact_request set created_at = ${end} where id = '${last}'`);
  const browser = await desk.signedIn();
  const found = async (query: string) =>
    JSON.parse((await browser.send(`/desk/requests.json?${query}`)).body).map(({ id }: { id: string }) => id);
  expect(await found("from=2026-11-20&to=2026-11-20")).toEqual([last, first]);
  expect(await found("from=2026-11-21")).toEqual([]);
  expect(await found("to=2026-11-19")).toEqual([]);
});

test("a request says in which language it came, on its page and in both files", async ({ desk }) => {
  const id = await desk.add({ language: "mn" });
  const browser = await desk.signedIn();
  expect((await browser.send(`/desk/requests/${id}`)).body).toContain("<dd>Mongolian</dd>");
  expect((await browser.send("/desk/requests.csv")).body).toContain('"mn"');
  const [row] = JSON.parse((await browser.send("/desk/requests.json")).body);
  expect(row).toMatchObject({ id, language: "mn" });
});

test("a form that was sent without scripts is unverified, which alone is no reason for suspicion", async ({ desk }) => {
  const { purpose: _, ...fields } = goodRequest;
  expect((await postForm(desk.app, { ...fields, website: "" })).statusCode).toBe(303);
  const browser = await desk.signedIn();
  expect((await browser.send("/desk?flag=suspicious")).body).toContain("No requests found.");
  const { body } = await browser.send("/desk?flag=unverified");
  expect(body).toContain(goodRequest.name);
  expect(body).toMatch(/Unverified: [^.]+\.</);
});

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

test("a mailed link works only in the browser that asked for it", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
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

test("whoever asks for a link gets the same answer, and strangers get no mail", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
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

test("one network asks for ten links in ten minutes, and one address gets five", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  for (const email of [ada, grace]) await desk.store.invite({ email, by: "test" });
  const ask = async (email: string, from: string) =>
    (await desk.browser().send("/desk/sign-in", { form: { email }, from })).statusCode;
  const statuses: number[] = [];
  for (let asked = 0; asked < 11; asked++) statuses.push(await ask(ada, "198.51.100.7"));
  expect(statuses).toEqual([...Array(10).fill(303), 429]);
  expect(await ask(grace, "203.0.113.1")).toBe(303);
  await until("the last mail has arrived", () => mails.received.some(({ to }) => to?.[0]?.address === grace));
  expect(await database.rows("sign_in_link")).toHaveLength(6);
});

test("who is not signed in changes nothing and reads nothing, by any address", async ({ desk }) => {
  const id = await desk.add();
  await desk.link();
  const [[person], [mail]] = [await desk.rows("staff"), await desk.rows("delivery")];
  const tables = ["contact_request", "request_note", "audit_entry", "staff"] as const;
  const stored = () => Promise.all(tables.map((table) => desk.rows(table)));
  const before = await stored();
  const stranger = desk.browser();
  const forms: Record<string, Record<string, string>> = {
    [`requests/${id}`]: { version: "0", status: "spam", text: "Hello" },
    [`requests/${id}/mail`]: { mail: mail?.id ?? "" },
    spam: { request: `0.${id}` },
    [`requests/${id}/erase`]: {},
    staff: { email: "stranger@ideas.test" },
    [`staff/${person?.id}/name`]: { name: "Stranger" },
    [`staff/${person?.id}/remove`]: {},
    sessions: {},
    "sign-out": {},
  };
  const pages = ["requests.csv", "requests.json", "staff", "log", "sessions", "site", "health"];
  const reads = [
    ...pages,
    `staff/${person?.id}/name`,
    ...["", "/export", "/erase"].map((end) => `requests/${id}${end}`),
  ];
  const responses = await Promise.all([
    ...Object.entries(forms).map(([path, form]) => stranger.send(`/desk/${path}`, { form })),
    ...reads.map((path) => stranger.send(`/desk/${path}`)),
  ]);
  for (const { statusCode, headers, body } of responses) {
    // What was typed is shown to whoever typed it, and nothing else.
    if (statusCode === 403) expect(body).toContain("You are signed out");
    else expect(headers.location).toMatch(/^\/desk\/sign-in(\?to=|\?done=signedOut|$)/);
    expect(body).not.toContain(goodRequest.email);
  }
  expect(await stored()).toEqual(before);
});

test("the answer does not wait for the mail, or its time would tell who is on the list", async ({ database }) => {
  await using mails = await startDrippingServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  await desk.link();
  expect((await desk.browser().send("/desk/sign-in", { form: { email: ada } })).statusCode).toBe(303);
  await mails.dripping;
});

test("an invited person gets a mail that holds no link which signs in", async ({ database }) => {
  await using mails = await startMailServer();
  await using desk = await openDeskServer(database, { SMTP_URL: mails.url });
  const browser = await desk.signedIn();
  const invited = await browser.send("/desk/staff", { form: { email: grace } });
  expect((await browser.send(String(invited.headers.location))).body).toContain("An email tells them how to sign in.");
  await until("the mail has arrived", () => mails.received.length === 1);
  expect(mails.received[0]?.to).toMatchObject([{ address: grace }]);
  expect(mails.received[0]?.text).toMatch(/ada@ideas\.test invited you.*\/desk\/sign-in\n/s);
  const again = await browser.send("/desk/staff", { form: { email: grace } });
  expect(again.headers.location).toBe("/desk/staff?done=alreadyInvited");
  expect(await database.rows("sign_in_link")).toHaveLength(1);
});

test("a form counts only if it comes from the desk itself", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const form = { version: "0", status: "spam", assignee: "" };
  const post = async (headers: Record<string, string>) => {
    const cookie = [...browser.cookies].map((pair) => pair.join("=")).join("; ");
    const response = await desk.app.inject({
      method: "POST",
      url: `/desk/requests/${id}`,
      headers: { host: "desk.test", cookie, "content-type": "application/x-www-form-urlencoded", ...headers },
      payload: new URLSearchParams(form).toString(),
    });
    return response.statusCode;
  };
  expect(await post({ "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ "sec-fetch-site": "same-site" })).toBe(403);
  expect(await post({ "sec-fetch-site": "none" })).toBe(403);
  expect(await post({ origin: "https://elsewhere.test" })).toBe(403);
  expect(await post({ origin: "null" })).toBe(403);
  expect(await post({})).toBe(403);
  expect(await desk.rows("contact_request")).toMatchObject([{ status: "new" }]);
  expect(await post({ origin: "https://desk.test" })).toBe(303);
});

test("what strangers write is shown as text and never as anything else", async ({ desk }) => {
  const nasty = "<script>alert(1)</script><img src=x onerror=alert(1)>\"'</textarea></title><!-- \u202egnp.exe";
  const id = await desk.add({
    request: { ...goodRequest, name: nasty, subject: `javascript:${nasty}`, phone: nasty, body: nasty },
  });
  // Longer than the form allows, as if it had come from elsewhere.
  await changeRows(desk, `update contact_request set phone = '${"x".repeat(100_000)}' where id = '${id}'`);
  const browser = await desk.signedIn();
  await browser.send(`/desk/requests/${id}`, { form: { ...seen, text: nasty } });
  for (const path of [
    "/desk",
    `/desk/requests/${id}`,
    `/desk/requests/${id}/erase`,
    `/desk?q=${encodeURIComponent(nasty)}`,
  ]) {
    const { body, statusCode } = await browser.send(path);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/<script|<img|<!--/);
    expect(
      [...body.matchAll(/href="([^"]*)"/g)]
        .map(([, href]) => href)
        .filter((href) => !/^(\/|#|mailto:)/.test(href ?? "")),
    ).toEqual([]);
  }
  const { body } = await browser.send(`/desk/requests/${id}`);
  expect(body.match(/href="(mailto:[^"]*)"/)?.[1]).toMatch(/^mailto:ada@engine\.test\?subject=Re%3A%20javascript/);
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
  await second.send(`/desk/requests/${one}/mail`, { form: { mail: mail?.id ?? "" } });
  expect((await desk.rows("delivery")).map(({ state }) => state)).toEqual(["sent", "sent"]);
  for (const path of ["/desk/requests/nothing", "/desk/requests/..%2f..%2fetc", "/desk/requests/' or 1=1"]) {
    expect((await second.send(path)).statusCode).toBe(404);
  }
  for (const to of ["https://elsewhere.test/desk", "//elsewhere.test/desk", "/desk@elsewhere.test"]) {
    expect((await second.send(`/desk/sign-in?to=${encodeURIComponent(to)}`)).body).not.toContain("elsewhere");
    expect((await desk.browser().send(await desk.link(), { form: { to } })).headers.location).toBe("/desk");
  }
});

test("a removed person is out at once and for good unless invited again, and the last one stays", async ({ desk }) => {
  const [first, second] = [await desk.signedIn(), await desk.signedIn(grace)];
  const staff = await desk.rows("staff");
  const idOf = (email: string) => staff.find((one) => one.email === email)?.id;
  expect((await first.send("/desk/staff", { form: { email: "nonsense" } })).statusCode).toBe(422);
  const [page, theirs] = [`/desk/requests/${await desk.add()}`, `/desk/requests/${await desk.add()}`];
  await second.send(theirs, { form: { version: "0", status: "new", assignee: grace } });
  const link = await desk.link(grace);
  await first.send(`/desk/staff/${idOf(grace)}/remove`, { form: {} });
  expect((await second.send("/desk")).statusCode).toBe(303);
  const form = { version: "0", status: "new", assignee: grace };
  expect((await first.send(page, { form })).statusCode).toBe(422);
  expect((await first.send(theirs)).body).toContain(`value="${grace}" selected`);
  const change = { version: "1", status: "answered", assignee: grace };
  expect((await first.send(theirs, { form: change })).statusCode).toBe(303);
  expect((await first.send(`/desk/staff/${idOf(ada)}/remove`, { form: {} })).headers.location).toContain("notRemoved");
  expect((await first.send("/desk/staff")).statusCode).toBe(200);

  await first.send("/desk/staff", { form: { email: grace } });
  expect((await second.send("/desk")).statusCode).toBe(303);
  expect((await desk.browser().send(link, { form: {} })).statusCode).toBe(403);
  expect((await (await desk.signedIn(grace)).send("/desk")).statusCode).toBe(200);
});

test("people are called by their names wherever an address stood, as text; whoever has none, by the address", async ({
  desk,
}) => {
  const browser = await desk.signedIn();
  const named = async (email: string, name: string) => {
    const id = (await desk.rows("staff")).find((one) => one.email === email)?.id;
    return browser.send(`/desk/staff/${id}/name`, { form: { name } });
  };
  await browser.send("/desk/staff", { form: { email: grace, name: "<i>Grace</i> Hopper" } });
  const page = `/desk/requests/${await desk.add()}`;
  await browser.send(page, { form: { ...seen, assignee: grace, text: "For you" } });
  const shownOn = async (path: string, name: string) =>
    [...(await browser.send(path)).body.replace(/<style>.*<\/style>/s, "").split(name)].length - 1;
  const paths = ["/desk", page, "/desk/log", "/desk/staff"];
  expect((await named(ada, "  Ada\nLovelace ")).headers.location).toBe("/desk/staff?done=renamed");
  for (const path of paths) {
    expect([path, await shownOn(path, "Ada Lovelace")]).not.toEqual([path, 0]);
    expect([path, await shownOn(path, "&lt;i&gt;Grace&lt;/i&gt; Hopper")]).not.toEqual([path, 0]);
    expect([path, await shownOn(path, "<i>Grace")]).toEqual([path, 0]);
  }
  const { body } = await browser.send(page);
  expect(body).toContain("assignee from nobody to &lt;i&gt;Grace");
  expect(body).toMatch(/<option value="grace@ideas\.test" selected="">&lt;i&gt;Grace/);

  await named(grace, "Ada Lovelace");
  expect((await browser.send(page)).body).toContain(">Ada Lovelace (grace@ideas.test)<");
  const long = await named(grace, "x".repeat(101));
  expect([long.statusCode, long.body.includes("x".repeat(101))]).toEqual([422, true]);
  const invited = await browser.send("/desk/staff", { form: { email: "new@ideas.test", name: "x".repeat(101) } });
  expect([invited.statusCode, invited.body.includes("new@ideas.test")]).toEqual([422, true]);
  expect(await desk.rows("staff")).toHaveLength(2);
  await named(grace, "");
  expect((await browser.send(page)).body).toMatch(/<option value="grace@ideas\.test" selected="">grace@/);
  expect((await browser.send("/desk/staff/nobody/name")).statusCode).toBe(404);
  expect((await browser.send("/desk/staff/nobody/name", { form: { name: "Nobody" } })).statusCode).toBe(404);
});

test("tabs, pages and files of a filtered list keep its filter", async ({ desk }) => {
  // One more than fit on a page.
  await Promise.all(Array.from({ length: 51 }, () => desk.add()));
  const { body } = await (await desk.signedIn()).send("/desk?q=count&status=new&purpose=web");
  // Another search stays in the tab.
  expect(body).toContain('type="hidden" name="status" value="new"');
  const links = [...body.matchAll(/href="(\/desk(?:\/requests\.\w+)?\?[^"]*)"/g)].map(([, link = ""]) => link);
  // Six tabs, the older ones, two files.
  expect(links).toHaveLength(9);
  expect(body).toContain('action="/desk/spam?q=count&amp;status=new&amp;purpose=web"');
  expect(links.filter((link) => !/\?q=count&amp;(status=\w+&amp;)?purpose=web/.test(link))).toEqual([]);
});

test("staff learn that nobody is told about requests, that mails wait for long, and that the last backup is old", async ({
  desk,
}) => {
  await desk.add();
  const browser = await desk.signedIn();
  expect((await browser.send("/desk")).body).toContain("No one is told about requests");
  const advices = async (backupDays: number, waitingMinutes: number) => {
    const [backup, since] = [Date.now() - backupDays * 86_400_000, Date.now() - waitingMinutes * 60_000];
    await changeRows(desk, `replace into recorded_time (id, at) values ('backup made', ${backup})`);
    await changeRows(desk, `update delivery set created_at = ${since}`);
    const { body } = await browser.send("/desk/health");
    return ["npm run db -- backup", "once there is an email server"].map((advice) => body.includes(advice));
  };
  expect(await advices(6, 14)).toEqual([false, false]);
  expect(await advices(8, 16)).toEqual([true, true]);
});

test("every answer of the desk is private, unindexed and under the strict policy", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const signedIn = ["", "/health", "/staff", "/log", "/sessions", "/requests.csv", "/requests.json", `/requests/${id}`];
  const responses = [
    ...(await Promise.all(signedIn.map((path) => browser.send(`/desk${path}`)))),
    ...(await Promise.all(
      ["", "/sign-in", "/sign-in/x", "/nothing"].map((path) => desk.browser().send(`/desk${path}`)),
    )),
    await browser.send("/desk", { form: {} }),
    await browser.send("/desk", { form: {}, headers: { "sec-fetch-site": "same-site" } }),
    await browser.send("/desk", { form: { text: "x".repeat(70_000) } }),
    await browser.send("/desk", { form: Object.fromEntries(Array.from({ length: 61 }, (_, index) => [index, ""])) }),
    await browser.send("/desk", { form: {}, headers: { "content-type": "text/plain" } }),
  ];
  expect(responses.slice(-5).map(({ statusCode }) => statusCode)).toEqual([405, 403, 413, 400, 415]);
  for (const { headers } of responses) {
    expect(headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
    });
    expect(headers["content-security-policy"]).not.toContain("unsafe");
  }
  expect(responses[0]?.headers["content-security-policy"]).toMatch(
    /^default-src 'none'; base-uri 'none'; .*form-action 'self'; frame-ancestors 'none'; .*script-src 'none'; style-src 'self' 'sha256-/,
  );
  const cookiesOf = async (sent: { headers?: Record<string, string>; from?: string }) => {
    const { headers } = await desk.browser().send(await desk.link(), { form: {}, ...sent });
    return [headers["set-cookie"]].flat().map((cookie) => cookie?.replace(/=[\w.-]{43,}/, "=…"));
  };
  const [session, known] = ["Path=/; Max-Age=604800", "Path=/; Max-Age=15552000"];
  expect(await cookiesOf({})).toEqual([
    `__Host-desk=…; ${session}; HttpOnly; SameSite=Lax; Secure`,
    `__Host-desk-known=…; ${known}; HttpOnly; SameSite=Lax; Secure`,
  ]);
  expect(await cookiesOf({ headers: { host: "localhost:3000" }, from: "127.0.0.1" })).toEqual([
    `desk=…; ${session}; HttpOnly; SameSite=Lax`,
    `desk-known=…; ${known}; HttpOnly; SameSite=Lax`,
  ]);
});
