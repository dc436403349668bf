import { expect, test } from "vitest";
import type { Store } from "#server/storage/store.ts";
import type { Tidied } from "#server/storage/tidy.ts";
import { createCounters } from "./counters.ts";
import { metricsFrom } from "./metrics.ts";

function openMetrics(isReady: boolean, last?: Tidied) {
  let asked = 0;
  const store = {
    mailState: async () => {
      asked += 1;
      return { waiting: 0, dead: 0, oldestWaitingMs: 0 };
    },
    isReady: async () => isReady,
    waiting: () => 0,
  } as unknown as Store & { isReady: () => Promise<boolean>; waiting: () => number };
  return {
    metrics: metricsFrom({ counters: createCounters(), store, tidying: { last: () => last } }),
    asked: () => asked,
  };
}

test.each([
  [true, 1],
  [false, 0],
])("a server whose readiness is %s has storage_up %i, whatever can still be read", async (isReady, figure) => {
  const text = await openMetrics(isReady).metrics();
  expect(text).toContain(`\nstorage_up ${figure}\n`);
  expect(text).toContain("\noutbox_waiting 0\n");
});

test("figures that many ask for at once are read once", async () => {
  const { metrics, asked } = openMetrics(true);
  await Promise.all(Array.from({ length: 1_050 }, metrics));
  expect(asked()).toBe(1);
  await metrics();
  expect(asked()).toBe(2);
});

test.each<[Tidied | undefined, string, string[]]>([
  [undefined, "the first tidying has not ended", []],
  [{ requests: 0, untold: 0, doubt: "jumped" }, "the clock jumped", ["tidying_paused 1", "requests_untold 0"]],
  [{ requests: 0, untold: 2 }, "all is well", ["tidying_paused 0", "requests_untold 2"]],
])("shows %j when %s", async (last, _when, lines) => {
  const text = await openMetrics(true, last).metrics();
  expect(text.match(/^(tidying_paused|requests_untold).*$/gm) ?? []).toEqual(lines);
});
