import { afterAll, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { strictTransportFor } from "#server/http/security-headers.ts";
import { StorageFailure, storeFrom } from "#server/storage/store.ts";
import { goodRequest, solvedPuzzle } from "#tests/support/contact-request.ts";
import { exchange } from "#tests/support/exchange.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { startTestServer } from "#tests/support/test-server.ts";

/** The headers of every response, whatever the outcome. */
const everywhere = {
  "content-security-policy": expect.stringMatching(/^default-src 'none'; (?!.*unsafe)/),
  "strict-transport-security": "max-age=31536000",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
};

/** How the other headers of a response begin for each status. No more than these are sent. */
const own: Record<number, string[]> = {
  200: ["accept-ranges", "cache-control", "content-length", "content-type", "etag", "vary"],
  302: ["content-length", "location"],
  304: ["accept-ranges", "cache-control", "content-type", "etag", "vary"],
  400: ["cache-control", "content-length", "content-type"],
  404: ["cache-control", "content-length", "content-type"],
  405: ["allow", "cache-control", "content-length", "content-type"],
  413: ["cache-control", "content-length", "content-type"],
  415: ["cache-control", "content-length", "content-type"],
  500: ["cache-control", "content-length", "content-type"],
  503: ["cache-control", "content-length", "content-type", "retry-after"],
};
const connection = ["connection", "date", "keep-alive"];

const failing = storeFrom(
  async () => Promise.reject(new StorageFailure("failed")),
  async () => {},
);
const server = await startTestServer({ store: failing });
const app = createApp({ staticFiles: smallStaticFiles(), contact: server.contact });
app.get("/broken", () => {
  throw new Error("a fault");
});
afterAll(async () => {
  await app.close();
  await server[Symbol.asyncDispose]();
});

test.each([
  [200, "GET", "/", {}],
  [302, "GET", "/nowhere", {}],
  [304, "GET", "/", { "if-none-match": "*" }],
  [400, "GET", "/%ff", {}],
  [404, "GET", "/missing.png", {}],
  [405, "DELETE", "/", {}],
  [405, "GET", "/api/contact", {}],
  [413, "POST", "/api/contact", { "content-type": "application/json" }],
  [415, "POST", "/api/contact", { "content-type": "text/plain" }],
  [500, "GET", "/broken", {}],
  [503, "POST", "/api/contact", { "x-captcha-token": await solvedPuzzle() }],
] as const)("a response %i to %s %s carries the listed headers and no other", async (status, method, url, headers) => {
  const payload = { 413: "a".repeat(1_000_000), 415: "text", 503: goodRequest }[status as number];
  const response = await app.inject({ method, url, headers, payload });
  expect(response.statusCode).toBe(status);
  expect(response.headers).toMatchObject(everywhere);
  expect(namesOf(response.headers)).toEqual(own[status]);
});

test("whoever owns all names of the domain can have browsers use TLS for them, on malformed requests too", async () => {
  const strictTransport = strictTransportFor({ subdomains: true, preload: true });
  await using strict = createApp({ staticFiles: smallStaticFiles(), strictTransport });
  await strict.listen({ port: 0, host: "127.0.0.1" });
  expect((await strict.inject("/")).headers["strict-transport-security"]).toBe(strictTransport);
  expect(strictTransport).toBe("max-age=31536000; includeSubDomains; preload");
  const malformed = await exchange(strict, "no request\r\n\r\n");
  expect(malformed).toContain(`strict-transport-security: ${strictTransport}\r\n`);
});

test("this test notices a missing header and an extra one", async () => {
  await using careless = createApp({ staticFiles: smallStaticFiles() });
  careless.addHook("onSend", async (_request, reply) => {
    reply.removeHeader("x-frame-options").header("x-powered-by", "a framework");
  });
  const response = await careless.inject("/");
  expect(response.headers).not.toMatchObject(everywhere);
  expect(namesOf(response.headers)).not.toEqual(own[200]);
});

function namesOf(headers: object): string[] {
  const listed = new Set([...Object.keys(everywhere), ...connection]);
  return Object.keys(headers)
    .filter((name) => !listed.has(name))
    .toSorted();
}
