import { copyFileSync, existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { restoreBackup } from "#server/storage/backup/restore-backup.ts";
import { writeBackup } from "#server/storage/backup/write-backup.ts";
import { databaseName, openStore } from "#server/storage/open-store.ts";
import { withDatabase } from "#server/storage/open-transact.ts";
import { goodRequest } from "../desk/good-request.ts";
import { startMailServer } from "../desk/mail-server.ts";
import { openDesk } from "../desk/open-desk.ts";
import { engines, openPlace, type Place } from "../desk/place.ts";
import { createClient } from "../desk/post.ts";
import { keepPosting, until } from "../desk/posting.ts";
import { spawnServer } from "../desk/spawn-server.ts";
import { runDb } from "./backup/run-db.ts";

describe.each([
  ["sqlite", "sqlite"],
  ["postgres", "postgres"],
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("a backup of %s, restored into %s", (from, to) => {
  test("holds everything that was acknowledged before it began, and the mails that wait go out", async () => {
    await using old = await openPlace(from);
    const file = join(old.DATA_DIR, "backup.jsonl");
    const server = await spawnServer(old);
    const client = createClient(server.url, 8);
    const posting = keepPosting(client, 8);
    await until("some are stored", () => posting.posted.length > 100);
    const before = posting.posted.filter(({ status }) => status === 200).map(({ key }) => key);
    await writeBackup(old, file);
    await posting.stop();
    client.close();
    await server.end("SIGTERM");

    await using fresh = await openPlace(to);
    await withDatabase(fresh, (transact) => restoreBackup(transact, file));
    const restored = await fresh.rows("contact_request");
    const original = new Map((await old.rows("contact_request")).map((row) => [row.id, row]));
    const keys = new Set(restored.map(({ idempotency_key }) => idempotency_key));
    expect(before.filter((key) => !keys.has(key))).toEqual([]);
    for (const row of restored) expect(row).toEqual(original.get(row.id));

    expect((await arrivedFrom(fresh)).toSorted()).toEqual((await mailIdsIn(fresh)).toSorted());
  });
});

test("this proof notices a backup that only copies the file", async () => {
  await using place = await openPlace("sqlite");
  await using desk = await openDesk();
  for (let request = 0; request < 20; request++) expect((await desk.post()).statusCode).toBe(200);
  // What was just written stands in the log beside the file.
  copyFileSync(join(desk.folder, "contact.sqlite"), join(place.DATA_DIR, "contact.sqlite"));
  expect(await desk.rows("contact_request")).toHaveLength(20);
  expect((await rowsOfCopy(place)).length).toBeLessThan(20);
});

/** A copy can even be so incomplete that its tables are missing. */
async function rowsOfCopy(place: Place) {
  return place.rows("contact_request").catch(() => []);
}

test("a backup that was cut short is refused, and nothing of it is kept", async () => {
  await using place = await openPlace("sqlite");
  await using desk = await openDesk();
  await desk.post();
  const whole = join(place.DATA_DIR, "whole.jsonl");
  await writeBackup({ DATA_DIR: desk.folder }, whole);
  const lines = readFileSync(whole, "utf8").trimEnd().split("\n");
  for (const cut of [lines.slice(0, -1), [...lines.slice(0, 1), ...lines.slice(2)], [...lines.slice(0, -1), "{"]]) {
    const file = join(place.DATA_DIR, "cut.jsonl");
    writeFileSync(file, `${cut.join("\n")}\n`);
    await expect(withDatabase(place, (transact) => restoreBackup(transact, file))).rejects.toThrow(
      "Nothing was restored",
    );
    expect(await place.rows("contact_request")).toEqual([]);
  }
});

describe.each(engines)("what is held about an address, on %s", (engine) => {
  test("is exported with its mails, and erased with those that wait", async () => {
    await using place = await openPlace(engine);
    const store = await openStore(place);
    await using desk = await openDesk({ store });
    await desk.post({ ...goodRequest, email: "Ada@Engine.test" });
    await desk.post();
    await desk.post({ ...goodRequest, email: "charles@engine.test" });
    await store.close();

    const exported = JSON.parse(runDb(place, "export", "ada@engine.test"));
    expect(exported).toHaveLength(2);
    expect(exported[0]).toMatchObject({ ...goodRequest, email: "Ada@Engine.test", mails: [{ state: "waiting" }] });

    expect(runDb(place, "erase", "ADA@engine.test")).toBe(
      "2 requests and 2 mails were deleted, 2 of them not sent yet.\n",
    );
    expect(await place.rows("contact_request")).toMatchObject([{ email: "charles@engine.test" }]);
    expect(await place.rows("outgoing_mail")).toHaveLength(1);
    if (engine === "sqlite") {
      const bytes = readFileSync(join(place.DATA_DIR, "contact.sqlite"), "latin1");
      expect(bytes).toContain("charles@engine.test");
      expect(bytes).not.toMatch(/ada@engine\.test/i);
    }
  });
});

test("a command that finds no database says so, and makes none", async () => {
  await using place = await openPlace("sqlite");
  for (const words of [
    ["backup", "b.jsonl"],
    ["export", "ada@engine.test"],
    ["erase", "ada@engine.test"],
    ["retry-mail"],
  ]) {
    expect(() => runDb(place, ...words)).toThrow(`There is no database in ${place.DATA_DIR}.`);
  }
  expect(existsSync(join(place.DATA_DIR, databaseName))).toBe(false);
});

/** Starts a server with a mail server and returns the Message-IDs of what arrives. */
async function arrivedFrom(place: Place): Promise<string[]> {
  await using mailServer = await startMailServer();
  const env = { SMTP_URL: mailServer.url, MAIL_FROM: "site@ideas.test", MAIL_TO: "sales@ideas.test" };
  const server = await spawnServer(place, { env });
  const expected = (await mailIdsIn(place)).length;
  await until("the mails arrive", () => mailServer.received.length >= expected);
  await server.end("SIGTERM");
  return mailServer.received.map(({ messageId }) => messageId);
}

async function mailIdsIn(place: Place): Promise<string[]> {
  return (await place.rows("outgoing_mail")).map(({ id }) => `<${id}@ideas.test>`);
}
