import { expect, test } from "vitest";
import { createCounters } from "./counters.ts";
import { metricsFrom } from "./metrics.ts";

const store = { run: () => Promise.reject(new Error("is away")), close: async () => {} };

test.each([
  [undefined, "the first tidying has not ended", []],
  [{ requests: 0, untold: 0, doubt: "jumped" }, "the clock jumped", ["tidying_paused 1", "requests_untold 0"]],
  [{ requests: 0, untold: 2 }, "all is well", ["tidying_paused 0", "requests_untold 2"]],
] as const)("shows %j when %s", async (last, _when, lines) => {
  const read = metricsFrom({ counters: createCounters(), store, waiting: () => 0, tidying: { last: () => last } });
  expect((await read()).match(/^(tidying_paused|requests_untold).*$/gm) ?? []).toEqual(lines);
});
