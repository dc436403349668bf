import { expect, onTestFinished, test, vi } from "vitest";
import type { Store } from "#server/storage/store.ts";
import type { Tidied } from "#server/storage/tidy.ts";
import { keepTidy } from "./keep-tidy.ts";

const hour = 3_600_000;

function tidyWith(...answers: Tidied[]) {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const deleteExpired = vi.fn<Store["deleteExpired"]>(async () => answers.shift() ?? { requests: 0, untold: 0 });
  const log = { warn: vi.fn(), error: vi.fn() };
  return { deleteExpired, log, tidying: keepTidy({ store: { deleteExpired }, retentionDays: 730, log }) };
}

test("deletes what has expired at the start and every hour, until it is stopped", async () => {
  const { deleteExpired, log, tidying } = tidyWith();
  await vi.advanceTimersByTimeAsync(2 * hour);
  tidying.stop();
  await vi.advanceTimersByTimeAsync(hour);
  expect(deleteExpired.mock.calls).toEqual(Array(3).fill([{ retentionDays: 730 }]));
  expect(log.warn).not.toHaveBeenCalled();
});

test("says when the clock jumped, and that nothing is deleted until the clock is trusted again", async () => {
  const { log, tidying } = tidyWith(
    { requests: 0, untold: 0, doubt: "jumped" },
    { requests: 0, untold: 0, doubt: "settling" },
  );
  await vi.advanceTimersByTimeAsync(hour);
  expect(log.warn.mock.calls).toEqual([[expect.stringContaining("the database's clock jumped")]]);
  expect(tidying.last()?.doubt).toBe("settling");
  await vi.advanceTimersByTimeAsync(hour);
  expect(tidying.last()?.doubt).toBeUndefined();
  tidying.stop();
});

test("says how many requests are kept because nobody was notified of them", async () => {
  const { log, tidying } = tidyWith({ requests: 1, untold: 2 });
  await vi.advanceTimersByTimeAsync(0);
  tidying.stop();
  expect(log.warn.mock.calls).toEqual([[{ requests: 2 }, expect.stringContaining("nobody has been notified")]]);
});
