import { expect, test } from "vitest";
import { contactFields, fieldNames } from "#contract/contact.ts";
import { goodRequest, postForm, purposeCodes } from "#tests/support/contact-request.ts";
import { startTestServer } from "#tests/support/test-server.ts";

const filledIn = ["name=Ada", "email=ada@engine.test", "phone=", "subject=", "body=One%0D%0Atwo", "website="];

async function send(pairs: readonly string[]) {
  await using server = await startTestServer();
  const { statusCode } = await postForm(server.app, pairs.join("&"));
  return { statusCode, rows: await server.rows("contact_request") };
}

test("a form with every purpose chosen is stored and marked", async () => {
  const { statusCode, rows } = await send([...filledIn, ...purposeCodes.map((purpose) => `purpose=${purpose}`)]);
  expect(statusCode).toBe(303);
  expect(rows).toMatchObject([
    {
      name: "Ada",
      body: "One\ntwo",
      purpose: JSON.stringify(purposeCodes),
      captcha: "absent",
      suspicions: "[]",
    },
  ]);
});

test.each([
  ["24,500 names", Array.from({ length: 24_500 }, (_, index) => index.toString(36))],
  [
    "one field more often than a form can send it",
    [...filledIn, ...Array(3 + fieldNames.length + contactFields.purpose.maxChoices).fill("purpose=web")],
  ],
  ["nothing between the names", Array(50_000).fill("")],
])("a form with %s is refused before its names are read, and nothing is stored", async (_name, pairs) => {
  const { statusCode, rows } = await send(pairs);
  expect(statusCode).toBe(400);
  expect(rows).toEqual([]);
});

test("the first value of a field counts, and a name like __proto__ is only a name", async () => {
  const { statusCode, rows } = await send([...filledIn, "name=Grace"]);
  expect(statusCode).toBe(303);
  expect(rows).toMatchObject([{ name: "Ada" }]);
  expect((await send([...filledIn, "__proto__=x"])).statusCode).toBe(422);
});

test("under the same key a request that differs in any field is another one", async () => {
  await using server = await startTestServer();
  const key = { "idempotency-key": "0123456789" };
  expect((await server.post(goodRequest, key)).statusCode).toBe(200);
  for (const change of [
    { name: "Grace" },
    { email: "grace@compiler.test" },
    { phone: "+1 555 0199" },
    { subject: "Other" },
    { purpose: [] },
    { body: "Something else" },
  ]) {
    const response = await server.post({ ...goodRequest, ...change }, key);
    expect([change, response.json().error?.code]).toEqual([change, "idempotencyConflict"]);
  }
});
