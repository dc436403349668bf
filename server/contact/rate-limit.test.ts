import { expect, test } from "vitest";
import { countInMemory, limitRate, windowMs } from "./rate-limit.ts";

test("lets a client in again in the next window, and says when that is", async () => {
  let now = 10 * windowMs;
  const count = countInMemory(() => now);
  await limitRate(count, "a", 2);
  await limitRate(count, "a", 2);
  await limitRate(count, "b", 2);
  now += 60_000;
  await expect(limitRate(count, "a", 2)).rejects.toMatchObject({
    code: "rateLimited",
    headers: { "retry-after": "540" },
  });
  now = 11 * windowMs;
  await limitRate(count, "a", 2);
});
