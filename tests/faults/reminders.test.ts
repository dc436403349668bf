import { describe, expect, vi } from "vitest";
import { startReminders } from "#server/operations/reminders.ts";
import { deliverDue } from "#server/outbox/deliver.ts";
import { day, hour, minute } from "#server/storage/durations.ts";
import { overdueBefore, type ReplyPromise } from "#server/storage/reply-promise.ts";
import type { Store } from "#server/storage/store.ts";
import { goodRequest, storeRequest } from "#tests/support/contact-request.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { emailChannel } from "#tests/support/mail-servers.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { ada, grace } from "#tests/support/test-server.ts";
import { sendAll, test } from "./fixtures.ts";

const promise: ReplyPromise = { timeZone: "America/Chicago", days: 2 };

/** A request that nobody is told about otherwise. */
const add = (store: Store, subject = "A portal") =>
  storeRequest(store, { deliveries: [], request: { ...goodRequest, subject } });

/** Lets time pass until a moment, in steps, and each of these servers looks every time. Returns when there was how much to send. */
async function runUntil(end: string, time: { now: number }, ...servers: Store[]): Promise<string[]> {
  const sent: string[] = [];
  for (; time.now < Date.parse(end); time.now += 30 * minute) {
    let emails = 0;
    for (const server of servers) emails += await server.remind(promise);
    if (emails > 0) sent.push(`${new Date(time.now).toISOString().slice(0, 16)} ${emails}`);
  }
  return sent;
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("on each working day at eight there is one email, however many servers look and however often they start", async ({
    database,
    time,
    store,
    other,
  }) => {
    await store.invite({ email: ada, by: "test" });
    // Friday noon in Chicago.
    time.now = Date.parse("2026-12-04T18:00Z");
    await add(store);
    const sent = await runUntil("2026-12-09T15:00Z", time, store, other, store);
    expect(sent).toEqual(["2026-12-09T14:00 1"]);
    const again = await openStoreWithClock(database, () => time.now);
    expect(await runUntil("2026-12-11T15:00Z", time, again, other)).toEqual([
      "2026-12-10T14:00 1",
      "2026-12-11T14:00 1",
    ]);
    await again.close();
    // Nobody works on a weekend. What was not sent meanwhile is said once.
    expect(await runUntil("2026-12-14T14:15Z", time, store, other)).toEqual(["2026-12-14T14:00 1"]);
    expect(await store.rows("delivery")).toHaveLength(1);
  });

  test("of fifty looks at the same moment, one writes the email", async ({ time, store, other }) => {
    await store.invite({ email: ada, by: "test" });
    await add(store);
    time.now += 3 * day;
    // On SQLite one process has one connection that writes.
    const servers = engine === "postgres" ? [store, other] : [store];
    const looks = Array.from({ length: 25 }, () => servers.map((server) => server.remind(promise)));
    const emails = await Promise.all(looks.flat());
    expect(emails.filter(Boolean)).toEqual([1]);
    expect(await store.rows("delivery")).toHaveLength(1);
  });

  test("eight is eight on the wall when the clocks change, and a clock that is set back sends nothing twice", async ({
    time,
    store,
  }) => {
    await store.invite({ email: ada, by: "test" });
    time.now = Date.parse("2027-03-09T18:00Z");
    await add(store);
    expect(await runUntil("2027-03-16T00:00Z", time, store)).toEqual(["2027-03-12T14:00 1", "2027-03-15T13:00 1"]);
    await sendAll(store);
    for (const back of [hour, 20 * hour, 3 * day]) {
      time.now = Date.parse("2027-03-15T22:00Z") - back;
      expect(await runUntil("2027-03-16T13:00Z", time, store)).toEqual([]);
    }
    expect(await store.remind(promise)).toBe(1);
  });

  test("there is no email if nothing is overdue at eight, also if something is by nine", async ({ time, store }) => {
    await store.invite({ email: ada, by: "test" });
    time.now = Date.parse("2026-12-01T14:30Z");
    await add(store);
    expect(await runUntil("2026-12-04T14:00Z", time, store)).toEqual([]);
    expect(await runUntil("2026-12-04T14:15Z", time, store)).toEqual(["2026-12-04T14:00 1"]);
    expect(await store.rows("recorded_time")).toHaveLength(4);
  });

  test("a server that was off at eight reminds when it starts, and of a day that it missed not at all", async ({
    time,
    store,
  }) => {
    await store.invite({ email: ada, by: "test" });
    await add(store);
    time.now = Date.parse("2026-12-09T21:40Z");
    expect(await store.remind(promise)).toBe(1);
    time.now = Date.parse("2026-12-11T20:00Z");
    expect(await store.remind(promise)).toBe(1);
    expect(await store.remind(promise)).toBe(0);
  });

  test("everyone gets their own requests and those of nobody, oldest first, as they are when the email goes out", async ({
    time,
    store,
  }) => {
    for (const email of [ada, grace, "left@ideas.test"]) await store.invite({ email, by: "test" });
    const ids: Record<string, string> = {};
    for (const subject of ["nobody's", "grace's", "answered", "spam", "ada's", "left's", "late"]) {
      ids[subject] = await add(store, subject);
      time.now += minute;
    }
    const change = { who: ada, version: 0 } as const;
    await store.changeRequest({ ...change, id: ids["grace's"] ?? "", status: "new", assignee: grace });
    await store.changeRequest({ ...change, id: ids["ada's"] ?? "", status: "new", assignee: ada });
    await store.changeRequest({ ...change, id: ids["left's"] ?? "", status: "new", assignee: "left@ideas.test" });
    await store.changeRequest({ ...change, id: ids.spam ?? "", status: "spam" });
    const staff = await store.listStaff();
    await store.removePerson({ id: staff.find(({ email }) => email.startsWith("left"))?.id ?? "", by: ada });
    time.now = Date.parse("2026-12-03T15:00Z");
    const before = overdueBefore(time.now, promise);
    await changeRows(store, `update contact_request set created_at = ${before} where subject = 'late'`);
    await changeRows(store, "delete from delivery");
    expect(await store.remind(promise)).toBe(2);
    await store.changeRequest({ ...change, id: ids.answered ?? "", status: "answered" });
    const claimed = await store.claimDeliveries({ max: 5, channel: "email" });
    const listed = claimed.map((delivery) =>
      delivery.kind === "reminder"
        ? [delivery.reminder.recipient, ...delivery.reminder.requests.map(({ subject }) => subject)]
        : [],
    );
    expect(listed.toSorted()).toEqual([
      [ada, "nobody's", "ada's", "left's"],
      [grace, "nobody's", "grace's", "left's"],
    ]);
  });

  test("an email that has become pointless is not sent: all is answered, or its reader has left", async ({
    time,
    store,
  }) => {
    for (const email of [ada, grace]) await store.invite({ email, by: "test" });
    const id = await add(store);
    time.now += 3 * day;
    expect(await store.remind(promise)).toBe(2);
    const staff = await store.listStaff();
    await store.removePerson({ id: staff.find(({ email }) => email === grace)?.id ?? "", by: ada });
    await store.changeRequest({ id, who: ada, version: 0, status: "answered" });
    expect(await store.claimDeliveries({ max: 5, channel: "email" })).toEqual([]);
    expect(await store.rows("delivery")).toEqual([]);
  });

  test("the desk's list and counts of what is overdue are those of the email", async ({ time, store }) => {
    await store.invite({ email: ada, by: "test" });
    const id = await add(store);
    time.now += 3 * day;
    await add(store, "new");
    const before = overdueBefore(time.now, promise);
    const { requests } = await store.listRequests({ filter: { flag: "overdue" }, limit: 5, overdueBefore: before });
    expect(requests.map((request) => request.id)).toEqual([id]);
    const counts = { new: 2, mine: 0, unassigned: 2, overdue: 1 };
    expect(await store.countNew({ me: ada, limit: 9, overdueBefore: before })).toEqual(counts);
  });
});

test("without anyone on the staff nobody is reminded", async ({ time, store }) => {
  await add(store);
  time.now += 3 * day;
  expect(await store.remind(promise)).toBe(0);
});

test("the email links to each request and to the list, and holds no more of the visitors' words than subject and name", async ({
  mails,
  time,
  store,
}) => {
  await store.invite({ email: ada, by: "test" });
  const ids = [await add(store, "First")];
  time.now += minute;
  ids.push(await add(store, "Second"));
  time.now += 3 * day;
  await store.remind(promise);
  const { sendBySmtp } = await import("#server/outbox/smtp.ts");
  await deliverDue(emailChannel(store, { send: sendBySmtp(mails.url, { requiresTls: false }) }));
  const [mail] = mails.received;
  expect(mail?.to).toMatchObject([{ address: ada }]);
  expect(mail?.subject).toMatch(/First · Ada Lovelace$/);
  const positions = [...ids, "desk?status=new&flag=overdue"].map((part) => mail?.text?.indexOf(part) ?? -1);
  expect(positions.every((position) => position > 0)).toBe(true);
  expect(positions).toEqual(positions.toSorted((one, two) => one - two));
  for (const hidden of [goodRequest.body, goodRequest.phone, goodRequest.email])
    expect(`${mail?.text}${mail?.html}`).not.toContain(hidden);
});

test("the desk shows how many are unassigned and overdue on every page, with links to them", async ({ desk }) => {
  const browser = await desk.signedIn();
  await desk.add();
  const old = await desk.add({ request: { ...goodRequest, subject: "Waits" } });
  await changeRows(desk, `update contact_request set created_at = ${Date.now() - 10 * day} where id = '${old}'`);
  const { body } = await browser.send("/desk/health");
  expect(body).toContain(">2 unassigned</a>");
  const [, link = ""] = body.match(/href="([^"]*)">1 overdue<\/a>/) ?? [];
  const list = (await browser.send(link.replaceAll("&amp;", "&"))).body;
  expect(list.match(/href="\/desk\/requests\/[\w-]+/g)).toEqual([`href="/desk/requests/${old}`]);
  const file = (await browser.send("/desk/requests.json?status=new&flag=overdue")).json();
  expect(file).toMatchObject([{ id: old }]);
  await browser.send(`/desk/requests/${old}`, {
    form: { version: "0", status: "answered", wasStatus: "new", wasAssignee: "", assignee: ada },
  });
  const after = (await browser.send("/desk/health")).body;
  expect(after).toContain(">1 unassigned</a>");
  expect(after).not.toContain("overdue</a>");
});

test("a database that fails is looked at again a minute later, until the server stops", async () => {
  vi.useFakeTimers();
  const results = [Promise.reject(new Error("disk")), Promise.resolve(1), Promise.resolve(0)];
  const remind = vi.fn(async () => (await results.shift()) ?? 0);
  const [onReminded, log] = [vi.fn(), { error: vi.fn() }];
  const reminders = startReminders({ store: { remind }, promise, onReminded, log });
  await vi.advanceTimersByTimeAsync(2 * minute);
  reminders.stop();
  await vi.advanceTimersByTimeAsync(2 * minute);
  vi.useRealTimers();
  expect(remind.mock.calls).toEqual([[promise], [promise], [promise]]);
  expect([log.error.mock.calls.length, onReminded.mock.calls.length]).toEqual([1, 1]);
});
