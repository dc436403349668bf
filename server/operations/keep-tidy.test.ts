import { expect, onTestFinished, test, vi } from "vitest";
import type { Store } from "#server/storage/store.ts";
import { keepTidy } from "./keep-tidy.ts";

test("looks for what is past its time at the start and every hour, until it is stopped", () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const run = vi.fn(async () => undefined);
  const stop = keepTidy({ run } as unknown as Store, 730, () => {});
  vi.advanceTimersByTime(2 * 3_600_000);
  stop();
  vi.advanceTimersByTime(3_600_000);
  expect(run.mock.calls).toEqual(Array(3).fill(["forgetExpired", { retentionDays: 730 }]));
});
