import fc from "fast-check";
import { describe, expect } from "vitest";
import { type FieldName, findFieldErrors } from "#contract/contact.ts";
import { createApp } from "#server/app.ts";
import { openStore } from "#server/storage/open.ts";
import type { Store } from "#server/storage/store.ts";
import { fromColumns, type StoredRequest } from "#server/storage/tables.ts";
import { goodRequest, purposeCodes } from "#tests/support/contact-request.ts";
import { engines } from "#tests/support/database.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { hostileTexts } from "./anything/hostile-texts.ts";
import { test } from "./fixtures.ts";

/** Mostly text that nobody would type, and sometimes text that someone would. */
const text = fc.oneof(
  fc.constantFrom(...hostileTexts),
  fc.string({ unit: "binary", maxLength: 60 }),
  fc.string({ unit: "grapheme", maxLength: 300 }),
  fc.constantFrom("Ada", "ada@engine.test", "+1 847 555 0139", "Hello"),
);
const value = fc.oneof({ weight: 4, arbitrary: text }, { weight: 1, arbitrary: fc.jsonValue() });
const body = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      name: fc.oneof(good("name"), value),
      email: fc.oneof(good("email", 12), value),
      phone: fc.oneof(good("phone"), value),
      subject: fc.oneof(good("subject"), value),
      purpose: fc.oneof(good("purpose"), fc.array(fc.constantFrom(...purposeCodes, "games")), value),
      body: fc.oneof(good("body"), value),
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue() },
  {
    weight: 1,
    arbitrary: fc.constantFrom('{"__proto__":{"a":1}}', '{"constructor":{"prototype":1}}', "[".repeat(5_000)),
  },
);

describe.each(engines)("any post, on %s", (engine) => {
  test.override({ engine });

  test("causes no 5xx and stores no row that breaks the rules", async ({ database, server }) => {
    let stored = 0;
    await fc.assert(
      fc.asyncProperty(body, async (generated) => {
        const { statusCode } = await server.post(generated);
        expect([200, 400, 422]).toContain(statusCode);
        if (statusCode === 200) stored += 1;
      }),
      { numRuns: engine === "sqlite" ? shortOrFull(1_500, 10_000) : shortOrFull(300, 10_000) },
    );
    const rows = await database.rows("contact_request");
    expect(rows).toHaveLength(stored);
    expect(stored).toBeGreaterThan(20);
    expect(rows.filter((row) => Object.keys(errorsOf(row)).length > 0)).toEqual([]);
  });
});

/** Every header that the server reads, and some that other servers read. */
const header = fc.constantFrom(
  ...["accept", "accept-encoding", "authorization", "content-type", "cookie", "forwarded", "host", "if-none-match"],
  ...["if-range", "origin", "range", "referer", "sec-fetch-site", "user-agent", "x-captcha-token", "x-forwarded-for"],
);
const headerValue = fc.oneof(
  fc.constantFrom("", ",", ";=", '"', "http://[", "bytes=9-1", "bytes=-", "W/", "__proto__", "1e999", "%00", "*/*;q=x"),
  fc.constant("a".repeat(8_000)),
  fc.string({ maxLength: 40 }),
);
const call = fc.constantFrom<["GET" | "POST" | "PUT", string]>(
  ["GET", "/"],
  ["GET", "/static/app.js"],
  ["GET", "/api/captcha"],
  ["POST", "/api/contact"],
  ["POST", "/"],
  ["PUT", "/healthz"],
);

test("no header value causes a server error", async ({ server }) => {
  await using app = createApp({ staticFiles: smallStaticFiles(), contact: server.contact });
  const responses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(call, header, headerValue, async ([method, url], name, rubbish) => {
      const response = await app.inject({ method, url, headers: { [name]: rubbish } });
      expect(response.statusCode).toBeLessThan(500);
      responses.add(response.statusCode);
    }),
    { numRuns: shortOrFull(3_000, 30_000) },
  );
  expect([...responses]).toEqual(expect.arrayContaining([200, 403, 405, 415, 422]));
});

test("this test notices a row that breaks the rules", async ({ database }) => {
  const store = await openStore(database);
  const careless: Store = {
    ...store,
    storeRequest: (input) => store.storeRequest({ ...input, request: { ...goodRequest, name: "" } }),
  };
  await using server = await startTestServer({ store: careless });
  expect((await server.post()).statusCode).toBe(200);
  await store.close();
  const rows = await database.rows("contact_request");
  expect(rows.map(errorsOf)).toEqual([{ name: "required" }]);
});

function good(field: FieldName, weight = 3) {
  return { weight, arbitrary: fc.constant(goodRequest[field]) };
}

function errorsOf(row: StoredRequest) {
  return findFieldErrors(fromColumns(row));
}
