import { setImmediate } from "node:timers/promises";
import { afterEach, expect, test, vi } from "vitest";
import { bucketSentence } from "#server/desk/health/bucket-sentences.ts";
import { day, hour, minute } from "#server/storage/durations.ts";
import { StorageFailure } from "#server/storage/store.ts";
import { startReceiver } from "#tests/support/webhook-receiver.ts";
import { type Bucket, openBucket } from "./bucket.ts";
import { startCopies } from "./copies.ts";
import { failureCode, maxAtOnce } from "./deliver.ts";
import { failure } from "./webhook.ts";

afterEach(() => {
  vi.useRealTimers();
});

/** Copies of so much, to a bucket that fails as long as `isAway`. Time passes in the steps in which the server looks. */
function openCopies(count: number) {
  vi.useFakeTimers({ toFake: ["Date"] });
  const due = new Set<string>(Array.from({ length: count }, (_, index) => `request/${index}`));
  const state = { isAway: false, tries: 0, passed: 0, isFull: false, isSilent: false, errors: 0 };
  const put = async () => {
    state.tries += 1;
    if (state.isAway) throw failure("ECONNREFUSED");
    if (state.isSilent) await new Promise(() => {});
  };
  const copies = startCopies({
    store: {
      findDueCopies: async ({ max }) => [...due].slice(0, max),
      async claimCopy({ subject }) {
        if (state.isFull) {
          await setImmediate();
          throw new StorageFailure("failed");
        }
        due.delete(subject);
        return { subject, lease: subject, rows: [{ table: "staff", row: {} as never }] };
      },
      async finishCopy({ lease, outcome }) {
        if (outcome !== "copied") due.add(lease);
      },
      markWholeCopy: async () => false,
    },
    bucket: { put } as unknown as Bucket,
    encrypt: async () => new Uint8Array(),
    copyAll: async () => {},
    timeZone: "UTC",
    log: {
      warn: () => {},
      error() {
        state.errors += 1;
      },
    },
    clock: () => state.passed,
  });
  return {
    due,
    state,
    copies,
    async pass(ms: number) {
      for (const end = state.passed + ms; state.passed < end; ) {
        state.passed += 5_000;
        vi.setSystemTime(Date.now() + 5_000);
        copies.wake();
        await setImmediate();
      }
    },
  };
}

test("a bucket that is away for an hour is tried every half minute, and has everything within a minute of being back", async () => {
  const { due, state, copies, pass } = openCopies(200);
  state.isAway = true;
  await pass(hour);
  expect(due.size).toBe(200);
  // The pauses double up to half a minute. After each, one or two copies find out that the bucket is still away.
  expect(state.tries).toBeGreaterThan(100);
  expect(state.tries).toBeLessThan(130 * 2 + maxAtOnce);
  expect(copies.lastFailure()).toBe("ECONNREFUSED");
  state.isAway = false;
  await pass(minute);
  expect(due.size).toBe(0);
  expect(copies.lastFailure()).toBeUndefined();
  await copies.stop();
});

test("a bucket that was away for a moment gets everything at the next look, also if all copies in hand failed", async () => {
  const { due, state, copies, pass } = openCopies(200);
  state.isAway = true;
  await setImmediate();
  expect(state.tries).toBe(maxAtOnce);
  state.isAway = false;
  await pass(5_000);
  expect(due.size).toBe(0);
  await copies.stop();
});

test("a database that takes nothing, as on a full disk, is asked again later, with one line in the log each time", async () => {
  const { due, state, copies, pass } = openCopies(200);
  state.isFull = true;
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(state.errors).toBe(1);
  state.isFull = false;
  await pass(5_000);
  for (let turn = 0; turn < 100; turn++) await setImmediate();
  expect(due.size).toBe(0);
  await copies.stop();
});

test("a clock that is set back by a year keeps nothing from a bucket that is back", async () => {
  const { due, state, copies, pass } = openCopies(200);
  state.isAway = true;
  await pass(minute);
  vi.setSystemTime(Date.now() - 365 * day);
  state.isAway = false;
  await pass(minute);
  expect(due.size).toBe(0);
  await copies.stop();
});

test("a visitor whose request must be copied first does not wait for a bucket that says nothing", async () => {
  const { state, copies } = openCopies(0);
  state.isSilent = true;
  await expect(copies.require("one")).rejects.toThrow(new StorageFailure("slow"));
});

test("a bucket that sends no response in time is given up, and Health says that it takes too long", async () => {
  await using silent = await startReceiver({ respond: () => {} });
  const key = { COPY_STYLE: "path", COPY_REGION: "", COPY_KEY: "key", COPY_SECRET: "secret" } as const;
  const bucket = openBucket({ COPY_URL: silent.url, ...key }, { deadlineMs: 100 });
  const code = await bucket.put("request/1.age", new Uint8Array(1)).then(() => "", failureCode);
  expect(bucketSentence(code)).toBe("The bucket takes too long (ETIMEDOUT)");
});
