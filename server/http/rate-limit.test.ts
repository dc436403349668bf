import { expect, test } from "vitest";
import { clientKey, countInMemory, countInStore, limitRate, networkOf, receiptKey, windowMs } from "./rate-limit.ts";

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

test("holds 100,000 clients in memory; more push out those that were quiet the longest, and reset nobody else", async () => {
  const counter = countInMemory(() => windowMs);
  const count = (client: string) => counter(client, 1);
  for (const client of ["quiet", "busy"]) for (let sent = 0; sent < 3; sent += 1) await count(client);
  for (let client = 0; client < 99_999; client += 1) await count(String(client));
  expect(await count("busy")).toMatchObject({ count: 4 });
  for (let client = 0; client < 50_000; client += 1) await count(`another ${client}`);
  expect(await count("busy")).toMatchObject({ count: 5 });
  expect(await count("99998")).toMatchObject({ count: 2 });
  expect(await count("0")).toMatchObject({ count: 1 });
  expect(await count("quiet")).toMatchObject({ count: 1 });
});

test("whoever is over their limit, or sends too much at once, costs the database nothing until the window ends", async () => {
  let now = 0;
  let asked = 0;
  const count = countInStore(
    async () => ({ count: ++asked, msLeft: 60_000 }),
    () => now,
  );
  const isRefused = () =>
    limitRate(count, "a", 3).then(
      () => false,
      () => true,
    );
  // Three in hand are all that may count.
  expect(await Promise.all([1, 2, 3, 4, 5].map(isRefused))).toEqual([false, false, false, true, true]);
  expect([asked, await isRefused(), asked]).toEqual([3, true, 4]);
  expect([await isRefused(), await isRefused(), asked]).toEqual([true, true, 4]);
  await limitRate(count, "b", 5);
  now = 60_000;
  asked = 0;
  expect([await isRefused(), asked]).toEqual([false, 1]);
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
