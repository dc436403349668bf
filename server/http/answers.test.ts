import { connect } from "node:net";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { siteFixture } from "#server/site/site-fixture.ts";

const securityHeaderNames = [
  "content-security-policy",
  "strict-transport-security",
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "permissions-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
];

const app = createApp({ site: siteFixture() });
app.get("/api/broken", () => {
  throw new Error("the password is swordfish");
});
app.post("/api/echo", (request) => request.body);

test.each([
  [200, { url: "/careers" }],
  [302, { url: "/nowhere" }],
  [404, { url: "/nothing.png" }],
  [405, { method: "PUT", url: "/careers" }],
  [413, { method: "POST", url: "/api/echo", payload: { text: "x".repeat(70_000) } }],
  [415, { method: "POST", url: "/api/echo", payload: "text", headers: { "content-type": "text/plain" } }],
  [400, { method: "POST", url: "/api/echo", payload: "{", headers: { "content-type": "application/json" } }],
  [500, { url: "/api/broken" }],
] as const)("an answer %i carries every security header", async (status, request) => {
  const answer = await app.inject(request as object);
  expect(answer.statusCode).toBe(status);
  for (const name of securityHeaderNames) expect(answer.headers[name], name).toBeTruthy();
  expect(answer.headers["content-security-policy"]).not.toContain("unsafe");
});

test("a page allows exactly its own styles", async () => {
  const { headers } = await app.inject("/");
  expect(headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]+='/);
});

test("people get a page that says what happened, scripts get JSON, nobody gets the inside of the server", async () => {
  const page = await app.inject({ method: "PUT", url: "/careers", headers: { accept: "text/html" } });
  expect(page.body).toContain("<h1>Not possible</h1>");
  const broken = await app.inject("/api/broken");
  expect(broken.json()).toEqual({
    error: { code: "internal", message: "Something went wrong on our side. We have noted it." },
  });
});

test("only a fault on our side is called one", async () => {
  const theirs = await app.inject({ method: "PUT", url: "/careers", headers: { accept: "text/html" } });
  expect(theirs.body).not.toContain("Our fault.");
  const ours = await app.inject({ url: "/api/broken", headers: { accept: "text/html" } });
  expect(ours.body).toContain("Our fault.");
});

test("what stands in an error message cannot become markup", async () => {
  const answer = await app.inject({ url: "/%3Cscript%3E.png", headers: { accept: "text/html" } });
  expect(answer.body).not.toContain("<script>");
});

test.each([
  [{ origin: "https://elsewhere.example" }],
  [{ origin: "null" }],
  [{ origin: "http://[" }],
  [{ "sec-fetch-site": "cross-site" }],
])("refuses a form posted from another site: %o", async (headers) => {
  const answer = await app.inject({ method: "POST", url: "/api/echo", payload: {}, headers });
  expect(answer.statusCode).toBe(403);
});

test("takes a form posted from this site", async () => {
  const headers = { host: "ideascoded.example", origin: "https://ideascoded.example", "sec-fetch-site": "same-origin" };
  const answer = await app.inject({ method: "POST", url: "/api/echo", payload: { a: 1 }, headers });
  expect(answer.json()).toEqual({ a: 1 });
});

test.each([
  ["two hosts", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n"],
  ["two lengths", "POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}"],
  [
    "length and chunks",
    "POST /api/echo HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
  ],
  ["no HTTP at all", "hello\r\n\r\n"],
])("answers 400 with all headers to %s", async (_name, bytes) => {
  const server = createApp({ site: siteFixture() });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const answer = await sendRaw((server.server.address() as { port: number }).port, bytes);
  await server.close();
  expect(answer).toMatch(/^HTTP\/1\.1 400 /);
  for (const name of securityHeaderNames) expect(answer.toLowerCase()).toContain(`\r\n${name}: `);
});

function sendRaw(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.end(bytes));
    socket.on("data", (data) => {
      answer += data;
    });
    socket.on("close", () => resolve(answer));
    socket.on("error", reject);
  });
}
