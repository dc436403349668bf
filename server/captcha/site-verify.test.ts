import { expect, test } from "vitest";
import { startReceiver } from "#tests/support/webhook-receiver.ts";
import { siteVerify } from "./site-verify.ts";

/** What is made of the provider's response, or of none. */
async function verdictFrom(body?: string) {
  await using provider = await startReceiver({ respond: (_, response) => response.end(body) });
  const errors: string[] = [];
  const captcha = siteVerify({
    provider: "turnstile",
    siteKey: "public",
    secret: "secret",
    onError: (code) => errors.push(code),
    address: body === undefined ? "http://127.0.0.1:1" : provider.url,
  });
  const { state } = await captcha.verify("token");
  return { state, errors, asked: provider.received.map(({ body }) => body).join("") };
}

test("asks the provider with the secret and the token", async () => {
  expect(await verdictFrom('{"success":true}')).toEqual({
    state: "passed",
    errors: [],
    asked: "secret=secret&response=token",
  });
});

test("refuses a token that the provider rejects", async () => {
  const { state } = await verdictFrom('{"success":false,"error-codes":["timeout-or-duplicate"]}');
  expect(state).toBe("refused");
});

test.each([
  ['{"success":false,"error-codes":["invalid-input-secret"]}', "invalid-input-secret"],
  ['{"success":false}', "no reason given"],
  ["<html>502</html>", "SyntaxError"],
])("lets the request in, and says so, if the provider responds with %s", async (body, error) => {
  expect(await verdictFrom(body)).toMatchObject({ state: "unanswered", errors: [error] });
});

test("accepts the request if the provider does not respond", async () => {
  expect(await verdictFrom()).toEqual({ state: "unanswered", errors: ["TypeError"], asked: "" });
});
