import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { describe, expect } from "vitest";
import { contactFields } from "#contract/contact.ts";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { openDeskReader } from "#server/storage/desk-reader.ts";
import { day } from "#server/storage/durations.ts";
import type { RequestListPage } from "#server/storage/list-requests.ts";
import { openStore } from "#server/storage/open.ts";
import type { FilterValues } from "#server/storage/request-filter.ts";
import type { NewRequest } from "#server/storage/requests.ts";
import { linkMs, maxIdleMs, maxSessionMs } from "#server/storage/staff.ts";
import { type DeliveryKind, type RequestStatus, shownState } from "#server/storage/tables.ts";
import { noSource } from "#server/storage/visit-source.ts";
import { until } from "#tests/support/client.ts";
import { goodRequest, purposeCodes, storeRequest } from "#tests/support/contact-request.ts";
import { changeRows, connectTo, engines, query, type TestDatabase } from "#tests/support/database.ts";
import { ada, grace } from "#tests/support/test-server.ts";
import { runDb } from "./backup/run-db.ts";
import { claimOne, openTestDatabase, passDays, test as testOnDatabase } from "./fixtures.ts";

const tomorrow = new Date(Date.now() + day).toISOString().slice(0, 10);

/** The two ways of the desk into a database, and a third that brings requests. */
async function openBoth(database: TestDatabase) {
  const store = await openStore(database);
  const reader = openDeskReader(database);
  return {
    ...database,
    store,
    reader,
    add: (request: Partial<typeof goodRequest> = {}, rest: Partial<NewRequest> = {}) =>
      storeRequest(store, { request: { ...goodRequest, ...request }, ...rest }),
    async found(filter: Partial<FilterValues>) {
      return (await reader.listRequests({ filter, limit: 9 })).requests.map(({ id }) => id);
    },
    /** Every page of a search that looks at two requests and then stops. */
    async impatientSearch(filter: Partial<FilterValues>) {
      const pages: RequestListPage[] = [];
      do {
        const after = pages.at(-1)?.next;
        const effort = { timeoutMs: 0, stepSize: 2 };
        pages.push(await reader.listRequests({ filter, limit: 2, effort, after }));
      } while (pages.at(-1)?.next);
      return pages;
    },
    async [Symbol.asyncDispose]() {
      await reader.close();
      await store.close();
    },
  };
}

const test = testOnDatabase.extend<{ both: Awaited<ReturnType<typeof openBoth>> }>({
  async both({ database }, use) {
    await using both = await openBoth(database);
    await use(both);
  },
});

describe("while a person is being erased on PostgreSQL", () => {
  test.override({ engine: "postgres" });

  test("what arrives from the same address stays", async ({ both }) => {
    const email = "ada@engine.test";
    const old = await both.add({ email });
    const { seen } = await both.reader.readErasable({ email });
    const other = await connectTo(both);
    await other.query("begin");
    await other.query("select from contact_request for update");
    const erasing = both.store.erasePerson({ email, seen, who: ada });
    await someoneWaits(both);
    const later = await both.add({ email });
    await other.query("commit");
    await other.end();
    expect(await erasing).toBe(true);
    expect(old).not.toBe(later);
    expect(await both.rows("contact_request")).toMatchObject([{ id: later }]);
    expect(await both.rows("delivery")).toMatchObject([{ request_id: later }]);
  });

  test("a note about one of the requests is told that it is gone", async ({ both }) => {
    const id = await both.add();
    const other = await connectTo(both);
    await other.query("begin");
    await other.query("delete from contact_request");
    const noting = both.store.addNote({ id, who: ada, text: "Owns a zither" });
    await someoneWaits(both);
    await other.query("commit");
    await other.end();
    expect(await noting).toBe(false);
  });

  async function someoneWaits(database: TestDatabase) {
    const waiting = "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await until("a statement waits for a lock", async () => (await query(database, waiting)).length > 0);
  }
});

describe.each(engines)("the desk on %s", (engine) => {
  test.override({ engine });

  test("lists the newest requests first, and pages stay right while requests arrive", async ({ both }) => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) {
      ids.push(await both.add({ subject: `Number ${index}` }, { deliveries: ["notification", "webhook"] }));
    }
    // Requests of one millisecond have no order.
    await changeRows(
      both,
      "update contact_request set created_at = created_at - 7 + cast(substr(subject, 8) as integer)",
    );
    const first = await both.reader.listRequests({ filter: {}, limit: 3 });
    await both.add({ subject: "Later" });
    const second = await both.reader.listRequests({ filter: {}, limit: 3, after: first.next });
    const third = await both.reader.listRequests({ filter: {}, limit: 3, after: second.next });
    const seen = [...first.requests, ...second.requests, ...third.requests].map(({ id }) => id);
    expect(seen).toEqual(ids.toReversed());
    expect(third.next).toBeUndefined();
    expect(first.requests[0]?.notification).toBe("waiting");
  });

  test("lists what is overdue or unassigned the oldest first, page by page, also while it is searched", async ({
    both,
  }) => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) {
      ids.push(await both.add({ subject: `Number ${index}`, purpose: [index === 3 ? "other" : "web"] }));
    }
    await changeRows(
      both,
      "update contact_request set created_at = created_at - 7 + cast(substr(subject, 8) as integer)",
    );
    const pagesOf = async (filter: Partial<FilterValues>) => {
      const pages: RequestListPage[] = [];
      do {
        const after = pages.at(-1)?.next;
        pages.push(await both.reader.listRequests({ filter, limit: 3, after, overdueBefore: Date.now() + day }));
      } while (pages.at(-1)?.next);
      return pages.map(({ requests }) => requests.map(({ id }) => id));
    };
    const pages = [ids.slice(0, 3), ids.slice(3, 6), ids.slice(6)];
    expect(await pagesOf({ flag: "overdue" })).toEqual(pages);
    expect(await pagesOf({ status: "new", assignee: "nobody" })).toEqual(pages);
    expect(await pagesOf({ assignee: "nobody" })).toEqual([
      ids.slice(4).toReversed(),
      ids.slice(1, 4).toReversed(),
      ids.slice(0, 1),
    ]);
    const searched = await both.impatientSearch({ q: "number", status: "new", assignee: "nobody" });
    expect(searched.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual(ids);
    const rare = await both.impatientSearch({ q: "number", status: "new", assignee: "nobody", purpose: "other" });
    expect(rare.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual([ids[3]]);
    expect(rare.map(({ isCut }) => isCut)).toEqual([true, true, true, false]);
  });

  test("filters by status, purpose, flag, time and assignee", async ({ both }) => {
    await both.store.invite({ email: ada, by: "test" });
    const web = await both.add({ purpose: ["web"] });
    const branding = await both.add({ purpose: ["branding", "other"] }, { captcha: "absent" });
    const trapped = await both.add({ purpose: [] }, { suspicions: ["trap"] });
    await both.store.changeRequest({ id: web, who: ada, version: 0, status: "won", assignee: ada });
    expect(await both.found({ status: "won" })).toEqual([web]);
    expect(await both.found({ status: "new" })).toEqual([trapped, branding]);
    expect(await both.found({ purpose: "branding" })).toEqual([branding]);
    expect(await both.found({ flag: "unverified" })).toEqual([branding]);
    expect(await both.found({ flag: "suspicious" })).toEqual([trapped]);
    expect(await both.found({ assignee: ada })).toEqual([web]);
    expect(await both.found({ from: tomorrow })).toEqual([]);
    expect(await both.found({ to: tomorrow, status: "new", purpose: "other" })).toEqual([branding]);
    expect(await both.found({ assignee: "nobody" })).toEqual([trapped, branding]);
    const counts = await both.reader.countNew({ me: ada, limit: 100, overdueBefore: 0 });
    expect(counts).toEqual({ new: 2, mine: 0, unassigned: 2, overdue: 0 });
  });

  test("filters by where the visit came from, and counts requests by it", async ({ both }) => {
    const from = (source: Partial<NewRequest["source"]>) => both.add({}, { source: { ...noSource, ...source } });
    const campaign = await from({
      landing: "/Clovers",
      referrer: "news.example",
      source: "newsletter",
      medium: "email",
    });
    const site = await from({ landing: "/", referrer: "news.example" });
    const direct = await from({ landing: "/" });
    const unknown = await from({});
    const foundBy = async (source: string) => (await both.found({ source })).toSorted();
    expect(await foundBy("News.example")).toEqual([campaign, site].toSorted());
    expect([await foundBy("Newsletter"), await foundBy("EMAIL"), await foundBy("/Clovers")]).toEqual([
      [campaign],
      [campaign],
      [campaign],
    ]);
    expect([await foundBy("direct"), await foundBy("unknown")]).toEqual([[direct], [unknown]]);
    expect(await foundBy("else.example")).toEqual([]);

    const late = await from({ source: "newsletter" });
    await changeRows(both, `update contact_request set created_at = created_at - ${8 * day} where id <> '${late}'`);
    await both.store.changeRequest({ id: unknown, who: ada, version: 0, status: "spam", assignee: null });
    expect(await both.reader.countSources({ from: Date.now() - 30 * day, limit: 9 })).toEqual([
      { source: "newsletter", week: 1, all: 2 },
      { source: "direct", week: 0, all: 1 },
      { source: "news.example", week: 0, all: 1 },
    ]);
  });

  test("spam stands only in its own list, and several requests are marked at once unless a colleague was faster", async ({
    both,
  }) => {
    const ids: string[] = [];
    for (let index = 0; index < 4; index++) ids.push(await both.add());
    const [first = "", second = "", third = "", fourth = ""] = ids;
    await both.store.changeRequest({ id: second, who: "colleague", version: 0, status: "won", assignee: null });
    const seen = ["nothing", third, second, first].map((id) => ({ id, version: 0 }));
    expect(await both.store.changeRequests({ who: ada, status: "spam", requests: seen })).toBe(2);
    const everything = [
      {},
      { q: "count" },
      { purpose: purposeCodes[0] ?? "" },
      { from: "2026-01-01", to: tomorrow },
    ] as const;
    // Requests of one millisecond have no order.
    const found = async (filter: Partial<FilterValues>) => (await both.found(filter)).toSorted();
    for (const filter of everything) {
      expect([filter, await found(filter)]).toEqual([filter, [second, fourth].toSorted()]);
      expect([filter, await found({ ...filter, status: "spam" })]).toEqual([filter, [first, third].toSorted()]);
    }
    expect(await both.found({ flag: "unverified" })).toEqual([]);
    expect(await both.reader.countNew({ me: ada, limit: 9, overdueBefore: 0 })).toMatchObject({ new: 1 });
    const { entries } = await both.reader.readAudit({ limit: 9 });
    const changes = entries.filter(({ who }) => who === ada);
    expect(changes.map(({ request_id }) => request_id).toSorted()).toEqual([first, third].toSorted());
    expect(new Set(changes.map(({ detail }) => detail))).toEqual(new Set(["status from new to spam"]));
    const twice = ids.map((id) => ({ id, version: id === second ? 1 : 0 }));
    const marked = await Promise.all(
      [twice, twice.toReversed()].map((requests) => both.store.changeRequests({ who: ada, status: "spam", requests })),
    );
    expect(marked.reduce((sum, count) => sum + count)).toBe(2);
    expect(await both.found({})).toEqual([]);
  });

  test("a search that leaves out spam says where it stopped, however much of what it finds is spam", async ({
    both,
  }) => {
    const ids: string[] = [];
    for (let index = 0; index < 7; index++) ids.push(await both.add());
    const requests = ids.slice(1).map((id) => ({ id, version: 0 }));
    await both.store.changeRequests({ who: ada, status: "spam", requests });
    const pages = await both.impatientSearch({ q: "count" });
    expect(pages.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual([ids[0]]);
    expect(pages.map(({ isCut }) => isCut)).toEqual([true, true, true, false]);
  });

  test("finds words and their beginnings in name, email, subject and text, page by page", async ({ both }) => {
    const one = await both.add({ name: "Grace Höpper", email: "grace@navy.test", body: "A compiler, please." });
    const other = await both.add({ name: "Linus", email: "linus@kernel.test", subject: "Compilers" });
    expect(await both.found({ q: "compil" })).toEqual([other, one]);
    expect(await both.found({ q: "COMPILER grace" })).toEqual([one]);
    expect(await both.found({ q: "navy.test" })).toEqual([one]);
    expect(await both.found({ q: "linus@kernel.test" })).toEqual([other]);
    expect(await both.found({ q: "höpp" })).toEqual([one]);
    expect(await both.found({ q: "nothing like it" })).toEqual([]);
    expect(await both.found({ q: "\"') or 1=1 -- *" })).toEqual([]);
    expect(await both.found({ q: "'\"*()" })).toEqual([]);
    const first = await both.reader.listRequests({ filter: { q: "compil" }, limit: 1 });
    const second = await both.reader.listRequests({ filter: { q: "compil" }, limit: 1, after: first.next });
    expect([first, second].map(({ requests }) => requests[0]?.id)).toEqual([other, one]);
    expect(second.next).toBeUndefined();
    await both.store.eraseRequest({ id: one, who: ada });
    expect(await both.found({ q: "compil" })).toEqual([other]);
  });

  test("finds what staff have noted, also together with what the visitor wrote", async ({ both }) => {
    const [id] = [await both.add({ subject: "Boats" }), await both.add()];
    await both.store.addNote({ id, who: ada, text: "Met at the Harbor fair." });
    await both.store.addNote({ id, who: grace, text: "Wants a quote" });
    expect(await both.found({ q: "harbor" })).toEqual([id]);
    expect(await both.found({ q: "quote boats fair" })).toEqual([id]);
    expect(await both.found({ q: "harbor engine.test nowhere" })).toEqual([]);
  });

  test("the list knows of each request how many more come from its address, spam aside", async ({ both }) => {
    const other = await both.add({ email: "charles@engine.test" });
    const [first, second] = [await both.add({ email: "Ada@Engine.test" }), await both.add()];
    const spam = await both.add();
    await both.store.changeRequest({ id: spam, who: ada, version: 0, status: "spam" });
    const counts = async () =>
      Object.fromEntries(
        (await both.reader.listRequests({ filter: {}, limit: 20 })).requests.map(({ id, others }) => [id, others]),
      );
    expect(await counts()).toEqual({ [other]: 0, [first]: 1, [second]: 1 });
    for (let index = 0; index < 10; index++) await both.add();
    expect((await counts())[first]).toBe(9);
  });

  test("a search that would take too long stops, says where, and goes on there without losing or repeating any", async ({
    both,
  }) => {
    const ids: string[] = [];
    for (let index = 0; index < 9; index++) ids.push(await both.add({ purpose: [index % 3 === 0 ? "other" : "web"] }));
    const pages = await both.impatientSearch({ q: "count", purpose: "other" });
    expect(pages.flatMap(({ requests }) => requests.map(({ id }) => id))).toEqual([ids[6], ids[3], ids[0]]);
    expect(pages.map(({ isCut }) => isCut)).toEqual([true, true, true, true, false]);
    const { isCut } = await both.reader.listRequests({ filter: { q: "count", purpose: "other" }, limit: 9 });
    expect(isCut).toBe(false);
  });

  test("keeps and finds a request whose message is one word as long as the form allows, or full of marks", async ({
    both,
  }) => {
    const long = await both.add({ subject: "Long", body: "щ".repeat(contactFields.body.maxLength) });
    const marks = await both.add({ subject: "Marks", body: "\u202e\u2066\u200f'\"\\:*&|!()<->".repeat(100) });
    expect(await both.found({ q: "long" })).toEqual([long]);
    expect(await both.found({ q: "marks" })).toEqual([marks]);
    expect(await both.found({ q: "щ".repeat(100_000) })).toEqual([long]);
    expect(await both.store.eraseRequest({ id: long, who: ada })).toBe(true);
    expect(await both.found({ q: "long" })).toEqual([]);
  });

  test("finds letters whether large or small, with or without accents, composed or not", async ({ both }) => {
    const composed = await both.add({ name: "Jürgen Müller", subject: "ПРОЕКТ", body: "Ёлка" });
    const decomposed = await both.add({ name: "Jürgen Müller".normalize("NFD"), subject: "проект", body: "елка" });
    for (const q of ["Müller", "MULLER", "müller".normalize("NFD"), "проект", "ПРОЕ", "ёлка", "jurg mull"]) {
      expect([q, await both.found({ q })]).toEqual([q, [decomposed, composed]]);
    }
    for (const q of ["uller", "ller", "оект"]) expect([q, await both.found({ q })]).toEqual([q, []]);
  });

  test("a word before a sign is whole, as in an address; any other finds its beginning", async ({ both }) => {
    const short = await both.add({ email: "ann@engine.test" });
    const long = await both.add({ email: "anna@engine.test" });
    expect(await both.found({ q: "ann@engine.test" })).toEqual([short]);
    expect(await both.found({ q: "ann@eng" })).toEqual([short]);
    expect(await both.found({ q: "ann eng" })).toEqual([long, short]);
  });

  test("finds phone numbers however they are written, and no other numbers", async ({ both }) => {
    const here = await both.add({ phone: "(847) 555-0139" });
    const abroad = await both.add({ phone: "00976 7000 0142" });
    const short = await both.add({ phone: "ext. 12", body: "In 2027 at the latest." });
    for (const q of ["847-555-0139", "8475550139", "+1 847 555 01 39", "847.555", "0139"])
      expect([q, await both.found({ q })]).toEqual([q, [here]]);
    for (const q of ["+976 7000-0142", "70000142", "97670000142", "(0)7000 0142"])
      expect([q, await both.found({ q })]).toEqual([q, [abroad]]);
    expect(await both.found({ q: "2027" })).toEqual([short]);
    for (const q of ["12", "(847) 555-0130", "847555 call", "+-()"])
      expect([q, await both.found({ q })]).toEqual([q, []]);
  });

  test("finds phone numbers with or without what is dialed first inside their country", async ({ both }) => {
    const numbers = {
      berlin: ["+49 (0)30 901820-44", "+493090182044", "0049 30 90182044", "030 90182044", "+49 030 901820 44"],
      london: ["+44(0) 20 7946 0958", "+442079460958", "(020) 7946 0958", "00 44 [0] 20 7946 0958"],
      moscow: ["+7 495 123-45-67", "8 (495) 123-45-67", "84951234567", "(495) 1234567"],
      chicago: ["+1 847.555.0139", "1-847-555-0139", "847\u2011555\u20110139", "\u202a(847) 555-0139\u202c"],
      ulaanbaatar: ["+976 7011 5566", "70115566", "(976) 7011-5566"],
    };
    for (const [place, spellings] of Object.entries(numbers)) {
      for (const phone of spellings) {
        const id = await both.add({ phone });
        for (const q of spellings) expect([place, phone, q, await both.found({ q })]).toEqual([place, phone, q, [id]]);
        await both.store.eraseRequest({ id, who: ada });
      }
    }
    await both.add({ phone: "+1 847 555 0139, ext. 12" });
    for (const q of ["+1 847 555 0139", "847 555 0139"]) expect(await both.found({ q })).toHaveLength(1);
    for (const q of ["+49 847 555 0139", "+1 847 055 0139", "+49 (0)30 90182045"])
      expect([q, await both.found({ q })]).toEqual([q, []]);
  });

  test("days begin at midnight where whoever asks is", async ({ both }) => {
    const id = await both.add();
    // 1:30 on the 20th in Ulaanbaatar, and on the 19th in UTC; New York puts its clock back on the 1st.
    await changeRows(both, `update contact_request set created_at = ${Date.UTC(2026, 10, 19, 17, 30)}`);
    const found = async (day: string, timeZone: string) =>
      (await both.reader.listRequests({ filter: { from: day, to: day }, timeZone, limit: 9 })).requests.length;
    expect(
      await Promise.all([found("2026-11-20", "Asia/Ulaanbaatar"), found("2026-11-19", "Asia/Ulaanbaatar")]),
    ).toEqual([1, 0]);
    expect(await Promise.all([found("2026-11-20", "UTC"), found("2026-11-19", "UTC")])).toEqual([0, 1]);
    await changeRows(
      both,
      `update contact_request set created_at = ${Date.UTC(2026, 10, 2, 4, 59)} where id = '${id}'`,
    );
    expect(
      await Promise.all([found("2026-11-01", "America/New_York"), found("2026-11-02", "America/New_York")]),
    ).toEqual([1, 0]);
  });

  test("does not overwrite what somebody else has changed meanwhile", async ({ both }) => {
    await both.store.invite({ email: ada, by: "test" });
    const id = await both.add();
    const change = { id, version: 0, assignee: null };
    const results = await Promise.all([
      both.store.changeRequest({ ...change, who: "one", status: "won" }),
      both.store.changeRequest({ ...change, who: "other", status: "lost" }),
    ]);
    expect(results.toSorted()).toEqual(["changed", "conflict"]);
    const details = await both.reader.readRequest({ id });
    expect(details?.request).toMatchObject({ status: results[0] === "changed" ? "won" : "lost", version: 1 });
    expect(details?.history).toHaveLength(1);
    expect(
      await both.store.changeRequest({ ...change, version: 1, who: "x", status: "won", assignee: "stranger" }),
    ).toBe("unknownAssignee");
    expect(await both.store.changeRequest({ ...change, id: "nothing", who: "x", status: "won" })).toBe("gone");
  });

  test("keeps notes with their request, finds others of its address, and erases all of it but the log", async ({
    both,
  }) => {
    const earlier = await both.add({ email: "Ada@Engine.test" });
    const id = await both.add({ email: "ada@engine.test" });
    expect(await both.store.addNote({ id, who: ada, text: "Called back." })).toBe(true);
    expect(await both.store.addNote({ id: earlier, who: ada, text: "Wrong number." })).toBe(true);
    expect(await both.store.addNote({ id: "nothing", who: ada, text: "?" })).toBe(false);
    const details = await both.reader.readRequest({ id });
    expect(details).toMatchObject({ notes: [{ author: ada, text: "Called back." }], others: [{ id: earlier }] });
    expect(await both.store.eraseRequest({ id, who: ada })).toBe(true);
    expect(await both.store.eraseRequest({ id, who: ada })).toBe(false);
    expect(await both.reader.readRequest({ id })).toBeUndefined();
    expect(await both.rows("request_note")).toMatchObject([{ request_id: earlier }]);
    const newest = await both.reader.readAudit({ limit: 2 });
    const others = await both.reader.readAudit({ limit: 2, after: newest.next });
    // What happens within one millisecond has no order.
    const all = [...newest.entries, ...others.entries].map(({ action, request_id }) => `${action} ${request_id}`);
    expect(all.toSorted()).toEqual([`erased ${id}`, `noted ${earlier}`, `noted ${id}`].toSorted());
  });

  test("sends a mail again only if it is not waiting, and a receipt only if it never arrived: it goes to a stranger", async ({
    both,
  }) => {
    const id = await both.add();
    const mail = await claimOne(both.store);
    expect(await both.store.sendAgain({ id, deliveryId: mail.id, who: ada })).toBe(false);
    await both.store.finishDelivery({ ...mail, result: { sent: true } });
    expect(await both.store.sendAgain({ id: "another", deliveryId: mail.id, who: ada })).toBe(false);
    expect(await both.store.sendAgain({ id, deliveryId: mail.id, who: ada })).toBe(true);
    expect(await both.store.claimDeliveries({ max: 1, channel: "email" })).toMatchObject([
      { id: mail.id, attempts: 1 },
    ]);
    expect((await both.reader.readHealth()).emails.waiting).toBe(1);

    const other = await both.add({}, { deliveries: ["receipt"] });
    const receipt = await claimOne(both.store);
    await both.store.finishDelivery({ ...receipt, result: { sent: true } });
    expect(await both.store.sendAgain({ id: other, deliveryId: receipt.id, who: ada })).toBe(false);
    expect(await both.store.claimDeliveries({ max: 1, channel: "email" })).toEqual([]);
    await changeRows(both, `update delivery set state = 'dead' where id = '${receipt.id}'`);
    expect(await both.store.sendAgain({ id: other, deliveryId: receipt.id, who: ada })).toBe(true);
  });

  test("what no longer applies is not sent once email is on, and what still does is", async ({ both }) => {
    for (const email of [ada, grace]) await both.store.invite({ email, by: "test" });
    const deliveries: DeliveryKind[] = ["notification", "receipt", "webhook"];
    const add = () => both.add({}, { deliveries, receiptKey: randomUUID() });
    const [fresh, answered, spam, reopened] = [await add(), await add(), await add(), await add()];
    const change = async (id: string, to: { status?: RequestStatus; assignee?: string | null }) => {
      const { version = 0 } = (await both.reader.readRequest({ id }))?.request ?? {};
      expect(await both.store.changeRequest({ id, who: ada, version, ...to })).toBe("changed");
    };
    await change(answered, { assignee: grace });
    await change(answered, { status: "answered" });
    await change(spam, { status: "spam" });
    await change(reopened, { assignee: grace });
    await change(reopened, { status: "spam" });
    await change(reopened, { status: "new" });
    // Who gets a request that is won is told: it is theirs from now on.
    const handedOver = await both.add({}, { deliveries: [] });
    await change(handedOver, { status: "won", assignee: grace });

    expect((await both.reader.readHealth()).emails.waiting).toBe(5);
    const shown = (await both.reader.listRequests({ filter: {}, limit: 9 })).requests;
    expect(shown.find(({ id }) => id === answered)?.notification).toBe("dropped");
    const due = async (channel: "email" | "webhook") =>
      (await both.store.claimDeliveries({ max: 99, channel })).map(({ kind, request }) => `${kind} ${request.id}`);
    expect((await due("email")).toSorted()).toEqual(
      [fresh, reopened]
        .flatMap((id) => [`notification ${id}`, `receipt ${id}`])
        .concat(`assignment ${handedOver}`)
        .toSorted(),
    );
    expect((await due("webhook")).toSorted()).toEqual(
      [fresh, answered, reopened].map((id) => `webhook ${id}`).toSorted(),
    );
    await change(answered, { assignee: null });
    expect((await both.reader.readRequest({ id: answered }))?.deliveries).toHaveLength(deliveries.length);
  });

  test("an email that is being sent while its request is answered counts as what became of it", async ({ both }) => {
    const change = { who: ada, version: 0, status: "answered" as const };
    const states = async (id: string) => (await both.reader.readRequest({ id }))?.deliveries.map(shownState);
    const sent = await both.add();
    const mail = await claimOne(both.store);
    await both.store.changeRequest({ id: sent, ...change });
    await both.store.finishDelivery({ ...mail, result: { sent: true } });
    await both.store.changeRequest({ id: sent, who: ada, version: 1, status: "new" });
    expect(await states(sent)).toEqual(["sent"]);
    const refused = await both.add();
    const other = await claimOne(both.store);
    await both.store.changeRequest({ id: refused, ...change });
    await both.store.finishDelivery({
      ...other,
      result: { sent: false, error: "ESOCKET", waitMs: 0, hopeless: false },
    });
    expect(await states(refused)).toEqual(["dropped"]);
    // Whoever asks for it gets it.
    expect(await both.store.sendAgain({ id: refused, deliveryId: other.id, who: ada })).toBe(true);
    expect((await claimOne(both.store)).id).toBe(other.id);
  });

  test("what is being sent goes out once, also if its request leaves new by mistake and comes back meanwhile", async ({
    both,
  }) => {
    const id = await both.add({}, { deliveries: ["notification", "receipt"] });
    const [sent, refused] = await both.store.claimDeliveries({ max: 2, channel: "email" });
    await both.store.changeRequest({ id, who: ada, version: 0, status: "spam" });
    await both.store.changeRequest({ id, who: ada, version: 1, status: "new" });
    expect(await both.store.claimDeliveries({ max: 2, channel: "email" })).toEqual([]);
    if (!sent || !refused) throw new Error("Nothing was due.");
    expect(await both.store.finishDelivery({ ...sent, result: { sent: true } })).toBe("sent");
    const failed = { sent: false, error: "ESOCKET", waitMs: 0, hopeless: false } as const;
    expect(await both.store.finishDelivery({ ...refused, result: failed })).toBe("waiting");
    expect((await claimOne(both.store)).id).toBe(refused.id);
  });

  test("erasing a person takes what was seen, and nothing that came while it was erased", async ({ both }) => {
    const email = "ada@engine.test";
    const [first, second] = [await both.add({ email }), await both.add({ email: "Ada@engine.test" })];
    const { seen } = await both.reader.readErasable({ email });
    // As many as before, but not the same.
    await both.store.eraseRequest({ id: first, who: grace });
    const third = await both.add({ email });
    expect(await both.store.erasePerson({ email, seen, who: ada })).toBe(false);
    expect((await both.rows("contact_request")).map(({ id }) => id).toSorted()).toEqual([second, third].toSorted());
    const again = await both.reader.readErasable({ email });
    expect(await both.store.erasePerson({ email, seen: again.seen, who: ada })).toBe(true);
    expect(await both.rows("contact_request")).toEqual([]);
    const nobody = await both.reader.readErasable({ email });
    expect(await both.store.erasePerson({ email, seen: nobody.seen, who: ada })).toBe(false);
  });

  test("what was given up is tried again by the command only if its request is still new", async ({ both }) => {
    const [fresh, answered] = [await both.add(), await both.add()];
    await changeRows(both, "update delivery set state = 'dead', last_error = 'EAUTH'");
    await both.store.changeRequest({ id: answered, who: ada, version: 0, status: "answered" });
    expect((await both.reader.readHealth()).emails.dead).toBe(2);
    expect(await both.store.retryDeliveries()).toBe(1);
    expect((await claimOne(both.store)).request.id).toBe(fresh);
    expect((await both.reader.readHealth()).emails).toMatchObject({ waiting: 1, dead: 0 });
  });

  test("a colleague who is assigned a request is told once, and nobody who has it no more or has left", async ({
    both,
  }) => {
    await both.store.invite({ email: ada, name: "Ada Lovelace", by: "test" });
    await both.store.invite({ email: grace, by: ada });
    const id = await both.add({}, { deliveries: [] });
    let version = 0;
    const assign = async (assignee: string | null) => {
      const changed = await both.store.changeRequest({ id, who: ada, version, assignee });
      if (changed === "changed") version += 1;
      return changed;
    };
    const waiting = async () => (await both.rows("delivery")).map(({ recipient, state }) => [recipient, state]);

    await assign(ada);
    expect(await waiting()).toEqual([]);
    await assign(grace);
    await assign(grace);
    expect(await both.store.changeRequest({ id, who: ada, version: 0, status: "new", assignee: ada })).toBe("conflict");
    expect(await waiting()).toEqual([[grace, "waiting"]]);
    expect((await both.reader.readHealth()).emails.waiting).toBe(1);
    await assign(null);
    expect(await waiting()).toEqual([]);

    await assign(grace);
    const mail = await claimOne(both.store);
    const assignment = { recipient: grace, sender: { name: "Ada Lovelace", address: ada } };
    expect(mail).toMatchObject({ kind: "assignment", assignment });
    await both.store.finishDelivery({ ...mail, result: { sent: false, error: "ESOCKET", waitMs: 0, hopeless: true } });
    expect((await both.reader.readHealth()).emails.dead).toBe(1);
    const again = () => both.store.sendAgain({ id, deliveryId: mail.id, who: ada });
    expect(await again()).toBe(true);
    await both.store.finishDelivery({ ...(await claimOne(both.store)), result: { sent: true } });
    await assign(null);
    expect([await again(), await waiting()]).toEqual([false, [[grace, "sent"]]]);

    await assign(grace);
    const [, person] = await both.reader.listStaff();
    await both.store.removePerson({ id: person?.id ?? "", by: ada });
    expect([await again(), await both.store.claimDeliveries({ max: 9, channel: "email" }), await waiting()]).toEqual([
      false,
      [],
      [[grace, "sent"]],
    ]);
  });

  test("what one person assigns to another at once is one email, of which each request knows what became", async ({
    both,
  }) => {
    for (const email of [ada, grace]) await both.store.invite({ email, by: "test" });
    const requests: { id: string; version: number }[] = [];
    for (let index = 0; index < 7; index++) requests.push({ id: await both.add({}, { deliveries: [] }), version: 0 });
    const ids = requests.map(({ id }) => id);
    await both.store.changeRequests({ requests, who: ada, assignee: grace });
    const mine = await both.add({}, { deliveries: [] });
    await both.store.changeRequest({ id: mine, version: 0, who: grace, assignee: ada });
    const claim = async () => {
      const mails = await both.store.claimDeliveries({ max: 1, channel: "email" });
      return mails.map((mail) => ({
        mail,
        listed: mail.kind === "assignment" ? mail.assignment.requests.map(({ id }) => id) : [],
      }));
    };
    const [first, ...rest] = await claim();
    expect(first?.listed.toSorted()).toEqual(ids.toSorted());
    expect(rest).toEqual([]);
    expect((await claim()).map(({ listed }) => listed)).toEqual([[mine]]);
    if (first)
      await both.store.finishDelivery({
        ...first.mail,
        result: { sent: false, error: "ESOCKET", waitMs: 0, hopeless: false },
      });
    // Who has left the list meanwhile is in it no more.
    const [left = ""] = ids;
    await both.store.changeRequest({ id: left, version: 1, who: ada, assignee: null });
    const [again] = await claim();
    expect(again?.listed.toSorted()).toEqual(ids.slice(1).toSorted());
    expect(again?.mail.attempts).toBe(2);
    if (again) expect(await both.store.finishDelivery({ ...again.mail, result: { sent: true } })).toBe("sent");
    expect((await both.rows("delivery")).map(({ state }) => state).toSorted()).toEqual([
      ...Array(6).fill("sent"),
      "waiting",
    ]);
  });

  test("people have names, which can change and stay with those who have left", async ({ both }) => {
    await both.store.invite({ email: ada, name: "Ada Lovelace", by: "test" });
    await both.store.invite({ email: "grace@ideas.test", by: ada });
    const [first, second] = await both.reader.listStaff();
    expect([first?.name, second?.name]).toEqual(["Ada Lovelace", ""]);
    const rename = (id = "", name = "") => both.store.renamePerson({ id, name, by: ada });
    expect(await rename(second?.id, "Grace Hopper")).toBe(true);
    expect(await rename(second?.id, "Grace Hopper")).toBe(true);
    expect(await rename("nobody", "Nobody")).toBe(false);
    await both.store.removePerson({ id: second?.id ?? "", by: ada });
    expect(await rename(second?.id, "Gone")).toBe(false);
    expect((await both.reader.listNames()).map(({ name }) => name).toSorted()).toEqual([
      "Ada Lovelace",
      "Grace Hopper",
    ]);
    await both.store.invite({ email: "grace@ideas.test", by: ada });
    expect(await both.reader.listStaff()).toMatchObject([{ name: "Ada Lovelace" }, { name: "Grace Hopper" }]);
    expect((await both.reader.readAudit({ limit: 9 })).entries.map(({ action }) => action)).toEqual([
      "invited",
      "removed",
      "renamed",
      "invited",
      "invited",
    ]);
  });

  test("a link signs in once, within 15 minutes, and in the browser that asked", async ({ time, store }) => {
    expect(await store.hasStaff()).toBe(false);
    expect(await store.addLink({ hash: "stranger", email: "stranger@x.test", browser: null })).toBeUndefined();
    expect(await store.invite({ email: "ADA@ideas.test", by: "test" })).toEqual({ isNew: true });
    expect(await store.invite({ email: ada, by: "test" })).toEqual({ isNew: false });
    expect(await store.hasStaff()).toBe(true);

    const session = { hash: "session", browser: "Firefox on Linux" };
    await store.addLink({ hash: "mine", email: ada, browser: "browser" });
    expect(await store.redeemLink({ hash: "mine", browser: null, session })).toBeUndefined();
    expect(await store.redeemLink({ hash: "mine", browser: "another", session })).toBeUndefined();
    expect(await store.redeemLink({ hash: "mine", browser: "browser", session })).toMatchObject({ email: ada });
    expect(await store.redeemLink({ hash: "mine", browser: "browser", session })).toBeUndefined();

    await store.addLink({ hash: "late", email: ada, browser: null });
    time.now += linkMs;
    expect(await store.redeemLink({ hash: "late", browser: null, session })).toBeUndefined();
  });

  test("a session ends after 12 idle hours, after 7 days, at sign-out and with its person", async ({ time, store }) => {
    await store.invite({ email: ada, by: "test" });
    await store.invite({ email: "grace@ideas.test", by: ada });
    const signIn = async (hash: string, email = ada) => {
      await store.addLink({ hash, email, browser: null });
      const person = await store.redeemLink({ hash, browser: null, session: { hash, browser: "" } });
      if (!person) throw new Error("The link did not work.");
      return person;
    };
    const use = async (hash: string) => {
      const session = await store.checkSession({ hash });
      if (session?.isTouchDue) await store.touchSession({ hash });
      return session?.person;
    };
    const person = await signIn("idle");
    time.now += maxIdleMs - 1;
    expect(await use("idle")).toEqual(person);
    time.now += maxIdleMs;
    await store.touchSession({ hash: "idle" });
    expect(await use("idle")).toBeUndefined();

    await signIn("busy");
    const end = time.now + maxSessionMs;
    for (; time.now < end; time.now += maxIdleMs / 2) expect(await use("busy")).toEqual(person);
    expect(await use("busy")).toBeUndefined();

    for (const hash of ["a", "b", "c"]) await signIn(hash);
    await store.endSessions({ person, hash: "a" });
    expect(await use("a")).toBeUndefined();
    expect(await use("b")).toEqual(person);
    await store.endSessions({ person });
    expect(await use("c")).toBeUndefined();

    const grace = await signIn("grace", "grace@ideas.test");
    await store.addLink({ hash: "open", email: "grace@ideas.test", browser: null });
    expect(await store.removePerson({ id: grace.id, by: ada })).toBe(true);
    expect(await use("grace")).toBeUndefined();
    expect(
      await store.redeemLink({ hash: "open", browser: null, session: { hash: "x", browser: "" } }),
    ).toBeUndefined();
    expect(await store.removePerson({ id: person.id, by: ada })).toBe(false);
  });

  test("a request is answered once, when it first gets an answer; spam is none", async ({ time, store }) => {
    const id = await storeRequest(store);
    const answeredAt: unknown[] = [];
    for (const [version, status] of (["spam", "new", "answered", "won"] as const).entries()) {
      time.now += 1_000;
      expect(await store.changeRequest({ id, who: ada, version, status, assignee: null })).toBe("changed");
      answeredAt.push((await store.rows("contact_request"))[0]?.answered_at);
    }
    const answer = Date.UTC(2026, 11, 1) + 3_000;
    expect(answeredAt.map((at) => at && Number(at))).toEqual([null, null, answer, answer]);
  });

  test("a link and a session from a clock that was ahead do not outlive its correction", async ({ time, store }) => {
    time.now += 30 * day;
    await store.invite({ email: ada, by: "test" });
    for (const hash of ["open", "used"]) await store.addLink({ hash, email: ada, browser: null });
    const session = { hash: "session", browser: "" };
    expect(await store.redeemLink({ hash: "used", browser: null, session })).toBeDefined();
    time.now -= 30 * day;
    expect(await store.checkSession({ hash: "session" })).toBeUndefined();
    const another = { ...session, hash: "another" };
    expect(await store.redeemLink({ hash: "open", browser: null, session: another })).toBeUndefined();
  });

  test("the cleanup leaves links and sessions as long as they work, and deletes them afterwards", async ({
    time,
    store,
  }) => {
    const cleanUp = () => store.deleteExpired({ retentionDays: 730 });
    // Until the clock is trusted.
    for (; (await cleanUp()).doubt; time.now += maxIdleMs);
    await store.invite({ email: ada, by: "test" });
    for (const hash of ["open", "used"]) await store.addLink({ hash, email: ada, browser: null });
    await store.redeemLink({ hash: "used", browser: null, session: { hash: "session", browser: "" } });
    await cleanUp();
    expect(await store.rows("sign_in_link")).toHaveLength(2);
    for (const end = time.now + maxSessionMs; time.now < end; time.now += maxIdleMs / 2) {
      await cleanUp();
      expect(await store.checkSession({ hash: "session" })).toBeDefined();
      await store.touchSession({ hash: "session" });
    }
    time.now += 1;
    await cleanUp();
    expect([...(await store.rows("sign_in_link")), ...(await store.rows("desk_session"))]).toEqual([]);
  });

  test("of a hundred who redeem one link, change one request, claim one mail, send one note or remove each other at once, one succeeds", async ({
    both,
  }) => {
    const id = await both.add();
    await both.store.invite({ email: ada, by: "test" });
    await both.store.invite({ email: "grace@ideas.test", by: ada });
    const staff = await both.reader.listStaff();
    await both.store.addLink({ hash: "link", email: ada, browser: null });
    const many = Array.from({ length: 100 }, (_, index) => String(index));
    // From here on every connection is open, so that they really come at once.
    await Promise.all(many.map(() => both.store.hasStaff()));
    const link = { hash: "link", browser: null };
    const redeemed = await Promise.all(
      many.map((hash) => both.store.redeemLink({ ...link, session: { hash, browser: "" } })),
    );
    expect(redeemed.filter(Boolean)).toHaveLength(1);
    expect(await both.rows("desk_session")).toHaveLength(1);
    const change = { id, who: ada, version: 0, status: "new", assignee: ada } as const;
    const changed = await Promise.all(many.map(() => both.store.changeRequest(change)));
    expect(changed.filter((outcome) => outcome === "changed")).toHaveLength(1);
    const claimed = await Promise.all(many.map(() => both.store.claimDeliveries({ max: 1, channel: "email" })));
    expect(claimed.flat()).toHaveLength(1);
    await Promise.all(many.map(() => both.store.addNote({ id, who: ada, text: "One", key: "the form" })));
    expect(await both.rows("request_note")).toHaveLength(1);
    const removed = await Promise.all(
      many.flatMap(() => staff.map(({ id }) => both.store.removePerson({ id, by: ada }))),
    );
    expect(removed.filter(Boolean)).toHaveLength(1);
  });

  test("notes, staff, log and search survive backup and restore; the visit counts are left out", async ({ both }) => {
    await using other = await openTestDatabase(engine);
    const file = join(both.DATA_DIR, "backup");
    await both.store.invite({ email: ada, name: "Ada Lovelace", by: "test" });
    const id = await both.add({ body: "Searchable" });
    await both.store.addNote({ id, who: ada, text: "A note\u2028in two lines" });
    await both.store.invite({ email: grace, by: ada });
    await both.store.changeRequest({ id, who: ada, version: 0, status: "answered", assignee: grace });
    const totals = [{ day: "2026-12-01", page: "/", kind: "view", label: "", count: 1 }] as const;
    await both.store.addTotals({ id: "a batch", totals });
    expect((await both.reader.readHealth()).backupAt).toBeUndefined();
    if (engine === "sqlite") runDb(both, "backup", file);
    else await writeBackup(both, file);
    expect((await both.reader.readHealth()).backupAt).toBeGreaterThan(0);
    await restoreBackup(other, file);
    for (const table of ["contact_request", "delivery", "staff", "request_note", "audit_entry"] as const) {
      const stored = (await both.rows(table)).toSorted((one, two) => (one.id < two.id ? -1 : 1));
      expect((await other.rows(table)).toSorted((one, two) => (one.id < two.id ? -1 : 1))).toEqual(stored);
    }
    expect(await other.rows("daily_total")).toEqual([]);
    await using restored = await openBoth(other);
    expect((await restored.reader.listRequests({ filter: { q: "searchable" }, limit: 5 })).requests).toHaveLength(1);
  });

  test("the log is kept for a year", async ({ time, store }) => {
    await store.invite({ email: ada, by: "test" });
    await changeRows(
      store,
      "insert into audit_entry (id, at, who, action, detail) values ('0', 0, 'someone whose clock was wrong', 'erased', '')",
    );
    // The clock is trusted again on the second day.
    time.now += 363 * day;
    await passDays(2, { store, time }, 730);
    expect(await store.rows("audit_entry")).toHaveLength(2);
    await passDays(1, { store, time }, 730);
    expect(await store.rows("audit_entry")).toMatchObject([{ id: "0" }]);
  });
});

test("a reading on a database that cannot be opened fails instead of waiting, and succeeds once it can", async ({
  database,
}) => {
  const reader = openDeskReader(database);
  await expect(reader.listStaff()).rejects.toThrow();
  const store = await openStore(database);
  expect(await reader.listStaff()).toEqual([]);
  await reader.close();
  await store.close();
});

test("the same note of two people is two notes, even under one key", async ({ store }) => {
  const id = await storeRequest(store);
  for (const who of [ada, grace, ada]) await store.addNote({ id, who, text: "Called", key: "key" });
  expect((await store.rows("request_note")).map(({ author }) => author).toSorted()).toEqual([ada, grace]);
});
