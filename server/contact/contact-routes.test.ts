import * as v from "valibot";
import { expect, test } from "vitest";
import { contactRequest } from "#contract/contact.ts";
import { languages, mainLanguage } from "#contract/languages.ts";
import type { Captcha } from "#server/captcha/captcha.ts";
import { proofOfWork } from "#server/captcha/proof-of-work.ts";
import { StorageFailure, storeFrom } from "#server/storage/store.ts";
import { goodRequest, postForm, solvedPuzzle, testSecret } from "#tests/support/contact-request.ts";
import { startTestServer } from "#tests/support/test-server.ts";

// Where there is another than English.
const otherLanguage = languages.at(-1) ?? mainLanguage;

test("answers 200 once the request is in the database, with a mail to send", async () => {
  await using server = await startTestServer();
  const response = await server.post(goodRequest, { "x-form-language": otherLanguage });
  expect(response.statusCode).toBe(200);
  const [row] = await server.rows("contact_request");
  expect(row).toMatchObject({
    ...goodRequest,
    purpose: JSON.stringify(goodRequest.purpose),
    captcha: "passed",
    suspicions: "[]",
  });
  expect(row?.language).toBe(otherLanguage);
  expect(response.json()).toEqual({ id: row?.id });
  expect(response.headers["cache-control"]).toBe("no-store");
  expect(await server.rows("delivery")).toMatchObject([
    { request_id: row?.id, kind: "notification", state: "waiting" },
  ]);
});

test("stores where the visit came from, and of that nothing which could not be", async () => {
  await using server = await startTestServer();
  const send = async (source: object) => {
    await server.post(goodRequest, { "x-visit-source": String(new URLSearchParams({ ...source })) });
    return (await server.rows("contact_request")).at(-1);
  };
  const source = { source: "Newsletter", medium: "email", campaign: "Весна 2027" };
  expect(await send({ landing: "/Clovers", referrer: "News.Example:8443", ...source, visitor: "Ada" })).toMatchObject({
    visit_landing: "/Clovers",
    visit_referrer: "news.example:8443",
    visit_source: "newsletter",
    visit_medium: "email",
    visit_campaign: "весна 2027",
  });
  const wrong = {
    landing: "https://evil.example",
    referrer: "a b",
    source: "\0a\r\n\u202eb\ud800",
    campaign: "ж".repeat(101),
  };
  expect(await send(wrong)).toMatchObject({
    visit_landing: "",
    visit_referrer: "",
    visit_source: "a b\ufffd",
    visit_medium: "",
    visit_campaign: "ж".repeat(100),
  });
  expect(await send({ source: "a".repeat(4_000) })).toMatchObject({ visit_source: "" });
});

test("a form without scripts tells of a campaign by the address of its page, and of nothing else", async () => {
  await using server = await startTestServer();
  const send = async (referer: string) => {
    const headers = { "content-type": "application/x-www-form-urlencoded", referer };
    const payload = "name=a&email=a@b.co&body=c";
    await server.app.inject({ method: "POST", url: "/api/contact", headers, payload });
    return (await server.rows("contact_request")).at(-1);
  };
  expect(await send("https://site.example/about-us?utm_source=Newsletter")).toMatchObject({
    visit_landing: "/about-us",
    visit_source: "newsletter",
  });
  for (const address of ["https://site.example/about-us?page=2", "nonsense"])
    expect(await send(address)).toMatchObject({ visit_landing: "", visit_source: "" });
});

test("names the field that is wrong and stores nothing", async () => {
  await using server = await startTestServer();
  const response = await server.post({ ...goodRequest, email: "ada" });
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toMatchObject({ code: "invalidFields", fields: { email: "invalidEmail" } });
  expect(await server.rows("contact_request")).toEqual([]);
});

test("asks for the captcha if a script sends none", async () => {
  await using server = await startTestServer();
  const response = await server.app.inject({ method: "POST", url: "/api/contact", payload: goodRequest });
  expect(response.json().error).toEqual({ code: "captchaMissing", message: "Please submit recaptcha!" });
  expect(await server.rows("contact_request")).toEqual([]);
});

test("refuses a captcha that is expired, signed with another secret, tampered with, or no token at all", async () => {
  await using server = await startTestServer();
  const { challenge, solution } = JSON.parse(Buffer.from(await solvedPuzzle(), "base64").toString());
  const { parameters, signature } = challenge;
  const token = (changed: object, solved: object = solution) =>
    Buffer.from(JSON.stringify({ challenge: { ...challenge, ...changed }, solution: solved })).toString("base64");
  const tokens = {
    expired: await solvedPuzzle({ expiresAt: new Date(Date.now() - 60_000) }),
    foreign: await solvedPuzzle({ secret: "someone else's secret" }),
    none: "abc",
    "another spelling": token({ signature: signature.toUpperCase() }),
    "a later end": token({ parameters: { ...parameters, expiresAt: parameters.expiresAt + 3_600 } }),
    "another cost": token({ parameters: { ...parameters, cost: 2 } }),
    "another puzzle": token({ parameters: { ...parameters, nonce: "00".repeat(16) } }),
    "one more parameter": token({ parameters: { ...parameters, extra: 1 } }),
    "another solution": token({}, { ...solution, derivedKey: "00".repeat(32) }),
  };
  for (const [name, token] of Object.entries(tokens)) {
    const response = await server.post(goodRequest, { "x-captcha-token": token });
    expect([name, response.json().error?.code]).toEqual([name, "captchaInvalid"]);
  }
  expect(await server.rows("contact_request")).toEqual([]);
});

test("stores a repeated request once, even if its captcha has expired since", async () => {
  await using server = await startTestServer();
  const key = { "idempotency-key": "0123456789" };
  const first = await server.post(goodRequest, key);
  const old = await solvedPuzzle({ expiresAt: new Date(Date.now() - 60_000) });
  const again = await server.post(goodRequest, { ...key, "x-captcha-token": old });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
  expect((await server.post(goodRequest, key)).json()).toEqual(first.json());
  expect(await server.rows("contact_request")).toHaveLength(1);
  expect(await server.rows("delivery")).toHaveLength(1);
  expect((await server.contact.metrics.requestsRepeated.get()).values).toMatchObject([{ value: 2 }]);
});

test.each([
  [{ "x-form-trap": "http://spam.test" }, '["trap"]'],
  [{ "x-form-filled-ms": "300" }, '["tooFast"]'],
  [{ "x-form-filled-ms": "30000" }, "[]"],
])("stores a request with %o and marks it %s", async (headers, suspicions) => {
  await using server = await startTestServer({ sendsReceipts: true, sendsWebhooks: true });
  expect((await server.post(goodRequest, headers)).statusCode).toBe(200);
  expect(await server.rows("contact_request")).toMatchObject([{ suspicions }]);
  const kinds = (await server.rows("delivery")).map(({ kind }) => kind);
  expect(kinds).toEqual(suspicions === "[]" ? ["notification", "receipt", "webhook"] : ["notification", "webhook"]);
});

test("accepts a request for which the captcha provider did not answer, and marks it", async () => {
  const captcha: Captcha = {
    offer: async () => ({ provider: "turnstile", siteKey: "key" }),
    verify: async () => ({ state: "unanswered", id: "token" }),
  };
  await using server = await startTestServer({ captcha });
  expect((await server.post()).statusCode).toBe(200);
  expect(await server.rows("contact_request")).toMatchObject([{ captcha: "unanswered" }]);
});

test("holds forms without scripts to a lower limit, and says when to come back", async () => {
  await using server = await startTestServer({ limits: { withCaptcha: 5, withoutCaptcha: 1 } });
  const send = () => postForm(server.app, "name=a&email=a@b.co&body=c");
  expect((await send()).statusCode).toBe(303);
  const refused = await send();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await server.post()).statusCode).toBe(200);
});

test.each([
  ["failed", "unavailable"],
  ["slow", "unavailable"],
  ["full", "queueFull"],
] as const)("answers 503, and not 200, if storing ends as %s, and says %s", async (reason, code) => {
  const store = storeFrom(
    async () => Promise.reject(new StorageFailure(reason)),
    async () => {},
  );
  await using server = await startTestServer({ store });
  const response = await server.post();
  expect(response.statusCode).toBe(503);
  expect(response.json().error.code).toBe(code);
  expect(response.headers["retry-after"]).toBe("30");
});

test("accepts the longest valid request, and answers 413 to a larger one", async () => {
  await using server = await startTestServer();
  const largest = { ...goodRequest, name: "😀".repeat(200), subject: "😀".repeat(200), body: "😀".repeat(5_000) };
  const escaped = JSON.stringify(largest).replace(
    /[\ud800-\udfff]/g,
    (half) => `\\u${half.charCodeAt(0).toString(16)}`,
  );
  expect((await server.post(escaped)).statusCode).toBe(200);
  expect((await server.post({ ...goodRequest, body: "a".repeat(1_000_000) })).statusCode).toBe(413);
});

test("answers every other method with 405 and the right one", async () => {
  await using server = await startTestServer();
  for (const method of ["GET", "PUT", "DELETE", "PATCH", "HEAD"] as const) {
    const { statusCode, headers } = await server.app.inject({ method, url: "/api/contact" });
    expect([method, statusCode, headers.allow]).toEqual([method, 405, "POST"]);
  }
});

test("accepts puzzles signed with the previous secret", async () => {
  await using server = await startTestServer({ captcha: proofOfWork(["the new secret", testSecret]) });
  expect((await server.post()).statusCode).toBe(200);
});

test("sends at most three receipts to one address, however it is written, and stores every request", async () => {
  await using server = await startTestServer({ sendsReceipts: true });
  for (const email of ["ada@engine.test", "Ada@engine.test", "ADA@ENGINE.TEST", "a.da@engine.test", "grace@x.test"]) {
    expect((await server.post({ ...goodRequest, email })).statusCode).toBe(200);
  }
  const kinds = (await server.rows("delivery")).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === "notification")).toHaveLength(5);
  expect(kinds.filter((kind) => kind === "receipt")).toHaveLength(4);
});

test("a purpose that the content does not have is refused", async () => {
  await using server = await startTestServer();
  const response = await server.post({ ...goodRequest, purpose: [...goodRequest.purpose, "games"] });
  expect(response.statusCode).toBe(422);
  expect(response.json().error).toMatchObject({ code: "invalidFields", fields: { purpose: "invalid" } });
  expect(await server.rows("contact_request")).toEqual([]);
});

test("a list of thousands of purposes is rejected at once, even if each is valid", async () => {
  await using server = await startTestServer();
  const response = await server.post({ ...goodRequest, purpose: Array(10_000).fill("web") });
  expect(response.json().error).toMatchObject({ code: "invalidFields", fields: { purpose: "invalid" } });
  const issues = v.safeParse(contactRequest, { ...goodRequest, purpose: Array(10_000).fill(1) }).issues;
  expect(issues).toHaveLength(1);
});
