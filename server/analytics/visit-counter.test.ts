import { expect, test } from "vitest";
import type { TotalsBatch } from "#server/storage/analytics.ts";
import { openStore } from "#server/storage/open.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import { openSqlite } from "#tests/support/database.ts";
import { startVisitCounter } from "./visit-counter.ts";

/** A counter, what it wrote, and its errors. `addTotals` may fail before it writes. */
function openCounter(addTotals: Store["addTotals"] = async () => {}) {
  const written: TotalsBatch["totals"][] = [];
  const errors: unknown[] = [];
  const counter = startVisitCounter({
    store: {
      async addTotals(batch) {
        await addTotals(batch);
        written.push(batch.totals);
      },
    },
    pages: () => ["/", "/careers"],
    onError: (error) => errors.push(error),
    everyMs: 3_600_000,
  });
  return { counter, written, errors };
}

test("keeps what could not be written, and writes it before what came later", async () => {
  let broken = true;
  const { counter, written, errors } = openCounter(async () => {
    if (broken) throw new Error("the disk is full");
  });
  counter.add({ kind: "view", path: "/" });
  await counter.flush();
  expect(errors).toHaveLength(1);
  broken = false;
  counter.add({ kind: "view", path: "/" });
  await counter.stop();
  expect(written).toMatchObject([[{ page: "/", count: 1 }], [{ page: "/", count: 1 }]]);
});

test("counts a write once, even if the database confirmed it too late", async () => {
  await using database = openSqlite();
  const store = await openStore(database);
  let late = 1;
  const { counter, errors } = openCounter(async (batch) => {
    await store.addTotals(batch);
    if (late-- > 0) throw new StorageFailure("slow");
  });
  counter.add({ kind: "view", path: "/" });
  await counter.flush();
  counter.add({ kind: "view", path: "/" });
  await counter.stop();
  await store.close();
  expect(errors).toMatchObject([{ reason: "slow" }]);
  expect(await database.rows("daily_total")).toMatchObject([{ page: "/", count: 2 }]);
});

test("counts all addresses that are not pages together", async () => {
  const { counter, written } = openCounter();
  for (const path of ["/ada@engine.test", "/careers/", "/nowhere"]) counter.add({ kind: "view", path });
  await counter.stop();
  expect(written).toMatchObject([[{ page: "other", count: 3 }]]);
});

test("puts each measured value into its bucket", async () => {
  const { counter, written } = openCounter();
  counter.add({ kind: "vitals", path: "/", values: { LCP: 2_500, INP: 1_001, CLS: 0 } });
  await counter.stop();
  expect(written[0]?.map(({ kind, label }) => [kind, label])).toEqual([
    ["LCP", "2500"],
    ["INP", "more"],
    ["CLS", "0.001"],
  ]);
});
