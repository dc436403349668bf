import { expect, test } from "vitest";
import { startBucket } from "#tests/support/bucket.ts";

test("the bucket of the tests has an object as a whole, also while it is replaced by one of another length", async () => {
  await using server = await startBucket();
  const { bucket } = server;
  const versions = ["short", "x".repeat(5_000)];
  const read = new Set<string>();
  await bucket.put("object", Buffer.from(versions[0] ?? ""));
  const writing = (async () => {
    for (let turn = 0; turn < 100; turn++) await bucket.put("object", Buffer.from(versions[turn % 2] ?? ""));
  })();
  const reading = (async () => {
    for (let turn = 0; turn < 200; turn++) read.add(Buffer.from(await bucket.get("object")).toString());
  })();
  await Promise.all([writing, reading]);
  expect([...read].sort()).toEqual([...versions].sort());
});
