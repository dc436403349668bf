import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, existsSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect } from "vitest";
import { on } from "#contract/parts.ts";
import { commands } from "#scripts/db/commands.ts";
import { restoreBackup, writeBackup } from "#server/storage/backup.ts";
import { databaseName, openStore } from "#server/storage/open.ts";
import { keepPosting, lostKeys, until } from "#tests/support/client.ts";
import { goodRequest, newRequest } from "#tests/support/contact-request.ts";
import { changeRows, connectTo, openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { startTestServer, type TestServer } from "#tests/support/test-server.ts";
import { runDb, settingsFor } from "./backup/run-db.ts";
import { openTestDatabase, test as testOnDatabase } from "./fixtures.ts";
import { mountPoint, onDisk } from "./storage/small-disk.ts";

const test = testOnDatabase.extend<{ server: TestServer; file: string }>({
  // What is backed up is in a database of its own.
  async server({ task: _ }, use) {
    await using server = await startTestServer();
    await use(server);
  },
  file: ({ database }, use) => use(join(database.DATA_DIR, "backup.jsonl")),
});

// The file is all that the two have in common, so each writes one and reads one.
describe.each([
  ["sqlite", "postgres"],
  ["postgres", "sqlite"],
] as const)("a backup of %s, restored into %s", (from, to) => {
  test("contains everything that was acknowledged before it began, and the mails that wait", async () => {
    await using old = await openTestDatabase(from);
    const file = join(old.DATA_DIR, "backup.jsonl");
    const server = await spawnServer(old);
    const posting = keepPosting(server.client, 8);
    await until("some are stored", () => posting.posted.length > 100);
    const before = [...posting.posted];
    await writeBackup(old, file);
    await posting.stop();
    await server.end("SIGTERM");

    await using fresh = await openTestDatabase(to);
    await restoreBackup(fresh, file);
    const restored = await fresh.rows("contact_request");
    expect(lostKeys(before, restored)).toEqual([]);
    expect(await fresh.rows("delivery")).toHaveLength(restored.length);
    for (const table of ["contact_request", "delivery"] as const) {
      const original = new Map((await old.rows(table)).map((row) => [row.id, row]));
      for (const row of await fresh.rows(table)) expect(row).toEqual(original.get(row.id));
    }
  });
});

test("this test notices a backup that only copies the file", async ({ database, server }) => {
  for (let request = 0; request < 20; request++) expect((await server.post()).statusCode).toBe(200);
  // What was just written is in the log beside the file.
  copyFileSync(join(server.DATA_DIR, "contact.sqlite"), join(database.DATA_DIR, "contact.sqlite"));
  expect(await server.rows("contact_request")).toHaveLength(20);
  // The copy can even be so incomplete that its tables are missing.
  expect((await database.rows("contact_request").catch(() => [])).length).toBeLessThan(20);
});

type Damage = (lines: string[]) => string | Buffer;

function replaced(from: string | RegExp, to: string): Damage {
  return (lines) => joined(lines).replace(from, to);
}

/** What can happen to the lines of a backup, and the error that follows. */
const damages: [string, string, Damage][] = [
  ["nothing in it", "It is empty", () => ""],
  ["other bytes in it", "It is not a backup of this site", () => "%PDF-1.7\n"],
  ["JSON in it that is no object", "It is not a backup of this site", () => "null\n"],
  ["no first line", "Its first line is missing", ([, ...rest]) => joined(rest)],
  ["no last line", "Its last line is missing", (lines) => joined(lines.slice(0, -1))],
  ["half a last line", "it is damaged", (lines) => joined(lines).slice(0, -20)],
  ["another version's number", "Another version", replaced('"backup":1', '"backup":2')],
  ["a row less", "Its checksum does not fit", ([first = "", , ...rest]) => joined([first, ...rest])],
  ["a row twice", "Its checksum does not fit", ([first = "", row = "", ...rest]) => joined([first, row, row, ...rest])],
  ["an altered word", "Its checksum does not fit", replaced("Ada Lovelace", "Ada Lovelock")],
  ["an altered time", "Its checksum does not fit", replaced('"at":"2', '"at":"3')],
  ["altered counts", "counts other rows", replaced('"delivery":1', '"delivery":2')],
  ["no checksum", "Its checksum does not fit", replaced(/,"sha256":"\w+"/, "")],
  ["broken bytes", "it is damaged", (lines) => Buffer.from(joined(lines), "latin1")],
  ["a second backup behind it", "Something follows its last line", (lines) => joined([...lines, ...lines])],
  ["a word behind it", "Something follows its last line", (lines) => `${joined(lines)}x`],
  ["two first lines", "It begins a second time", ([first = "", ...rest]) => joined([first, first, ...rest])],
  ["a strange table", "It holds a line that this version", replaced('"delivery"', '"migration"')],
];

describe("of one backup", () => {
  let whole = "";

  beforeAll(async () => {
    await using server = await startTestServer();
    await server.post({ ...goodRequest, subject: "Café" });
    const file = join(server.DATA_DIR, "backup.jsonl");
    await writeBackup(server, file);
    whole = readFileSync(file, "utf8");
  });

  test.for(damages)(
    "a copy with %s is refused with an explanation, and nothing of it is kept",
    async ([_what, reason, damage], { database, file }) => {
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

test("a backup with fewer rows than the database is rejected", async ({ database, server, file }) => {
  await server.post();
  // The rows are read in the order of their IDs, and this one has an empty ID.
  await changeRows(server, "insert into staff (id, email, name, invited_at) values ('', '', '', 0)");
  const written = writeBackup(server, file);
  await expect(written).rejects.toThrow("The file holds 0 rows of staff, the database 1.");
  expect(readdirSync(database.DATA_DIR)).toEqual([]);
});

test("only its owner may read a backup", async ({ server, file }) => {
  await server.post();
  await writeBackup(server, file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test("a backup replaces only an older backup", async ({ database, server, file }) => {
  await server.post();
  await writeBackup(server, file);
  await server.post();
  expect(runDb(server, "backup", file)).toContain("2 requests and 2 emails or webhooks");

  symlinkSync(file, join(database.DATA_DIR, "link"));
  for (const other of [join(server.DATA_DIR, databaseName), join(database.DATA_DIR, "link"), database.DATA_DIR]) {
    const written = writeBackup(server, other);
    await expect(written).rejects.toThrow("is not a backup, so it is not replaced");
  }
  expect(await server.rows("contact_request")).toHaveLength(2);
});

test("a disk that fills up leaves the older backup as it was, no partial file, and an explanation", async ({
  server,
}) => {
  const folder = mountPoint();
  for (let request = 0; request < 30; request++)
    await server.post({ ...goodRequest, body: "Many words. ".repeat(400) });
  const backup = `"$1" scripts/db.ts backup "$0/b.jsonl"; echo "code $?"`;
  const script = `echo '{"backup":1}' > "$0/b.jsonl"; ${backup}; ls -A "$0"; cat "$0/b.jsonl"`;
  const [command = "", ...words] = [...onDisk(folder, 64 * 1024), "sh", "-c", script, folder, process.execPath];
  const { stdout, stderr } = spawnSync(command, words, { env: settingsFor(server), encoding: "utf8" });
  expect(stdout).toBe('code 1\nb.jsonl\n{"backup":1}\n');
  expect(stderr).toBe("The backup was not made: ENOSPC: no space left on device, write\n");
});

function joined(lines: string[]): string {
  return `${lines.join("\n")}\n`;
}

test("a backup that is killed has no name yet, and leaves only a file that ends in .unfinished", async () => {
  await using database = await openTestDatabase("postgres");
  const file = join(database.DATA_DIR, "backup.jsonl");
  const store = await openStore(database);
  await store.storeRequest(newRequest());
  await store.close();
  const other = await connectTo(database);
  // The backup has written the requests when it waits for this.
  await other.query("begin; lock table delivery in access exclusive mode");
  const backup = spawn(process.execPath, ["scripts/db.ts", "backup", file], { env: settingsFor(database) });
  await until("it has begun", () => readdirSync(database.DATA_DIR).length > 0);
  backup.kill("SIGKILL");
  await once(backup, "exit");
  await other.end();
  expect(readdirSync(database.DATA_DIR)).toEqual([expect.stringMatching(/^backup\.jsonl\.\w+\.unfinished$/)]);
});

test.for([
  ["backup", "delivery", "The backup was not made: It was stopped."],
  ["restore", "contact_request", "It was stopped. Nothing was restored."],
  ["erase", "contact_request", "It was stopped. Nothing was erased."],
] as const)(
  "Ctrl+C during npm run db -- %s leaves nothing half done, and says so",
  async ([command, table, says], { server, file }) => {
    await server.post();
    await using database = await openTestDatabase("postgres");
    const store = await openStore(database);
    if (command !== "restore") await store.storeRequest(newRequest());
    else await writeBackup(server, file);
    await store.close();
    const before = await database.rows("contact_request");
    const other = await connectTo(database);
    await other.query(`begin; lock table ${table} in access exclusive mode`);
    const argument = command === "erase" ? "ada@engine.test" : file;
    const running = spawn(process.execPath, ["scripts/db.ts", command, argument], { env: settingsFor(database) });
    let stderr = "";
    running.stderr.on("data", (text) => {
      stderr += text;
    });
    const waiting = "select 1 from pg_locks where not granted and relation = $1::regclass";
    await until("it waits", async () => (await other.query(waiting, [table])).rows.length > 0);
    // Asked for first: it may end while the lock is given back.
    const closed = once(running, "close");
    running.kill("SIGINT");
    await other.end();
    expect([(await closed)[0], stderr]).toEqual([1, `${says}\n`]);
    expect(await database.rows("contact_request")).toEqual(before);
    expect(readdirSync(dirname(file))).toEqual(command === "restore" ? ["backup.jsonl"] : []);
  },
);

test("a backup and a restore say how far they are, and with --silent only how they ended", async ({
  database,
  server,
  file,
}) => {
  await server.post();
  expect(runDb(server, "backup", file)).toMatch(
    /^Saving rows of contact_request: 1 of 1\n.*Reading rows back: 2 of 2\n1 req/s,
  );
  expect(runDb(database, "restore", file)).toMatch(/^Restoring rows: 2 of 2\n1 req/);
  const env = { ...settingsFor(server), npm_config_loglevel: "silent" };
  const { stdout } = spawnSync(process.execPath, ["scripts/db.ts", "backup", file], { env, encoding: "utf8" });
  expect(stdout).toMatch(/^1 req/);
});

test("a backup is not restored into a database that holds a request or a person", async ({
  database,
  server,
  file,
}) => {
  await server.post();
  await writeBackup(server, file);
  await restoreBackup(database, file);
  await expect(restoreBackup(database, file)).rejects.toThrow("The database is not empty.");
  expect(await database.rows("contact_request")).toHaveLength(1);

  await using staffed = openSqlite();
  const store = await openStore(staffed);
  await store.invite({ email: "ada@ideas.test", by: "test" });
  await store.close();
  await expect(restoreBackup(staffed, file)).rejects.toThrow("The database is not empty.");
});

test("a command that finds no database says so, and creates none", async ({ database }) => {
  for (const words of [
    ["scripts/db.ts", "erase", "ada@engine.test"],
    ...(on.desk ? [["scripts/desk.ts", "invite", "ada@engine.test"]] : []),
    ["scripts/stats.ts"],
  ]) {
    const options = { env: settingsFor(database), encoding: "utf8" } as const;
    const { stderr } = spawnSync(process.execPath, words, options);
    expect(stderr).toContain(`There is no database in ${database.DATA_DIR}.`);
  }
  expect(existsSync(join(database.DATA_DIR, databaseName))).toBe(false);
  // The others of scripts/db.ts pass the same check.
  const creating = Object.keys(commands).filter((name) => commands[name]?.creates);
  expect(creating).toEqual(["migrate", "restore", "restore --from-copy", "copy-key"]);
});
