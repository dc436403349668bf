import { expect, test } from "vitest";
import type { DailyTotal } from "#server/storage/tables.ts";
import { keepTally } from "./keep-tally.ts";

function tallyWith(run: (totals: DailyTotal[]) => Promise<void>, clock?: () => number) {
  const errors: unknown[] = [];
  const store = { run: (_name: string, { totals }: { totals: DailyTotal[] }) => run(totals) } as never;
  const onError = (error: unknown) => errors.push(error);
  return { errors, tally: keepTally({ store, pages: ["/", "/careers"], onError, clock, everyMs: 3_600_000 }) };
}

test("writes what has gathered as one total, once", async () => {
  const written: DailyTotal[][] = [];
  const { tally } = tallyWith(
    async (totals) => void written.push(totals),
    () => Date.UTC(2026, 10, 20, 23),
  );
  tally.add({ kind: "view", path: "/careers" });
  tally.add({ kind: "view", path: "/careers" });
  tally.add({ kind: "event", path: "/", label: "OK" });
  await tally.flush();
  await tally.stop();
  expect(written).toEqual([
    [
      { day: "2026-11-20", page: "/careers", kind: "view", label: "", count: 2 },
      { day: "2026-11-20", page: "/", kind: "event", label: "OK", count: 1 },
    ],
  ]);
});

test("keeps what could not be written, and adds to it", async () => {
  const written: DailyTotal[][] = [];
  let broken = true;
  const { tally, errors } = tallyWith(async (totals) => {
    if (broken) throw new Error("the disk is full");
    written.push(totals);
  });
  tally.add({ kind: "view", path: "/" });
  await tally.flush();
  expect(errors).toHaveLength(1);
  broken = false;
  tally.add({ kind: "view", path: "/" });
  await tally.stop();
  expect(written).toMatchObject([[{ page: "/", count: 2 }]]);
});

test("counts every address that is no page as one", async () => {
  const written: DailyTotal[][] = [];
  const { tally } = tallyWith(async (totals) => void written.push(totals));
  for (const path of ["/ada@engine.test", "/careers/", "/nowhere"]) tally.add({ kind: "view", path });
  await tally.stop();
  expect(written).toMatchObject([[{ page: "other", count: 3 }]]);
});

test("puts each measured value into its bucket", async () => {
  const written: DailyTotal[][] = [];
  const { tally } = tallyWith(async (totals) => void written.push(totals));
  tally.add({ kind: "vitals", path: "/", values: { LCP: 2_500, INP: 1_001, CLS: 0 } });
  await tally.stop();
  expect(written[0]?.map(({ kind, label }) => [kind, label])).toEqual([
    ["LCP", "2500"],
    ["INP", "more"],
    ["CLS", "0.001"],
  ]);
});
