import { describe, expect } from "vitest";
import { until } from "#tests/support/client.ts";
import { goodPurposes, goodRequest, postForm } from "#tests/support/contact-request.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { startMailServer } from "#tests/support/mail-servers.ts";
import { ada, grace, openServer } from "#tests/support/test-server.ts";
import { seen, sendAll, test } from "./fixtures.ts";

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
    await using desk = await openServer({ database });
    const browser = await desk.signedIn();
    await browser.send("/desk/staff", { form: { email: grace } });
    const [me] = await desk.rows("staff");
    await browser.send(`/desk/staff/${me?.id}/name`, { form: { name: "Ada Lovelace" } });
    id = await desk.add({ deliveries: [], request: { ...goodRequest, subject: "Halden\r\nBcc: all@example.test" } });
    expect((await browser.send(`/desk/requests/${id}`, { form: { ...seen, assignee: grace } })).statusCode).toBe(303);
    expect((await browser.send(`/desk/requests/${id}`)).body).toContain("Assignment: waiting, to");
  }
  await using desk = await openServer({ database, settings: { SMTP_URL: mails.url } });
  const page = `/desk/requests/${id}`;
  const browser = await desk.signedIn(grace);
  await until("the mail has arrived", () => mails.received.length === 1);
  const [mail] = mails.received;
  expect(mail?.to).toMatchObject([{ address: grace }]);
  expect(mail?.replyTo).toEqual([{ name: "Ada Lovelace", address: ada }]);
  expect(mail?.subject).toBe(
    `Ada Lovelace assigned you a request: ${goodPurposes} · Halden Bcc: all@example.test · Ada Lovelace`,
  );
  expect(mail?.text).toMatch(new RegExp(`: https://[^/\\s]+${page}\\s`));
  expect(mail?.bcc).toBeUndefined();
  await until("it is stored as sent", async () => (await desk.rows("delivery"))[0]?.state === "sent");
  expect((await browser.send(page)).body).toMatch(/Assignment: sent to [^.]*grace@ideas\.test/);
  const again = await browser.send(`${page}/send-again`, {
    form: { delivery: (await desk.rows("delivery"))[0]?.id ?? "" },
  });
  expect(again.headers.location).toBe(`${page}?done=sentAgain`);
  await until("it has arrived again", () => mails.received.length === 2);
  expect(mails.received[1]?.messageId).toBe(mail?.messageId);
  const file = JSON.parse((await browser.send(`${page}/export`)).body);
  expect(file.deliveries).toMatchObject([{ kind: "assignment", recipient: grace }]);
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

test("fifty requests are marked as spam at once; those that a colleague has changed are left alone, and the page says so", async ({
  desk,
}) => {
  const ids: string[] = [];
  for (let index = 0; index < 50; index++) ids.push(await desk.add());
  const browser = await desk.signedIn();
  const { body } = await browser.send("/desk?purpose=web&from=2026-11-01");
  const boxes = [...body.matchAll(/<input type="checkbox" form="chosen" name="request" value="([^"]+)"/g)];
  expect(boxes).toHaveLength(50);
  expect(body).toMatch(/<p[^>]*>50 found\.</);
  const [, action = ""] = body.match(/<form id="chosen"[^>]* action="([^"]+)"/) ?? [];
  const chosen = boxes.map(([, value = ""]) => ["request", value]);
  await desk.store.changeRequest({ id: ids[0] ?? "", who: grace, version: 0, status: "won", assignee: null });
  const send = (form: string[][]) => browser.send(action.replaceAll("&amp;", "&"), { form });
  const marked = await send(chosen);
  expect(marked.headers.location).toBe("/desk?purpose=web&from=2026-11-01&act=spam&changed=49&unchanged=1");
  expect((await browser.send(String(marked.headers.location))).body).toMatch(
    /role="status">49 requests marked as spam\. 1 request was not/,
  );
  expect(await desk.rows("contact_request")).toHaveLength(50);
  expect((await desk.rows("contact_request")).filter(({ status }) => status === "spam")).toHaveLength(49);
  const changes = (await desk.rows("audit_entry")).filter(({ action, who }) => action === "changed" && who === ada);
  expect(changes).toHaveLength(49);

  expect(JSON.parse((await browser.send("/desk/requests.json")).body)).toHaveLength(1);
  expect(JSON.parse((await browser.send("/desk/requests.json?status=spam")).body)).toHaveLength(49);
  expect((await browser.send("/desk?q=count")).body).toContain('href="/desk?q=count&amp;status=spam">Look in spam<');
  expect((await send([])).headers.location).toContain("changed=0&unchanged=0");
  for (const wrong of [
    [["request", "nonsense"]],
    Array.from({ length: 51 }, (_, index) => ["request", `0.${index}`]),
  ]) {
    expect((await send(wrong)).statusCode).toBe(400);
  }
});

test("selected requests are assigned at once; those that a colleague has changed are left alone, and the page says so", async ({
  desk,
}) => {
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) ids.push(await desk.add());
  const [first = "", second = "", third = ""] = ids;
  await desk.signedIn(grace);
  const browser = await desk.signedIn();
  const { body } = await browser.send("/desk?status=new");
  const [, action = ""] = body.match(/ formaction="([^"]+)"/i) ?? [];
  expect(action).toBe("/desk/assign?status=new");
  const send = (chosen: string[], assignee: string) =>
    browser.send(action, { form: [...chosen.map((value) => ["request", value]), ["assignee", assignee]] });
  await desk.store.changeRequest({ id: third, who: grace, version: 0, status: "won" });
  const assigned = await send([`0.${first}`, `0.${second}`, `0.${third}`], grace);
  expect(assigned.headers.location).toBe("/desk?status=new&act=assignUntold&changed=2&unchanged=1");
  expect((await browser.send(String(assigned.headers.location))).body).toMatch(
    /role="status">2 requests assigned\. 1 request was not.* nobody was told/,
  );
  const stored = async () =>
    Object.fromEntries(
      (await desk.rows("contact_request")).map(({ id, status, assignee }) => [id, [status, assignee]]),
    );
  const expected = { [first]: ["new", grace], [second]: ["new", grace], [third]: ["won", null] };
  expect(await stored()).toEqual(expected);
  expect((await desk.rows("delivery")).filter(({ recipient }) => recipient === grace)).toHaveLength(2);
  // The version that was seen is an old one.
  expect((await send([`0.${first}`], "nobody")).headers.location).toContain("changed=0&unchanged=1");
  for (const nobody of ["", "left@ideas.test"]) {
    const refused = await send([`1.${first}`], nobody);
    expect((await browser.send(String(refused.headers.location))).body).toContain("Nothing was assigned: choose");
  }
  expect(await stored()).toEqual(expected);
  await send([`1.${first}`], "nobody");
  expect(await stored()).toEqual({ ...expected, [first]: ["new", null] });
  expect((await send([], grace)).headers.location).toContain("changed=0&unchanged=0");
});

test("selected requests get one status at once, and what is no spam is new again", async ({ desk }) => {
  const ids = [await desk.add(), await desk.add()];
  const browser = await desk.signedIn();
  const send = async (path: string, version: number, status = "") => {
    const form = [...ids.map((id) => ["request", `${version}.${id}`]), ["status", status]];
    const { headers } = await browser.send(path, { form });
    return (await browser.send(String(headers.location))).body;
  };
  const statuses = async () => (await desk.rows("contact_request")).map(({ status }) => status);
  for (const none of ["", "gone"])
    expect(await send("/desk/status", 0, none)).toContain("Nothing was changed: choose a status first.");
  expect(await statuses()).toEqual(["new", "new"]);
  expect(await send("/desk/status", 0, "answered")).toContain('role="status">2 requests changed.');
  expect(await statuses()).toEqual(["answered", "answered"]);
  expect(await send("/desk/spam", 1, "won")).toContain("2 requests marked as spam.");
  const { body } = await browser.send("/desk?status=spam");
  // Nor is a colleague told of spam.
  for (const other of ["Mark as spam", "Assign to"]) expect(body).not.toContain(other);
  const [, action = ""] = body.match(/<form id="chosen"[^>]* action="([^"]+)"/) ?? [];
  expect(action).toBe("/desk/not-spam?status=spam");
  expect(await send(action, 2)).toContain("2 requests marked as new.");
  expect(await statuses()).toEqual(["new", "new"]);
});

test("a colleague who is assigned many requests at once gets one email that lists them", async ({
  mailingDesk,
  mails,
}) => {
  const ids: string[] = [];
  for (let index = 0; index < 50; index++)
    ids.push(await mailingDesk.add({ deliveries: [], request: { ...goodRequest, subject: `Number ${index} & <b>` } }));
  await mailingDesk.signedIn(grace);
  const browser = await mailingDesk.signedIn();
  const assigned = await browser.send("/desk/assign", {
    form: [...ids.map((id) => ["request", `0.${id}`]), ["assignee", grace]],
  });
  expect(assigned.headers.location).toBe("/desk?act=assign&changed=50&unchanged=0");
  await until("all are stored as sent", async () =>
    (await mailingDesk.rows("delivery"))
      .filter(({ kind }) => kind === "assignment")
      .every(({ state }) => state === "sent"),
  );
  const assignments = mails.received.filter(({ subject }) => subject?.includes("assigned you"));
  expect(assignments.map(({ subject }) => subject)).toEqual([`${ada} assigned you 50 requests`]);
  for (const id of ids) expect(assignments[0]?.text).toContain(`/desk/requests/${id}`);
  expect(assignments[0]?.html).toContain("Number 49 &#38; &#60;b&#62;");
});

test("fifty requests to assign are sent again after signing in again", async ({ desk }) => {
  const id = await desk.add();
  const browser = await desk.signedIn();
  const session = browser.cookies.get("__Host-desk") ?? "";
  browser.cookies.delete("__Host-desk");
  const others = Array.from({ length: 49 }, (_, index) => ["request", `0.${index}`]);
  const form = [["request", `0.${id}`], ...others, ["assignee", ada]];
  const { body } = await browser.send("/desk/assign", { form });
  expect(body).not.toContain("multipart");
  const fields = [...body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  browser.cookies.set("__Host-desk", session);
  await browser.send("/desk/assign", { form: fields.map(([, name = "", value = ""]) => [name, value]) });
  expect(await desk.rows("contact_request")).toMatchObject([{ assignee: ada }]);
});

test("who assigns a request where email is off reads that nobody was told, unless it is their own", async ({
  desk,
}) => {
  await desk.signedIn(grace);
  const browser = await desk.signedIn();
  const page = `/desk/requests/${await desk.add()}`;
  const save = async (version: string, wasAssignee: string, assignee: string) =>
    (await browser.send(page, { form: { ...seen, version, wasAssignee, assignee } })).headers.location;
  const told = String(await save("0", "", grace));
  expect((await browser.send(told)).body).toContain("Email is off, so nobody was told");
  expect(await save("1", grace, ada)).toBe(`${page}?done=changed`);
  expect(await save("2", ada, "")).toBe(`${page}?done=changed`);
});

describe.each(engines)("a person who wants to be forgotten, on %s", (engine) => {
  test.override({ engine });

  test("is found by address, with what will go, and all of it is erased once that was seen", async ({ desk }) => {
    const add = (email: string) =>
      desk.add({ request: { ...goodRequest, email }, deliveries: ["notification", "receipt"] });
    const other = await add("charles@engine.test");
    const ids = [await add("Ada@Engine.test"), await add("ada@engine.test")];
    await desk.store.addNote({ id: ids[0] ?? "", who: ada, text: "Owns a zither" });
    const browser = await desk.signedIn();
    const { body } = await browser.send("/desk/erase?email=ADA%40engine.test");
    expect(body).toContain("2 requests from ada@engine.test");
    expect(body).toContain("1 note is deleted");
    expect(body).toMatch(/4 emails and webhooks are<!-- --> deleted|4 emails and webhooks are deleted/);
    expect(body).not.toContain(other);
    const [, seen = ""] = body.match(/name="seen" value="([\w-]+)"/) ?? [];
    const send = (form: Record<string, string> = {}) =>
      browser.send("/desk/erase", { form: { email: "ada@engine.test", ...form } });
    const outdated = await send({ seen: "what was there before" });
    expect([outdated.statusCode, outdated.body.includes("Nothing was erased")]).toEqual([409, true]);
    expect(await desk.rows("contact_request")).toHaveLength(3);
    expect((await send({ seen })).headers.location).toBe("/desk?done=erasedPerson");
    expect(await desk.rows("contact_request")).toMatchObject([{ id: other }]);
    expect(await desk.rows("request_note")).toEqual([]);
    expect(await desk.rows("delivery")).toHaveLength(2);
    const erased = (await desk.rows("audit_entry")).filter(({ action }) => action === "erased");
    expect(erased.map(({ request_id }) => request_id).toSorted()).toEqual(ids.toSorted());
    expect(JSON.stringify(erased)).not.toMatch(/engine\.test/i);
    expect((await browser.send("/desk/erase?email=ada%40engine.test")).body).toContain("There is nothing from");
    expect((await send()).statusCode).toBe(400);
  });
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

test("a form that was sent without scripts is unverified, which alone is no reason for suspicion", async ({ desk }) => {
  const { purpose: _, ...fields } = goodRequest;
  expect((await postForm(desk.app, { ...fields, website: "" })).statusCode).toBe(303);
  const browser = await desk.signedIn();
  expect((await browser.send("/desk?flag=suspicious")).body).toContain("No requests found.");
  const { body } = await browser.send("/desk?flag=unverified");
  expect(body).toContain(goodRequest.name);
  expect(body).toMatch(/Unverified: [^.]+\.</);
});

test("tabs, pages and files of a filtered list keep its filter", async ({ desk }) => {
  // One more than fit on a page.
  await Promise.all(Array.from({ length: 51 }, () => desk.add()));
  const { body } = await (await desk.signedIn()).send("/desk?q=count&status=new&purpose=web");
  // Another search stays in the tab.
  expect(body).toContain('type="hidden" name="status" value="new"');
  const [, page = ""] = body.split("</header>");
  const links = [...page.matchAll(/href="(\/desk(?:\/requests\.\w+)?\?[^"]*)"/g)].map(([, link = ""]) => link);
  const ofList = links.filter((link) => !link.endsWith(`?q=${encodeURIComponent(goodRequest.email)}`));
  // Each request has a link to the others from its address. Besides: six tabs, the older ones, two files.
  expect(links.length - ofList.length).toBe(50);
  expect(ofList).toHaveLength(9);
  expect(body).toContain('action="/desk/spam?q=count&amp;status=new&amp;purpose=web"');
  expect(ofList.filter((link) => !/\?q=count&amp;(status=\w+&amp;)?purpose=web/.test(link))).toEqual([]);
});

test("staff learn that nobody is told about requests, that mails wait for long, and that the last backup is old", async ({
  desk,
}) => {
  await desk.add();
  const browser = await desk.signedIn();
  expect((await browser.send("/desk")).body).toContain("Email is off, so nobody is told about new requests");
  expect((await browser.send("/desk/staff")).body).not.toContain("Email is off, so nobody is told about new requests");
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

test("Health lists what has not arrived, with its request, and sends what failed again", async ({ desk }) => {
  const id = await desk.add({ request: { ...goodRequest, subject: "Counting engine" } });
  const browser = await desk.signedIn();
  const waiting = await browser.send("/desk/health");
  expect(waiting.body).toContain(`<a href="/desk/requests/${id}"`);
  expect(waiting.body).toMatch(/<a href="#undelivered">1, the oldest for/);
  expect(waiting.body).not.toContain('name="delivery"');
  await changeRows(desk, "update delivery set state = 'dead', attempts = 72, last_error = 'EAUTH'");
  const { body } = await browser.send("/desk/health");
  expect(body).toMatch(/<a href="#undelivered">1<\/a>/);
  expect(body).toMatch(/id="undelivered".*Failed.*Notification to us.*Counting engine.*last error: EAUTH.*Send again/s);
  const [, action = ""] = body.match(/action="([^"]+\/send-again[^"]*)"/) ?? [];
  const [, delivery = ""] = body.match(/value="([^"]+)" name="delivery"/) ?? [];
  const sent = await browser.send(action, { form: { delivery } });
  expect(sent.headers.location).toBe("/desk/health?done=sentAgain");
  expect((await browser.send("/desk/health?done=sentAgain")).body).toContain("It will be sent again.");
  expect(await desk.rows("delivery")).toMatchObject([{ state: "waiting", attempts: 0 }]);
  await changeRows(desk, "update delivery set state = 'sent'");
  expect((await browser.send("/desk/health")).body).not.toContain("undelivered");
});

test("a reply begins with the words of the visitor's language, their name and their subject", async ({ desk }) => {
  const typed = { name: "Бат & Co", subject: "Апп 100%?", body: "Сайн уу\nХэзээ вэ?" };
  const id = await desk.add({ request: { ...goodRequest, ...typed }, language: "mn" });
  const bare = await desk.add({ request: { ...goodRequest, subject: "" } });
  const browser = await desk.signedIn();
  const linksOf = async (request: string, label: string) => {
    const { body } = await browser.send(`/desk/requests/${request}`);
    const [, href = ""] = body.match(new RegExp(`href="(mailto:[^"]*)">${label}<`)) ?? [];
    const { pathname, searchParams } = new URL(href.replaceAll("&amp;", "&"));
    return [pathname, searchParams.get("subject"), searchParams.get("body")];
  };
  const [to, subject, body] = await linksOf(id, "Suggest a call");
  expect([to, subject]).toEqual([goodRequest.email, "Re: Апп 100%?"]);
  expect(body).toMatch(/^Сайн байна уу, Бат & Co\.\r\n\r\nБидэнд хандсанд/);
  expect(body).toMatch(/\r\n\r\nБат & Co бичсэн нь:\r\n> Сайн уу\r\n> Хэзээ вэ\?\r\n$/);
  expect(await linksOf(bare, "Decline")).toEqual([
    goodRequest.email,
    "Re: Your request",
    expect.stringMatching(/^Hello Ada Lovelace,\r\n\r\nThank you/),
  ]);
});

test("a request leads back to the list that it was opened from, whatever is done with it, and to its neighbors there", async ({
  desk,
}) => {
  const ids: string[] = [];
  for (const purpose of [["web"], ["other"], ["web"], ["web"]]) {
    ids.push(await desk.add({ request: { ...goodRequest, purpose } }));
    await changeRows(
      desk,
      `update contact_request set created_at = ${Date.now() - 60_000 + ids.length}
      where id = '${ids.at(-1)}'`,
    );
  }
  const [oldest, other, middle, newest] = ids;
  const browser = await desk.signedIn();
  const hrefOf = (body: string, label: string) =>
    body.match(new RegExp(`<a href="([^"]*)"[^>]*>${label}<`))?.[1]?.replaceAll("&amp;", "&");
  const list = "?status=new&purpose=web";
  const after = `&after=${Date.now()}.z`;
  const page = `/desk/requests/${middle}${list}${after}`;
  expect((await browser.send(`/desk${list}${after}`)).body).toContain(`href="${page.replaceAll("&", "&amp;")}"`);
  const { body } = await browser.send(`${page}&elsewhere=1&done=noted`);
  expect([hrefOf(body, "Back to the list"), hrefOf(body, "Previous"), hrefOf(body, "Next")]).toEqual([
    `/desk${list}${after}`,
    `/desk/requests/${newest}${list}${after}`,
    `/desk/requests/${oldest}${list}${after}`,
  ]);
  const action = body.match(/<form id="change"[^>]* action="([^"]*)"/)?.[1]?.replaceAll("&amp;", "&") ?? "";
  expect(action).toBe(page);
  const delivery = (await desk.rows("delivery")).find(({ request_id }) => request_id === middle)?.id ?? "";
  const again = await browser.send(page.replace("?", "/send-again?"), { form: { delivery } });
  expect(again.headers.location).toBe(`${page}&done=notSentAgain`);
  const saved = await browser.send(action, { form: { ...seen, status: "answered" } });
  expect(saved.headers.location).toBe(`${page}&done=changed`);
  // It is no longer in the list, and stands where it stood.
  const answered = await browser.send(String(saved.headers.location));
  expect([hrefOf(answered.body, "Back to the list"), hrefOf(answered.body, "Next")]).toEqual([
    `/desk${list}${after}`,
    `/desk/requests/${oldest}${list}${after}`,
  ]);
  const noted = await browser.send(action, { form: { ...seen, version: "1", text: "Called" } });
  expect(noted.headers.location).toBe(`${page}&done=noted`);
  const conflict = await browser.send(action, { form: { ...seen, status: "won" } });
  expect(hrefOf(conflict.body, "Leave it as it is now")).toBe(page);
  const erase = await browser.send(hrefOf(body, "Erase …") ?? "");
  expect(hrefOf(erase.body, "Keep it")).toBe(page);
  const erased = await browser.send(hrefOf(body, "Erase …") ?? "", { form: {} });
  expect(erased.headers.location).toBe(`/desk${list}${after}&done=erased`);

  // From a link in an email it stands in the list of all.
  const all = (await browser.send(`/desk/requests/${oldest}`)).body;
  expect([hrefOf(all, "All requests"), hrefOf(all, "Next"), hrefOf(all, "Previous")]).toEqual([
    "/desk",
    undefined,
    `/desk/requests/${other}`,
  ]);
  // Where the oldest come first, so do neighbors.
  const unassigned = (await browser.send(`/desk/requests/${other}?status=new&assignee=nobody`)).body;
  expect([hrefOf(unassigned, "Previous"), hrefOf(unassigned, "Next")]).toEqual(
    [oldest, newest].map((id) => `/desk/requests/${id}?status=new&assignee=nobody`),
  );
  const strange = (await browser.send(`/desk/requests/${other}?after=/elsewhere&to=//x.test&q=%22%3E`)).body;
  expect(hrefOf(strange, "Back to the list")).toBe("/desk?q=%22%3E&to=%2F%2Fx.test");
});

test("every page says how many new requests are one's own, with a link to them", async ({ desk }) => {
  const ids: string[] = [];
  for (let index = 0; index < 3; index++) ids.push(await desk.add());
  const [mine = "", answered = "", theirs = ""] = ids;
  const [browser, other] = [await desk.signedIn(), await desk.signedIn(grace)];
  expect((await browser.send("/desk/health")).body).not.toContain("mine</a>");
  await browser.send(`/desk/requests/${mine}`, { form: { ...seen, assignee: ada } });
  await browser.send(`/desk/requests/${answered}`, { form: { ...seen, status: "answered", assignee: ada } });
  await browser.send(`/desk/requests/${theirs}`, { form: { ...seen, assignee: grace } });
  for (const [person, id] of [
    [browser, mine],
    [other, theirs],
  ] as const) {
    const [, href = ""] = (await person.send("/desk/health")).body.match(/href="([^"]+)">1 mine<\/a>/) ?? [];
    const list = await person.send(href.replaceAll("&amp;", "&"));
    expect([...list.body.matchAll(/href="\/desk\/requests\/([\w-]{30,})/g)].map(([, found]) => found)).toEqual([id]);
  }
});

test("whoever wrote can be called and mailed with a tap", async ({ desk }) => {
  const typed = { phone: "+49 (0)30 901820-44", email: "bat@ideas.test" };
  const page = `/desk/requests/${await desk.add({ request: { ...goodRequest, ...typed } })}`;
  const { body } = await (await desk.signedIn()).send(page);
  expect(body).toMatch(/<a [^>]*href="tel:\+493090182044"><bdi[^>]*>\+49 \(0\)30 901820-44</);
  expect(body).toMatch(/<a [^>]*href="mailto:bat@ideas\.test"><bdi[^>]*>bat@ideas\.test</);
  const silent = await desk.add({ request: { ...goodRequest, phone: "" } });
  expect((await (await desk.signedIn()).send(`/desk/requests/${silent}`)).body).not.toContain("tel:");
});

test("Health says what of the content is sample material, and what to do", async ({ desk }) => {
  desk.services.desk.readSamples = () => ({
    left: "2 texts and files: people",
    effect: "Search engines leave out 1 page",
  });
  const health = async () => (await (await desk.signedIn()).send("/desk/health")).body;
  expect(await health()).toMatch(
    /Sample material<.*?class="bad">2 texts and files: people<.*?Search engines leave out 1 page\. .*?npm run content -- samples</,
  );
});

describe.each(engines)("on %s", (engine) => {
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
    await browser.send(`${page}/send-again`, { form: { delivery: mail?.id ?? "" } });
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
      await browser.send(`/desk/requests/${id}/send-again`, { form: { delivery: "\0" } }),
      await browser.send("/desk/staff", { form: { email: `\0${grace}` } }),
      await browser.send("/desk/sessions", { form: { session: "\0another" } }),
    ];
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 303, 303, 303, 303]);
    expect(await desk.rows("request_note")).toMatchObject([{ text: "Called back" }]);
    expect(await desk.rows("contact_request")).toMatchObject([{ status: "won", assignee: ada }]);
    expect((await desk.rows("staff")).map(({ email }) => email).toSorted()).toEqual([ada, grace]);
  });
});
