import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, renameSync, rmSync, truncateSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { openStore } from "#server/storage/open.ts";
import { openSqliteStore } from "#server/storage/sqlite-store.ts";
import { type Client, keepPosting, lostKeys, until } from "#tests/support/client.ts";
import { openSqlite } from "#tests/support/database.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { runDb } from "./backup/run-db.ts";
import { integrityOf } from "./killed/integrity.ts";

test("a deleted database: nothing is acknowledged, the log says so once, and the stored requests can be copied out", async () => {
  await using database = openSqlite();
  const server = await spawnServer(database);
  expect(await postTimes(server.client, 5)).toEqual(Array(5).fill(200));
  for (const name of readdirSync(database.DATA_DIR)) rmSync(join(database.DATA_DIR, name));

  expect(await postTimes(server.client, 5)).toEqual(Array(5).fill(503));
  expect((await server.client.send("/readyz")).status).toBe(503);
  expect((await server.client.send("/healthz")).status).toBe(200);
  expect(server.output().match(/"code":"DATABASE_FILE_LOST"/g)).toHaveLength(1);
  expect(readdirSync(database.DATA_DIR)).toEqual([]);

  const manual = openManual({ pid: server.pid, data: database.DATA_DIR });
  const open = manual.run("ls -l /proc/");
  for (const name of ["contact.sqlite", "contact.sqlite-wal"]) {
    const [, number = ""] = open.match(new RegExp(`(\\d+) -> \\S+/${name} \\(deleted\\)`)) ?? [];
    manual.run(`cp /proc/<pid>/fd/<number of ${name}> `, number);
  }
  runDb({ DATA_DIR: manual.rescued }, "backup", join(manual.rescued, "rescued.jsonl"));
  await server.end("SIGTERM");
  for (const beginning of ["rm -f ", "mv ", "chown "]) manual.run(beginning);

  await (await openStore(database)).close();
  expect(await database.rows("contact_request")).toHaveLength(5);
});

test("a replaced database: nothing is acknowledged, and the new file stays as it is", async () => {
  await using database = openSqlite();
  await using other = await startTestServer();
  await other.post();
  await using server = await spawnServer(database);
  expect(await postTimes(server.client, 3)).toEqual([200, 200, 200]);
  for (const name of readdirSync(other.DATA_DIR)) renameSync(join(other.DATA_DIR, name), join(database.DATA_DIR, name));

  expect(await postTimes(server.client, 3)).toEqual([503, 503, 503]);
  expect((await server.client.send("/readyz")).status).toBe(503);
  expect(await database.rows("contact_request")).toHaveLength(1);
  expect(integrityOf(database.DATA_DIR)).toBe("ok");
});

test("a database that is moved away and back: requests are stored again, and none is missing; once it is emptied, nothing is acknowledged", async () => {
  await using database = openSqlite();
  const server = await spawnServer(database);
  const file = join(database.DATA_DIR, "contact.sqlite");
  const away = join(database.DATA_DIR, "away");
  expect(await postTimes(server.client, 2)).toEqual([200, 200]);
  renameSync(file, away);
  expect(await postTimes(server.client, 2)).toEqual([503, 503]);
  renameSync(away, file);
  expect(await postTimes(server.client, 2)).toEqual([200, 200]);
  expect(await database.rows("contact_request")).toHaveLength(4);

  truncateSync(file);
  expect(await postTimes(server.client, 2)).toEqual([503, 503]);
  await server.end("SIGKILL");
});

test.each([[["contact.sqlite-wal"]], [["contact.sqlite-shm"]], [["contact.sqlite-wal", "contact.sqlite-shm"]]])(
  "deleted under load: %o; every request that was acknowledged is in the file after a kill",
  async (names) => {
    await using database = openSqlite();
    const server = await spawnServer(database);
    const posting = keepPosting(server.client, 8);
    await until("some are stored", () => posting.posted.length > 100);
    for (const name of names) rmSync(join(database.DATA_DIR, name));
    const before = posting.posted.length;
    await until(
      "more are stored",
      () => posting.posted.slice(before).filter(({ status }) => status === 200).length > 100,
    );
    await server.end("SIGKILL");
    const posted = await posting.stop();

    expect(lostKeys(posted, await database.rows("contact_request"))).toEqual([]);
    expect(integrityOf(database.DATA_DIR)).toBe("ok");
    expect(server.output()).toContain("What was in there is saved");
  },
);

test("a log that is deleted is recreated before the next request; while another program reads, requests are refused until it ends", async () => {
  await using database = openSqlite();
  const server = await spawnServer(database);
  const log = join(database.DATA_DIR, "contact.sqlite-wal");
  expect(await postTimes(server.client, 2)).toEqual([200, 200]);
  rmSync(log);
  await until("the server noticed", () => server.output().includes("What was in there is saved"));
  expect(await database.rows("contact_request")).toHaveLength(2);

  const other = new DatabaseSync(join(database.DATA_DIR, "contact.sqlite"), { timeout: 5_000 });
  expect(other.prepare("select count(*) as count from contact_request").get()).toEqual({ count: 2 });
  rmSync(log);
  expect(await postTimes(server.client, 2)).toEqual([503, 503]);
  other.close();
  expect(await postTimes(server.client, 2)).toEqual([200, 200]);
  await server.end("SIGKILL");
  expect(await database.rows("contact_request")).toHaveLength(4);
});

test("a file that is deleted between the first statement and the commit is not acknowledged either", async () => {
  await using database = openSqlite();
  const file = join(database.DATA_DIR, "contact.sqlite");
  const store = await openSqliteStore(file, () => {}, new URL("./lost/deleting-worker.ts", import.meta.url));
  await using server = await startTestServer({ store });
  expect((await server.post()).statusCode).toBe(503);
  await store.close();
});

test("a restarted storage worker does not take another file for the one that the server knows", async () => {
  await using database = openSqlite();
  const file = join(database.DATA_DIR, "contact.sqlite");
  const said: string[] = [];
  const dying = new URL("./storage/dying-worker.ts", import.meta.url);
  const store = await openSqliteStore(file, (code) => said.push(code), dying);
  await using server = await startTestServer({ store });
  await until("the thread has died", async () => (await server.post()).statusCode === 503);
  rmSync(file);
  const responses = [await server.post(), await server.post()];
  await store.close();
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
  expect(said).toEqual(["DATABASE_FILE_LOST"]);
  expect(readdirSync(database.DATA_DIR)).not.toContain("contact.sqlite");
});

async function postTimes(client: Client, count: number): Promise<number[]> {
  const statuses: number[] = [];
  while (statuses.length < count) statuses.push((await client.post()).status);
  return statuses;
}

/** Runs the commands with which docs/operations.md rescues a lost database, each by its beginning. */
function openManual({ pid, data }: { pid: number; data: string }) {
  const [, section = ""] = readFileSync("docs/operations.md", "utf8").split("**If the database file is lost.**");
  const lines = section.split("\n").map((line) => line.trim());
  const folder = temporaryFolder();
  run("mkdir rescued");
  return { rescued: join(folder, "rescued"), run };

  function run(beginning: string, number = ""): string {
    const line = lines.find((line) => line.startsWith(beginning));
    if (!line) throw new Error(`The manual has no command ${beginning}`);
    const command = line
      .replace("<pid>", String(pid))
      .replace(/<number.*?>/, number)
      .replaceAll("<data>", data);
    return execFileSync("sh", ["-c", command], { cwd: folder, encoding: "utf8" });
  }
}
