import type { IncomingMessage } from "node:http";
import { describe, expect } from "vitest";
import { maxAtOnce } from "#server/outbox/deliver.ts";
import { setCopyTarget } from "#server/storage/copy-target.ts";
import { hour } from "#server/storage/durations.ts";
import { allCopied, copiedIds, startBucket, type TestBucket } from "#tests/support/bucket.ts";
import { until } from "#tests/support/client.ts";
import { goodRequest } from "#tests/support/contact-request.ts";
import { changeRows, engines } from "#tests/support/database.ts";
import { testOf } from "#tests/support/test-of.ts";
import { ada, openServer } from "#tests/support/test-server.ts";
import { runDb } from "./backup/run-db.ts";
import { seen, test as testOnDatabase } from "./fixtures.ts";

testOf("desk");

const minute = 60_000;

const test = testOnDatabase.extend<{ bucket: TestBucket }>({
  async bucket({ task: _ }, use) {
    await using bucket = await startBucket();
    await use(bucket);
  },
});

type Row = { table: string; row: Record<string, unknown> };

async function copyOf(bucket: TestBucket, subject: string): Promise<Row[]> {
  const text = (await bucket.read())[`${subject}.age`];
  return text === undefined ? [] : JSON.parse(text).rows;
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("a request and each change of it at the desk are in the bucket within seconds, and only the key reads them", async ({
    database,
    bucket,
  }) => {
    await using server = await openServer({ database, settings: bucket.settings });
    const { id } = (await server.post()).json();
    const browser = await server.signedIn();
    await allCopied(database);
    const subject = `request/${id}`;
    const [copied] = await copyOf(bucket, subject);
    const [request] = await database.rows("contact_request");
    expect(copied).toEqual({ table: "contact_request", row: request });
    expect(Buffer.from(await bucket.bucket.get(`${subject}.age`)).includes(goodRequest.email)).toBe(false);

    await browser.send(`/desk/requests/${id}`, {
      form: { ...seen, status: "answered", text: "Call back", noteKey: "a" },
    });
    await allCopied(database);
    const rows = await copyOf(bucket, subject);
    expect(rows.find(({ table }) => table === "contact_request")?.row).toMatchObject({ status: "answered" });
    expect(rows.find(({ table }) => table === "request_note")?.row).toMatchObject({ text: "Call back", author: ada });
    expect(await copyOf(bucket, "staff")).toMatchObject([{ row: { email: ada } }]);
    const log = Object.entries(await bucket.read()).filter(([key]) => key.startsWith("log/"));
    const actions = log.flatMap(([, text]) => JSON.parse(text).rows.map(({ row }: Row) => row.action));
    expect(actions).toEqual(expect.arrayContaining(["invited", "changed", "noted"]));
  });

  test("what was stored before copies were switched on is copied at the start, and nothing once they are off", async ({
    database,
    bucket,
  }) => {
    {
      await using before = await openServer({ database });
      await before.post();
      expect(await database.rows("copy_due")).toEqual([]);
    }
    {
      await using server = await openServer({ database, settings: bucket.settings });
      await allCopied(database);
      const [request] = await database.rows("contact_request");
      expect(await copyOf(bucket, `request/${request?.id}`)).not.toEqual([]);
      await using _again = server;
    }
    // What was not copied when they were switched off.
    await changeRows(database, "insert into copy_due (subject, created_at, due_at) values ('staff', 0, 0)");
    await using after = await openServer({ database });
    await after.post();
    expect(await database.rows("copy_due")).toEqual([]);
  });

  test("who was erased, at the desk or by the command, is in no object, whole copies included", async ({
    database,
    bucket,
  }) => {
    await using server = await openServer({ database, settings: bucket.settings });
    const { id } = (await server.post()).json();
    const others = [await server.add(), await server.add()];
    const browser = await server.signedIn();
    // The copy of everything that a start makes may have been made before.
    await changeRows(database, "insert into copy_due (subject, created_at, due_at) values ('backup', 0, 0)");
    server.services.desk.copies?.wake();
    await allCopied(database);
    const before = await bucket.read();
    const whole = Object.entries(before).filter(([key]) => key.startsWith("backup/"));
    expect(whole.some(([, text]) => text.includes(id))).toBe(true);

    await browser.send(`/desk/requests/${id}/erase`, { form: { confirm: "yes" } });
    await allCopied(database);
    const { keys, texts } = await contents(bucket);
    expect(keys).not.toContain(`request/${id}.age`);
    expect(texts.filter((text) => text.includes(`"id":"${id}"`))).toEqual([]);
    for (const other of others) expect(keys).toContain(`request/${other}.age`);

    runDb(database, "erase", goodRequest.email);
    await allCopied(database);
    const after = await contents(bucket);
    expect(after.texts.filter((text) => text.includes(goodRequest.email))).toEqual([]);
    expect(after.keys.filter((key) => key.startsWith("request/"))).toEqual([]);
    expect(after.keys.some((key) => key.startsWith("backup/"))).toBe(true);
  });

  test("an upload that arrives after its request was erased is deleted once more", async ({ database, bucket }) => {
    await using server = await openServer({ database, settings: bucket.settings });
    const { id } = (await server.post()).json();
    await allCopied(database);
    const late = await bucket.bucket.get(`request/${id}.age`);
    await server.store.eraseRequest({ id, who: ada });
    await allCopied(database);
    await bucket.bucket.put(`request/${id}.age`, late);
    await changeRows(database, "update copy_due set due_at = 0");
    await until("it is deleted again", async () => !(await bucket.keys()).includes(`request/${id}.age`));
    await allCopied(database);
  });

  test("each entry of the log is in the copy of its hour and in no other, or it could not be restored", async ({
    database,
    time,
    store,
  }) => {
    await setCopyTarget(database, { url: "https://bucket.test/website", recipient: "age1" });
    const nine = Date.UTC(2026, 11, 1, 9);
    for (const at of [nine - 1, nine]) {
      time.now = at;
      await store.recordAct({ who: "ada@ideas.test", action: "exported", detail: "json" });
    }
    const copied = [nine - hour, nine].map(async (from) => {
      const due = await store.claimCopy({ subject: `log/${from / hour}` });
      return typeof due === "object" && due.rows.map(({ row }) => (row as { at: number }).at);
    });
    expect(await Promise.all(copied)).toEqual([[nine - 1], [nine]]);
  });

  test("an upload that nobody knows the end of is made once more later, as it may arrive after a newer one", async ({
    database,
    bucket,
  }) => {
    await using server = await openServer({ database, settings: bucket.settings });
    await allCopied(database);
    bucket.fail((_request, response) => response.destroy() !== undefined);
    const { id } = (await server.post()).json();
    await until("an upload got no answer", () => server.services.desk.copies?.lastFailure() !== undefined);
    bucket.fail(undefined);
    await allCopied(database);
    const late = await bucket.bucket.get(`request/${id}.age`);
    await server.store.changeRequest({ id, who: ada, version: 0, status: "answered" });
    await allCopied(database);
    await bucket.bucket.put(`request/${id}.age`, late);
    await changeRows(database, "update copy_due set due_at = 0");
    const status = async () => (await copyOf(bucket, `request/${id}`))[0]?.row.status;
    await until("the newer one is there again", async () => (await status()) === "answered", 10_000);
    await allCopied(database);
  });

  test("what a killed server had in hand is copied when its time is over, and once more later", async ({
    database,
    time,
    store,
  }) => {
    await changeRows(database, "insert into copy_due (subject, created_at, due_at) values ('staff', 0, 0)");
    await store.claimCopy({ subject: "staff" });
    time.now += minute;
    const claimed = await store.claimCopy({ subject: "staff" });
    if (typeof claimed === "string") throw new Error(`It was ${claimed}.`);
    await store.finishCopy({ lease: claimed.lease, outcome: "copied" });
    expect(await store.rows("copy_due")).toMatchObject([{ subject: "staff", due_at: time.now + 10 * minute }]);
    time.now += 10 * minute;
    const again = await store.claimCopy({ subject: "staff" });
    if (typeof again === "string") throw new Error(`It was ${again}.`);
    await store.finishCopy({ lease: again.lease, outcome: "copied" });
    expect(await store.rows("copy_due")).toEqual([]);
  });

  // A bucket refuses a clock that is wrong, which is then set right.
  test("a copy that failed is due at once when the clock is set back, after all others", async ({
    database,
    time,
    store,
  }) => {
    const add = (subject: string) =>
      changeRows(database, `insert into copy_due (subject, created_at, due_at) values ('${subject}', ${time.now}, 0)`);
    for (const [subject, outcome] of [
      ["request/1", "refused"],
      ["request/2", "unknown"],
    ] as const) {
      await add(subject);
      const due = await store.claimCopy({ subject });
      await add("staff");
      if (typeof due === "object") await store.finishCopy({ lease: due.lease, outcome });
    }
    time.now -= hour;
    expect(await store.findDueCopies({ max: 5 })).toEqual(["staff", "request/1", "request/2"]);
    for (const subject of ["request/1", "request/2"])
      expect(await store.claimCopy({ subject })).toMatchObject({ subject });
  });

  test("checking whether a request could be stored leaves nothing to copy", async ({ database, bucket }) => {
    await using server = await openServer({ database, settings: bucket.settings });
    await allCopied(database);
    await server.store.checkWritable();
    expect(await database.rows("copy_due")).toEqual([]);
  });

  test("of two servers, each change is copied by one, and the last copy is never older than the last change", async ({
    database,
    bucket,
  }) => {
    await using one = await openServer({ database, settings: bucket.settings });
    await using two = await openServer({ database, settings: bucket.settings });
    const id = await one.add();
    await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        [one, two][index % 2]?.store.addNote({ id, who: ada, text: `note ${index}` }),
      ),
    );
    await allCopied(database);
    const notes = (await copyOf(bucket, `request/${id}`)).filter(({ table }) => table === "request_note");
    expect(notes).toHaveLength(40);
  });

  test("a slow bucket is sent five objects at once and five million bytes, however much waits, and visitors notice nothing", async ({
    database,
    bucket,
  }) => {
    {
      await using before = await openServer({ database });
      const request = { ...goodRequest, body: "x".repeat(50_000) };
      await Promise.all(Array.from({ length: 120 }, () => before.add({ request })));
    }
    const open = new Set<IncomingMessage>();
    const most = { objects: 0, bytes: 0 };
    const held = Promise.withResolvers<boolean>();
    bucket.fail((request, response) => {
      open.add(request);
      response.on("close", () => open.delete(request));
      most.objects = Math.max(most.objects, open.size);
      most.bytes = Math.max(
        most.bytes,
        [...open].map(lengthOf).reduce((sum, bytes) => sum + bytes, 0),
      );
      return held.promise;
    });
    await using server = await openServer({ database, settings: bucket.settings });
    await until("all places are taken", () => open.size >= maxAtOnce);
    expect((await server.post()).statusCode).toBe(200);
    held.resolve(false);
    await allCopied(database);
    expect(await copiedIds(bucket)).toHaveLength(121);
    const whole = (await bucket.keys()).filter((key) => key.startsWith("backup/"));
    expect(whole).toHaveLength(3);
    expect(most.objects).toBe(maxAtOnce);
    expect(most.bytes).toBeLessThan(5_000_000);
  });
});

function lengthOf({ headers }: IncomingMessage): number {
  return Number(headers["content-length"] ?? 0);
}

async function contents(bucket: TestBucket) {
  const objects = await bucket.read();
  return { keys: Object.keys(objects), texts: Object.values(objects) };
}

const xml = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** How a bucket can fail, and what staff read at Health. */
const faults = [
  ["takes another key", { COPY_KEY: "other" }, undefined, "The bucket knows another COPY_KEY or COPY_SECRET"],
  ["takes another secret", { COPY_SECRET: "other" }, undefined, "The bucket knows another COPY_KEY or COPY_SECRET"],
  ["is full", {}, [507, "QuotaExceeded"], "The bucket is full"],
  ["is overloaded", {}, [503, "SlowDown"], "The bucket cannot take copies now"],
  ["has another time", {}, [403, "RequestTimeTooSkewed"], "The clock of this server differs too much"],
  ["refuses the key", {}, [403, "AccessDenied"], "The bucket refuses the key"],
  ["is not there", { COPY_URL: "http://127.0.0.1:9/copies" }, undefined, "The bucket cannot be reached"],
] as const;

test.for(faults)(
  "a bucket that %s loses nothing, and Health says it in a sentence",
  async ([, settings, response, sentence], { database, bucket }) => {
    {
      if (response) {
        const [status, code] = response;
        bucket.fail((_, reply) => {
          reply.writeHead(status).end(xml(code));
          return true;
        });
      }
      await using server = await openServer({ database, settings: { ...bucket.settings, ...settings } });
      expect((await server.post()).statusCode).toBe(200);
      const browser = await server.signedIn();
      await until("Health says it", async () => (await browser.send("/desk/health")).body.includes(sentence));
      expect((await browser.send("/desk/health")).body).toContain("Nothing is in the bucket yet");
      const metrics = await server.services.readMetrics();
      expect(metrics).toMatch(/^copies_waiting [1-9]/m);
      expect(metrics).not.toMatch(/^copies_last_seconds/m);
    }
    bucket.fail(undefined);
    await using server = await openServer({ database, settings: bucket.settings });
    await allCopied(database);
    expect((await bucket.keys()).filter((key) => key.startsWith("request/"))).toHaveLength(1);
    const browser = await server.signedIn();
    const health = (await browser.send("/desk/health")).body;
    expect(health).toContain("The last");
    expect(health).not.toContain(sentence);
    const metrics = await server.services.readMetrics();
    expect(metrics).toMatch(/^copies_waiting 0$/m);
    expect(metrics).toMatch(/^copies_last_seconds \d/m);
  },
);
