import { expect, test } from "vitest";
import { cutThePower } from "./power/cut-the-power.ts";
import { recordWrites } from "./power/record-writes.ts";

const cuts = 400;

// SQLite's writes are recorded with strace; then the disk of any moment is rebuilt from everything that was synced and a
// random part of what was not.
test("no power cut loses a row that was acknowledged", async () => {
  const { lossy, checked } = await cutThePower(await recordWrites("full"), cuts);
  expect(checked).toBe(cuts);
  expect(lossy).toBe(0);
});

test("this test notices a database that does not wait for the disk", async () => {
  const { lossy } = await cutThePower(await recordWrites("normal"), cuts);
  expect(lossy).toBeGreaterThan(cuts / 4);
});
