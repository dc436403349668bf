import { expect, onTestFinished, test, vi } from "vitest";
import type { CleanupResult } from "#server/storage/delete-expired.ts";
import { hour } from "#server/storage/durations.ts";
import type { Store } from "#server/storage/store.ts";
import { startCleanup } from "./cleanup.ts";

function cleanUp(...results: CleanupResult[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deleteExpired = vi.fn<Store["deleteExpired"]>(async () => results.shift() ?? { requests: 0, unnotified: 0 });
  const log = { warn: vi.fn(), error: vi.fn() };
  return { deleteExpired, log, cleanup: startCleanup({ store: { deleteExpired }, retentionDays: 730, log }) };
}

test("deletes what has expired at the start and every hour, until it is stopped", async () => {
  const { deleteExpired, log, cleanup } = cleanUp();
  await vi.advanceTimersByTimeAsync(2 * hour);
  cleanup.stop();
  await vi.advanceTimersByTimeAsync(hour);
  expect(deleteExpired.mock.calls).toEqual(Array(3).fill([{ retentionDays: 730 }]));
  expect(log.warn).not.toHaveBeenCalled();
});

test("says when the clock jumped, and that nothing is deleted until the clock is trusted again", async () => {
  const { log, cleanup } = cleanUp(
    { requests: 0, unnotified: 0, doubt: "jumped" },
    { requests: 0, unnotified: 0, doubt: "settling" },
  );
  await vi.advanceTimersByTimeAsync(hour);
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining("the database's clock jumped")]]);
  expect(cleanup.lastResult()?.doubt).toBe("settling");
  await vi.advanceTimersByTimeAsync(hour);
  expect(cleanup.lastResult()?.doubt).toBeUndefined();
  cleanup.stop();
});

test("says how many requests are kept because nobody was notified of them", async () => {
  const { log, cleanup } = cleanUp({ requests: 1, unnotified: 2 });
  await vi.advanceTimersByTimeAsync(0);
  cleanup.stop();
  expect(log.warn.mock.calls).toEqual([[{ requests: 2 }, expect.stringContaining("nobody has been notified")]]);
});
