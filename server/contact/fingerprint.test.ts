import { expect, test } from "vitest";
import { goodRequest } from "../../tests/desk/good-request.ts";
import { openDesk } from "../../tests/desk/open-desk.ts";

test.each([
  { name: "Grace" },
  { email: "grace@compiler.test" },
  { phone: "+1 555 0199" },
  { subject: "Other" },
  { purpose: ["branding"] },
  { body: "Something else" },
])("under the same key %o is another request", async (change) => {
  await using desk = await openDesk();
  const key = { "idempotency-key": "0123456789" };
  await desk.post(goodRequest, key);
  expect((await desk.post({ ...goodRequest, ...change }, key)).json().error.code).toBe("idempotencyConflict");
});
