import { expect, test } from "vitest";
import { clientKey, countInMemory, limitRate, networkOf, receiptKey, windowMs } from "./rate-limit.ts";

test("accepts a client again in the next window, and says when that is", async () => {
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

test("holds no more clients in memory than 100,000", async () => {
  const count = countInMemory(() => windowMs);
  for (let client = 0; client < 100_000; client += 1) await count(String(client));
  expect(await count("0")).toMatchObject({ count: 1 });
});

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:0DB8:0001:0002::9", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
  ["::1", "0:0:0:0"],
  ["fe80::1%eth0", "fe80:0:0:0"],
  ["fe80:1:2:3:4:5:6:7%eth0", "fe80:1:2:3"],
])("counts %s as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test("hides the address behind the secret", () => {
  expect(clientKey("203.0.113.7", "one")).not.toContain("203");
  expect(clientKey("203.0.113.7", "one")).toBe(clientKey("203.0.113.7", "one"));
  expect(clientKey("203.0.113.7", "one")).not.toBe(clientKey("203.0.113.7", "two"));
});

test("a mailbox is the same in any case, with or without dots; a different mailbox is not", () => {
  const [one, ...others] = ["Ada.L@Engine.test", "adal@engine.test", "a.d.a.l@ENGINE.TEST"].map((email) =>
    receiptKey(email, "secret"),
  );
  expect(new Set(others)).toEqual(new Set([one]));
  expect(one).not.toMatch(/ada|engine/i);
  for (const email of ["adam@engine.test", "adal@en.gine.test"]) expect(receiptKey(email, "secret")).not.toBe(one);
});
