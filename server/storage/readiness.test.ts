import { expect, test } from "vitest";
import { watchReadiness } from "./readiness.ts";
import { StorageFailure, storeFrom } from "./store.ts";

/** A store that replies when the test says so, and a clock that the test turns. */
function openWatched() {
  const asked: { name: string; reply: PromiseWithResolvers<undefined> }[] = [];
  const time = { now: 0 };
  const store = storeFrom(
    (name) => {
      const reply = Promise.withResolvers<undefined>();
      asked.push({ name, reply });
      return reply.promise;
    },
    async () => {},
  );
  const watched = watchReadiness(store, () => time.now);
  const lastCheck = () => asked.findLast(({ name }) => name === "checkWritable")?.reply;
  return {
    time,
    isReady: watched.isReady,
    checks: () => asked.filter(({ name }) => name === "checkWritable").length,
    async passCheck() {
      lastCheck()?.resolve(undefined);
      await new Promise(setImmediate);
    },
    failCheck: () => lastCheck()?.reject(new StorageFailure("failed")),
    storeRequest: () => refuse("storeRequest"),
    countClient: () => refuse("countClient"),
  };

  async function refuse(name: "storeRequest" | "countClient") {
    const reply = watched[name]({} as never);
    asked.at(-1)?.reply.reject(new StorageFailure("failed"));
    await reply.catch(() => {});
  }
}

test("however many ask at once, the database is asked once, and once a second", async () => {
  const { time, isReady, checks, passCheck } = openWatched();
  const crowd = Array.from({ length: 1_050 }, () => isReady());
  expect(checks()).toBe(1);
  passCheck();
  expect(new Set(await Promise.all(crowd))).toEqual(new Set([true]));
  time.now = 999;
  expect(await isReady()).toBe(true);
  expect(checks()).toBe(1);
  time.now = 1_000;
  const later = isReady();
  expect(checks()).toBe(2);
  passCheck();
  expect(await later).toBe(true);
});

test.each([
  ["a check that failed", ["failCheck"]],
  ["a storeRequest that was refused during a check", ["storeRequest", "passCheck"]],
  ["a storeRequest that was refused after a check", ["passCheck", "storeRequest"]],
  ["a countClient that was refused after a check", ["passCheck", "countClient"]],
] as const)("%s says no, until another check a second later succeeds", async (_what, steps) => {
  const watched = openWatched();
  const first = watched.isReady();
  for (const step of steps) await watched[step]();
  expect(await first).toBe(steps[0] === "passCheck");
  expect(await watched.isReady()).toBe(false);
  expect(watched.checks()).toBe(1);
  watched.time.now = 1_000;
  const later = watched.isReady();
  watched.passCheck();
  expect(await later).toBe(true);
});
