import { expect, test } from "vitest";
import { inBatches } from "./in-batches.ts";

const done = <Value>(value: Value) => ({ status: "fulfilled", value }) as const;

test("takes together what comes while an earlier batch is on its way, and answers each with its own", async () => {
  const batches: number[][] = [];
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  const double = inBatches<number, number>(
    async (inputs) => {
      batches.push([...inputs]);
      await gate;
      return inputs.map((input) => done(2 * input));
    },
    { most: 3, atOnce: 1 },
  );
  const first = double(1);
  await new Promise(setImmediate);
  const others = [2, 3, 4, 5].map((input) => double(input));
  open();
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1], [2, 3, 4], [5]]);
});

test("one that fails fails alone, and a batch that fails tells everybody in it", async () => {
  const picky = inBatches<string, string>(
    async (inputs) => {
      if (inputs.includes("fire")) throw new Error("no answer");
      return inputs.map((input) =>
        input === "bad" ? { status: "rejected", reason: new Error("refused") } : done(input),
      );
    },
    { most: 10, atOnce: 2 },
  );
  const some = await Promise.allSettled([picky("good"), picky("bad")]);
  expect(some).toEqual([done("good"), { status: "rejected", reason: new Error("refused") }]);
  const none = await Promise.allSettled([picky("good"), picky("fire")]);
  expect(none.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});
