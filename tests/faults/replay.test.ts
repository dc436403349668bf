import type { LightMyRequestResponse } from "fastify";
import { describe, expect } from "vitest";
import type { Captcha } from "#server/captcha/captcha.ts";
import { goodRequest, solvedPuzzle } from "#tests/support/contact-request.ts";
import { engines } from "#tests/support/database.ts";
import { startTestServer } from "#tests/support/test-server.ts";
import { test } from "./fixtures.ts";

const times = 100;

describe.each(engines)("a hundred requests at the same moment, on %s", (engine) => {
  test.override({ engine });

  test("with one captcha: one is accepted", async ({ database, server }) => {
    const token = await solvedPuzzle();
    const responses = await Promise.all(
      Array.from({ length: times }, (_, index) =>
        untilServed(() => server.post({ ...goodRequest, body: `Request ${index}` }, { "x-captcha-token": token })),
      ),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(responses.filter(({ statusCode }) => statusCode === 422)).toHaveLength(times - 1);
    expect(await database.rows("contact_request")).toHaveLength(1);
    expect(await database.rows("delivery")).toHaveLength(1);
  });

  test("with one key and one body: all get 200, one is stored", async ({ database, server }) => {
    const token = await solvedPuzzle();
    const headers = { "idempotency-key": "the-same-key", "x-captcha-token": token };
    const responses = await Promise.all(
      Array.from({ length: times }, () => untilServed(() => server.post(goodRequest, headers))),
    );
    const [row] = await database.rows("contact_request");
    expect(new Set(responses.map(({ body }) => body))).toEqual(new Set([JSON.stringify({ id: row?.id })]));
    expect(await database.rows("contact_request")).toHaveLength(1);
    expect(await database.rows("delivery")).toHaveLength(1);
  });
});

test("this test notices a captcha that can be used again, and requests without a key", async () => {
  const forgetful: Captcha = {
    offer: async () => ({ provider: "turnstile", siteKey: "" }),
    verify: async () => ({ state: "passed", id: crypto.randomUUID() }),
  };
  await using server = await startTestServer({ captcha: forgetful });
  await Promise.all(Array.from({ length: times }, () => server.post(goodRequest, { "x-captcha-token": "one token" })));
  expect(await server.rows("contact_request")).toHaveLength(times);
});

/** Tries again, as the form does, if the machine is too busy for a hundred at once. */
async function untilServed(post: () => Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const response = await post();
  return response.statusCode === 503 ? untilServed(post) : response;
}
