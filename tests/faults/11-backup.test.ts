import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import {
  copyFileSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { beforeAll, describe, expect, test } from "vitest";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { databaseName, openStore } from "#server/storage/open.ts";
import { commands } from "../../scripts/db/commands.ts";
import { keepPosting, until } from "../support/client.ts";
import { goodRequest, newRequest } from "../support/contact-request.ts";
import { changeRows, openSqlite, type TestDatabase } from "../support/database.ts";
import { mailsFrom } from "../support/mails-from.ts";
import { spawnServer } from "../support/spawn-server.ts";
import { startTestServer } from "../support/test-server.ts";
import { projectFolder, runDb, settingsFor } from "./backup/run-db.ts";
import { openTestDatabase } from "./fixtures.ts";
import { mountPoint, onDisk } from "./storage/small-disk.ts";

/** Text with the two characters that some programs treat as line ends. */
const pasted = "pasted\u2028text\u2029with lines";

// The file is all that the two have in common, so each writes one and reads one.
describe.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("a backup of %s, restored into %s", (from, to) => {
  test("contains everything that was acknowledged before it began, and the waiting mails are sent after a restore", async () => {
    await using old = await openTestDatabase(from);
    const file = join(old.DATA_DIR, "backup.jsonl");
    const server = await spawnServer(old);
    const posting = keepPosting(server.client, 8);
    await until("some are stored", () => posting.posted.length > 100);
    const before = posting.posted.filter(({ status }) => status === 200).map(({ key }) => key);
    await writeBackup(old, file);
    await posting.stop();
    await server.end("SIGTERM");

    await using fresh = await openTestDatabase(to);
    await restoreBackup(fresh, file);
    const restored = await fresh.rows("contact_request");
    const original = new Map((await old.rows("contact_request")).map((row) => [row.id, row]));
    const keys = new Set(restored.map(({ idempotency_key }) => idempotency_key));
    expect(before.filter((key) => !keys.has(key))).toEqual([]);
    for (const row of restored) expect(row).toEqual(original.get(row.id));

    const waiting = await mailIdsIn(fresh);
    expect(waiting).toHaveLength(restored.length);
    expect(await mailIdsIn(old)).toEqual(expect.arrayContaining(waiting));
    const arrived = (await mailsFrom(fresh)).map(({ messageId }) => messageId);
    expect(arrived.toSorted()).toEqual(waiting.toSorted());
  });
});

test("this test notices a backup that only copies the file", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  for (let request = 0; request < 20; request++) expect((await server.post()).statusCode).toBe(200);
  // What was just written is in the log beside the file.
  copyFileSync(join(server.folder, "contact.sqlite"), join(database.DATA_DIR, "contact.sqlite"));
  expect(await server.rows("contact_request")).toHaveLength(20);
  expect((await rowsOfCopy(database)).length).toBeLessThan(20);
});

/** A copy can even be so incomplete that its tables are missing. */
async function rowsOfCopy(database: TestDatabase) {
  return database.rows("contact_request").catch(() => []);
}

/** What can happen to the lines of a backup, and the error that follows. */
const damages: [string, string, (lines: string[]) => string][] = [
  ["nothing in it", "It is empty", () => ""],
  ["other bytes in it", "It is not a backup of this site", () => "%PDF-1.7\n"],
  ["JSON in it that is no object", "It is not a backup of this site", () => "null\n"],
  ["no first line", "Its first line is missing", ([, ...rest]) => joined(rest)],
  ["no last line", "Its last line is missing", (lines) => joined(lines.slice(0, -1))],
  ["half a last line", "it is damaged", (lines) => joined(lines).slice(0, -20)],
  ["a newer version", "A newer version", (lines) => joined(lines).replace('"backup":3', '"backup":4')],
  ["a row less", "Its checksum does not fit", ([first = "", , ...rest]) => joined([first, ...rest])],
  ["a row twice", "Its checksum does not fit", ([first = "", row = "", ...rest]) => joined([first, row, row, ...rest])],
  ["an altered word", "Its checksum does not fit", (lines) => joined(lines).replace("Ada Lovelace", "Ada Lovelock")],
  ["an altered time", "Its checksum does not fit", (lines) => joined(lines).replace('"at":"2', '"at":"3')],
  [
    "an older version's number",
    "Its checksum does not fit",
    (lines) => joined(lines).replace('"backup":3', '"backup":1'),
  ],
  ["altered counts", "counts other rows", (lines) => joined(lines).replace('"outgoing_mail":1', '"outgoing_mail":2')],
  ["no checksum", "Its checksum does not fit", (lines) => joined(lines).replace(/,"sha256":"\w+"/, "")],
  ["a second backup behind it", "Something follows its last line", (lines) => joined([...lines, ...lines])],
  ["a word behind it", "Something follows its last line", (lines) => `${joined(lines)}x`],
  ["two first lines", "It begins a second time", ([first = "", ...rest]) => joined([first, first, ...rest])],
  [
    "a strange table",
    "It holds a line that this version",
    (lines) => joined(lines).replace('"captcha_use"', '"migration"'),
  ],
];

describe("of one backup", () => {
  let whole = "";

  beforeAll(async () => {
    await using server = await startTestServer();
    await server.post();
    const file = join(server.folder, "backup.jsonl");
    await writeBackup({ DATA_DIR: server.folder }, file);
    whole = readFileSync(file, "utf8");
  });

  test.each(damages)(
    "a copy with %s is refused with an explanation, and nothing of it is kept",
    async (_what, reason, damage) => {
      await using database = openSqlite();
      const file = join(database.DATA_DIR, "backup.jsonl");
      const damaged = damage(whole.trimEnd().split("\n"));
      expect(damaged).not.toBe(whole);
      writeFileSync(file, damaged);

      await expect(restoreBackup(database, file)).rejects.toThrow(
        new RegExp(`^The backup cannot be used\\. .*${reason}.*\\. Nothing was restored\\.$`),
      );
      expect(existsSync(join(database.DATA_DIR, databaseName))).toBe(false);
    },
  );
});

test("a backup of the first version is restored with every kind of line end in its text, and reported as unverified", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post({ ...goodRequest, body: pasted });
  const file = join(database.DATA_DIR, "backup.jsonl");
  await writeBackup({ DATA_DIR: server.folder }, file);
  const old = readFileSync(file, "utf8")
    .replace('"backup":3', '"backup":1')
    .replace(/,"sha256":"\w+"/, "")
    // Tables and columns that came later.
    .replace(/,"(staff|request_note|audit_entry)":0/g, "")
    .replace(/,"(status|assignee|version|answered_at|language)":("\w*"|null|\d+)/g, "")
    .replace("\\u2028", "\u2028")
    .replace("\\u2029", "\u2029");
  expect(old).toContain(pasted);
  writeFileSync(file, old);

  expect(runDb(database, "restore", file)).toContain("without a checksum");
  expect(await database.rows("contact_request")).toMatchObject([{ body: pasted }]);
});

test("a backup of the first version with broken bytes is refused", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post({ ...goodRequest, name: "Adé" });
  const file = join(database.DATA_DIR, "backup.jsonl");
  await writeBackup({ DATA_DIR: server.folder }, file);
  const old = readFileSync(file, "utf8")
    .replace('"backup":3', '"backup":1')
    .replace(/,"sha256":"\w+"/, "");
  writeFileSync(file, Buffer.from(old, "latin1"));
  await expect(restoreBackup(database, file)).rejects.toThrow("it is damaged. Nothing was restored.");
});

test("a backup with fewer rows than the database is rejected", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post();
  // The rows are read in the order of their IDs, and this one has an empty ID.
  await changeRows({ DATA_DIR: server.folder }, "insert into captcha_use values ('', 0)");
  const written = writeBackup({ DATA_DIR: server.folder }, join(database.DATA_DIR, "backup.jsonl"));
  await expect(written).rejects.toThrow("The file holds 1 rows of captcha_use, the database 2.");
  expect(readdirSync(database.DATA_DIR)).toEqual([]);
});

test("a backup does not follow a planted link, and only its owner may read it", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post();
  const file = join(database.DATA_DIR, "backup.jsonl");
  const victim = join(database.DATA_DIR, "victim");
  writeFileSync(victim, "precious", { mode: 0o644 });
  symlinkSync(victim, `${file}.unfinished`);
  await writeBackup({ DATA_DIR: server.folder }, file);
  expect(readFileSync(victim, "utf8")).toBe("precious");
  expect(lstatSync(file).isFile()).toBe(true);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("the remains of an interrupted backup block no later one, and do not affect its mode", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  const file = join(database.DATA_DIR, "backup.jsonl");
  writeFileSync(`${file}.unfinished`, "half a backup", { mode: 0o644 });
  await writeBackup({ DATA_DIR: server.folder }, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a backup replaces only an older backup", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post();
  const file = join(database.DATA_DIR, "backup.jsonl");
  await writeBackup({ DATA_DIR: server.folder }, file);
  await server.post();
  expect(runDb({ DATA_DIR: server.folder }, "backup", file)).toContain("2 requests and 2 mails");

  symlinkSync(file, join(database.DATA_DIR, "link"));
  for (const other of [join(server.folder, databaseName), join(database.DATA_DIR, "link"), database.DATA_DIR]) {
    const written = writeBackup({ DATA_DIR: server.folder }, other);
    await expect(written).rejects.toThrow("is not a backup, so it is not replaced");
  }
  expect(await server.rows("contact_request")).toHaveLength(2);
});

test("a disk that fills up leaves the older backup as it was, no partial file, and an explanation", async () => {
  await using server = await startTestServer();
  const folder = mountPoint();
  for (let request = 0; request < 30; request++)
    await server.post({ ...goodRequest, body: "Many words. ".repeat(400) });
  const backup = `"$1" scripts/db.ts backup "$0/b.jsonl"; echo "code $?"`;
  const script = `echo '{"backup":1}' > "$0/b.jsonl"; ${backup}; ls -A "$0"; cat "$0/b.jsonl"`;
  const [command = "", ...words] = [...onDisk(folder, 64 * 1024), "sh", "-c", script, folder, process.execPath];
  const { stdout, stderr } = spawnSync(command, words, {
    cwd: projectFolder,
    env: settingsFor({ DATA_DIR: server.folder }),
    encoding: "utf8",
  });
  expect(stdout).toBe('code 1\nb.jsonl\n{"backup":1}\n');
  expect(stderr).toBe("The backup was not made: ENOSPC: no space left on device, write\n");
});

function joined(lines: string[]): string {
  return `${lines.join("\n")}\n`;
}

test("a backup that is killed has no name yet, and leaves only a file that ends in .unfinished", async () => {
  await using database = await openTestDatabase("postgres");
  const store = await openStore(database);
  await store.keepRequest(newRequest());
  await store.close();
  const other = new pg.Client(database.DATABASE_URL);
  await other.connect();
  // The backup has written the requests when it waits for this.
  await other.query("begin; lock table outgoing_mail in access exclusive mode");
  const file = join(database.DATA_DIR, "backup.jsonl");
  const backup = spawn(process.execPath, ["scripts/db.ts", "backup", file], {
    cwd: projectFolder,
    env: settingsFor(database),
  });
  await until("it has begun", () => readdirSync(database.DATA_DIR).length > 0);
  backup.kill("SIGKILL");
  await once(backup, "exit");
  await other.end();
  expect(readdirSync(database.DATA_DIR)).toEqual([expect.stringMatching(/^backup\.jsonl\.\w+\.unfinished$/)]);
});

test("a backup does not hold the visit counts", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post();
  const totals = [{ day: "2026-12-01", page: "/", kind: "view", label: "", count: 1 }] as const;
  await server.contact.store.addTotals({ id: "a batch", totals });
  const file = join(database.DATA_DIR, "backup.jsonl");
  await writeBackup({ DATA_DIR: server.folder }, file);
  await restoreBackup(database, file);
  expect(await database.rows("contact_request")).toHaveLength(1);
  expect(await database.rows("daily_total")).toEqual([]);
});

test("a backup is not restored into a database that holds a request or a person", async () => {
  await using database = openSqlite();
  await using server = await startTestServer();
  await server.post();
  const file = join(database.DATA_DIR, "backup.jsonl");
  await writeBackup({ DATA_DIR: server.folder }, file);
  await restoreBackup(database, file);
  await expect(restoreBackup(database, file)).rejects.toThrow("The database is not empty.");
  expect(await database.rows("contact_request")).toHaveLength(1);

  await using staffed = openSqlite();
  const store = await openStore(staffed);
  await store.invite({ email: "ada@ideas.test", by: "test" });
  await store.close();
  await expect(restoreBackup(staffed, file)).rejects.toThrow("The database is not empty.");
});

test("a command that finds no database says so, and creates none", async () => {
  await using database = openSqlite();
  for (const words of [
    ["scripts/db.ts", "erase", "ada@engine.test"],
    ["scripts/desk.ts", "invite", "ada@engine.test"],
    ["scripts/stats.ts"],
  ]) {
    const options = { cwd: projectFolder, env: settingsFor(database), encoding: "utf8" } as const;
    const { stderr } = spawnSync(process.execPath, words, options);
    expect(stderr).toContain(`There is no database in ${database.DATA_DIR}.`);
  }
  expect(existsSync(join(database.DATA_DIR, databaseName))).toBe(false);
  // The others of scripts/db.ts pass the same check.
  expect(Object.keys(commands).filter((name) => commands[name]?.creates)).toEqual(["migrate", "restore"]);
});

async function mailIdsIn(database: TestDatabase): Promise<string[]> {
  return (await database.rows("outgoing_mail")).map(({ id }) => `<${id}@ideas.test>`);
}
