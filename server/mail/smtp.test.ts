import { expect, test } from "vitest";
import { leaseMs } from "#server/storage/operations/claim-mail.ts";
import { patienceMs } from "./smtp.ts";

test("a mail is in one server's hands for longer than its mail server may take", () => {
  const all = Object.values(patienceMs).reduce((sum, step) => sum + step, 0);
  expect(leaseMs).toBeGreaterThan(all);
});
