import { expect, test } from "vitest";
import { watchReadiness } from "./readiness.ts";
import { StorageFailure, storeFrom } from "./store.ts";

/** A store that answers when the test says so, and a clock that the test turns. */
function openWatched() {
  const asked: { name: string; answer: PromiseWithResolvers<undefined> }[] = [];
  const time = { now: 0 };
  const store = storeFrom(
    (name) => {
      const answer = Promise.withResolvers<undefined>();
      asked.push({ name, answer });
      return answer.promise;
    },
    async () => {},
  );
  const watched = watchReadiness(store, () => time.now);
  const lastCheck = () => asked.findLast(({ name }) => name === "checkWritable")?.answer;
  return {
    time,
    isReady: watched.isReady,
    checks: () => asked.filter(({ name }) => name === "checkWritable").length,
    passCheck: () => lastCheck()?.resolve(undefined),
    failCheck: () => lastCheck()?.reject(new StorageFailure("failed")),
    /** A contact request that the database does not take. */
    async refuse(name: "keepRequest" | "countClient" = "keepRequest") {
      const answer = watched[name]({} as never);
      asked.at(-1)?.answer.reject(new StorageFailure("failed"));
      await answer.catch(() => {});
    },
  };
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

test("a failed check says no, until another check a second later succeeds", async () => {
  const { time, isReady, checks, passCheck, failCheck } = openWatched();
  const first = isReady();
  failCheck();
  expect(await first).toBe(false);
  expect(await isReady()).toBe(false);
  expect(checks()).toBe(1);
  time.now = 1_000;
  const second = isReady();
  passCheck();
  expect(await second).toBe(true);
});

test.each(["keepRequest", "countClient"] as const)(
  "a %s that was refused says no, until a check works",
  async (name) => {
    const { time, isReady, checks, passCheck, refuse } = openWatched();
    const first = isReady();
    passCheck();
    expect(await first).toBe(true);
    await refuse(name);
    expect(await isReady()).toBe(false);
    expect(checks()).toBe(1);
    time.now = 1_000;
    const second = isReady();
    passCheck();
    expect(await second).toBe(true);
  },
);

test("a check that began before a refusal does not outweigh it", async () => {
  const { isReady, passCheck, refuse } = openWatched();
  const early = isReady();
  await refuse();
  passCheck();
  expect(await early).toBe(false);
});
