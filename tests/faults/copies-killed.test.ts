import { setTimeout as wait } from "node:timers/promises";
import { describe, expect } from "vitest";
import { wholeCopy } from "#server/storage/copies.ts";
import { copiedIds, type FragileBucket, spawnBucket } from "#tests/support/bucket.ts";
import { keepPosting, lostKeys, type Posted, until } from "#tests/support/client.ts";
import { changeRows, engines, type TestDatabase } from "#tests/support/database.ts";
import { isFull, shortOrFull } from "#tests/support/full.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { restoreFrom } from "./backup/restore-from.ts";
import { openTestDatabase, test as testOnDatabase } from "./fixtures.ts";

const test = testOnDatabase.extend<{ bucket: FragileBucket }>({
  async bucket({ task: _ }, use) {
    await using bucket = await spawnBucket();
    await use(bucket);
  },
});

/** What breaks in a round, one after the other, and is put right after it. */
const rounds = [["server"], ["bucket"], ["network"], ["bucket", "server"], ["network", "server"]] as const;

/** Breaks server, bucket and network again and again at random moments while so many visitors post, and returns what they got. */
async function breakAgainAndAgain(
  database: TestDatabase,
  bucket: FragileBucket,
  { clients, ...settings }: { clients: number; COPY?: string },
): Promise<Posted[]> {
  const posted: Posted[] = [];
  let running: Awaited<ReturnType<typeof start>> | undefined;
  for (let round = 0; round < shortOrFull(rounds.length, 100); round++) {
    running ??= await start();
    const { server, posting } = running;
    const before = acknowledgedIn(posting.posted).length;
    await until("requests are acknowledged", () => acknowledgedIn(posting.posted).length > before + clients);
    await wait(Math.random() * 300);
    for (const what of rounds[round % rounds.length] ?? []) {
      if (what === "server") {
        await server.end("SIGKILL");
        posted.push(...(await posting.stop()));
        running = undefined;
        continue;
      }
      if (what === "bucket") await bucket.kill();
      else bucket.cut();
      const sent = posting.posted.length + clients;
      await until("requests that were sent after that are answered", () => posting.posted.length > sent);
      await wait(Math.random() * 300);
    }
    await bucket.repair();
  }
  return posted;

  async function start() {
    const server = await spawnServer(database, { env: { ...bucket.settings, ...settings } });
    return { server, posting: keepPosting(server.client, clients) };
  }
}

const acknowledgedIn = (posted: readonly Posted[]) => posted.filter(({ status }) => status === 200);

describe.each(engines)("with server, bucket and network broken at random, on %s", (engine) => {
  test("a server rebuilt from the bucket has every request that was acknowledged with COPY=required", async ({
    bucket,
  }) => {
    await using database = await openTestDatabase(engine);
    const posted = await breakAgainAndAgain(database, bucket, { clients: 16, COPY: "required" });
    await using restored = await openTestDatabase(engine);
    await restoreFrom(bucket, restored);
    expect(lostKeys(posted, await restored.rows("contact_request"))).toEqual([]);
    // While the bucket was away, nobody was told that a request is there.
    expect(posted.some(({ status }) => status === 503)).toBe(true);
  });

  test("without it, every request that was acknowledged is in the bucket once all is back", async ({ bucket }) => {
    await using database = await openTestDatabase(engine);
    const posted = await breakAgainAndAgain(database, bucket, { clients: 4 });
    const requests = await database.rows("contact_request");
    expect(lostKeys(posted, requests)).toEqual([]);
    const isMissing = async () => {
      const copied = new Set(await copiedIds(bucket));
      return requests.some(({ id }) => !copied.has(id));
    };
    // Else the test above could not fail.
    expect(await isMissing()).toBe(true);
    // What was in the hands of a killed server is free again after 45 seconds. Only the long form waits for that.
    if (!isFull) await changeRows(database, "update copy_due set due_at = 0 where lease is not null");
    await using _server = await spawnServer(database, { env: bucket.settings });
    // The minute that it may take is measured by a clock that is set (server/outbox/copies.test.ts). A copy of everything in
    // the hands of a killed server is free after an hour. What got no answer is copied once more later.
    const isDone = async () =>
      (await database.rows("copy_due")).every(
        ({ subject, lease, due_at }) => subject === wholeCopy || (lease === null && due_at > Date.now()),
      );
    await until("all requests are copied", isDone, 10 * 60_000);
    expect(await isMissing()).toBe(false);
  });
});
