import { describe, expect } from "vitest";
import { startCopies } from "#server/outbox/copies.ts";
import { copyAll } from "#server/outbox/whole-copy.ts";
import { day, hour, minute } from "#server/storage/durations.ts";
import type { Store } from "#server/storage/store.ts";
import { encrypt, startBucket } from "#tests/support/bucket.ts";
import { until } from "#tests/support/client.ts";
import { engines } from "#tests/support/database.ts";
import { openStoreWithClock } from "#tests/support/store-with-clock.ts";
import { test } from "./fixtures.ts";

const timeZone = "America/Chicago";

/** Lets time pass until a moment, in steps, and each of these servers looks every time. Returns when all was to be copied. */
async function runUntil(end: string, time: { now: number }, ...servers: Store[]): Promise<string[]> {
  const due: string[] = [];
  for (; time.now < Date.parse(end); time.now += 30 * minute) {
    for (const server of servers)
      if (await server.markWholeCopy({ timeZone })) due.push(new Date(time.now).toISOString().slice(0, 16));
  }
  return due;
}

describe.each(engines)("on %s", (engine) => {
  test.override({ engine });

  test("everything is copied once in each night at two, however many servers look and however often they start", async ({
    database,
    time,
    store,
    other,
  }) => {
    // Friday noon in Chicago. What the night before should have copied is made up for.
    time.now = Date.parse("2026-12-04T18:00Z");
    expect(await runUntil("2026-12-06T12:00Z", time, store, other, store)).toEqual([
      "2026-12-04T18:00",
      "2026-12-05T08:00",
      "2026-12-06T08:00",
    ]);
    const again = await openStoreWithClock(database, () => time.now);
    expect(await runUntil("2026-12-07T12:00Z", time, again, other)).toEqual(["2026-12-07T08:00"]);
    await again.close();
    expect((await store.rows("copy_due")).map(({ subject }) => subject)).toEqual(Array(4).fill("backup"));
  });

  test("two is two on the wall when the clocks change, and a clock that is set back copies nothing twice", async ({
    time,
    store,
  }) => {
    time.now = Date.parse("2027-03-12T18:00Z");
    await store.markWholeCopy({ timeZone });
    // There is no two o'clock in the night of the change: three takes its place.
    const spring = ["2027-03-13T08:00", "2027-03-14T08:00", "2027-03-15T07:00"];
    expect(await runUntil("2027-03-15T12:00Z", time, store)).toEqual(spring);
    for (const back of [hour, 20 * hour, 2 * day]) {
      time.now = Date.parse("2027-03-15T12:00Z") - back;
      expect(await runUntil("2027-03-15T12:00Z", time, store)).toEqual([]);
    }
  });

  test("of fifty looks at the same moment, one makes it due", async ({ store, other }) => {
    // On SQLite one process has one connection that writes.
    const servers = engine === "postgres" ? [store, other] : [store];
    const looks = Array.from({ length: 25 }, () => servers.map((server) => server.markWholeCopy({ timeZone })));
    expect((await Promise.all(looks.flat())).filter(Boolean)).toEqual([true]);
    expect(await store.rows("copy_due")).toHaveLength(1);
  });

  test("one of the servers copies everything in a night, and seven nights stay in the bucket", async ({
    database,
    time,
    store,
    other,
  }) => {
    await using bucket = await startBucket();
    let made = 0;
    // On SQLite one process has one connection that writes.
    const servers = (engine === "postgres" ? [store, other] : [store]).map((server) =>
      startCopies({
        store: server,
        bucket: bucket.bucket,
        encrypt,
        async copyAll(signal) {
          made += 1;
          const { lastErasure } = server;
          await copyAll({ config: database, bucket: bucket.bucket, encrypt, lastErasure, signal, partLength: 1 });
        },
        timeZone,
        log: { warn: () => {}, error: () => {} },
      }),
    );
    const { now } = time;
    for (let night = 0; night < 9; night++) {
      time.now = now + night * day;
      for (const server of servers) server.wake();
      await until("the night's copy is begun", () => made > night);
      await until("nothing is due", async () => (await store.rows("copy_due")).length === 0);
    }
    await Promise.all(servers.map((server) => server.stop()));
    expect(made).toBe(9);
    const keys = (await bucket.keys()).sort();
    const names = new Set(keys.map((key) => key.split("/")[1]));
    expect(names.size).toBe(7);
    // The parts are in order by their names, and the last object says how many there are.
    const [name] = names;
    const ofOne = keys.filter((key) => key.startsWith(`backup/${name}/`));
    const parts = ofOne.length - 1;
    expect(parts).toBeGreaterThan(1);
    expect(ofOne).toEqual([
      ...Array.from({ length: parts }, (_, index) => `backup/${name}/${String(index + 1).padStart(5, "0")}.age`),
      `backup/${name}/end.age`,
    ]);
    expect(JSON.parse((await bucket.read())[`backup/${name}/end.age`] ?? "")).toEqual({ parts });
  });
});
