import { once } from "node:events";
import { connect, createServer } from "node:net";
import { pino } from "pino";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { createMetrics } from "#server/operations/metrics.ts";
import { portOf } from "#tests/support/client.ts";
import { exchange } from "#tests/support/exchange.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { respondToMalformed } from "./http-server.ts";
import { securityHeaders } from "./security-headers.ts";

const staticFiles = smallStaticFiles();
const app = createApp({ staticFiles });
app.get("/api/broken", () => {
  throw new Error("the password is swordfish");
});
app.post("/api/echo", (request) => request.body);

test("people get a page, in its own style, that says what happened and whose fault it was; scripts get JSON", async () => {
  const theirs = await app.inject({ method: "PUT", url: "/careers", headers: { accept: "text/html" } });
  expect(theirs.body).toContain("<h1>Method Not Allowed</h1>");
  expect(theirs.body).not.toContain("Our fault.");
  expect(theirs.headers["content-security-policy"]).toMatch(/style-src 'self' 'sha256-[A-Za-z0-9+/]+='/);
  expect((await app.inject({ url: "/api/broken", headers: { accept: "text/html" } })).body).toContain("Our fault.");
  expect((await app.inject("/api/broken")).json()).toEqual({
    error: { code: "internal", message: "Internal Server Error" },
  });
  const withWords = createApp({ errorMessages: (code) => ({ title: code, message: `${code} in words` }) });
  expect((await withWords.inject("/api/nothing")).json().error).toEqual({
    code: "notFound",
    message: "notFound in words",
  });
});

test("a server error shows an ID that finds its stack in the log, and is counted", async () => {
  const lines: string[] = [];
  const log = pino({ serializers: { err: ({ stack }) => stack } }, { write: (line) => lines.push(line) });
  const metrics = createMetrics();
  const broken = createApp({ staticFiles, log, metrics });
  broken.get("/broken", () => {
    throw new Error("the password is swordfish");
  });
  const page = await broken.inject({ url: "/broken", headers: { accept: "text/html" } });
  const [, number] = page.body.match(/\((req-\w+)\)/) ?? [];
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { reqId: number, err: expect.stringContaining("responses.test.ts:") },
  ]);
  expect(await metrics.registry.metrics()).toContain('http_requests_total{kind="page",status="500"} 1');
});

test("an error message cannot become markup", async () => {
  const response = await app.inject({ url: "/%3Cscript%3E.png", headers: { accept: "text/html" } });
  expect(response.body).not.toContain("<script>");
});

test.each([
  [{ origin: "https://elsewhere.example" }],
  [{ origin: "null" }],
  [{ origin: "http://[" }],
  [{ "sec-fetch-site": "cross-site" }],
])("refuses a form posted from another site: %o", async (headers) => {
  const response = await app.inject({ method: "POST", url: "/api/echo", payload: {}, headers });
  expect(response.statusCode).toBe(403);
});

test.each([
  ["an address that cannot be decoded", 400, get("/%ff")],
  ["the same with HEAD", 400, get("/%ff", "HEAD")],
  ["the same with POST", 400, get("/%ff", "POST")],
  ["an address without its path", 400, get("http:///careers")],
  ["a host of a proxy's own", 400, get("ftp://a/careers")],
  ["no host", 400, "GET / HTTP/1.1\r\nconnection: close\r\n\r\n"],
  ["a method for folders", 405, get("/", "PROPFIND")],
  [
    "a method with a body of any kind",
    405,
    get("/careers", "POST", "content-type: a/b\r\ncontent-length: 2\r\n", "{}"),
  ],
  ["a method that needs a body", 405, get("/", "QUERY")],
  ["a tunnel", 405, get("other.example:443", "CONNECT")],
  ["another protocol", 200, get("/careers", "GET", "upgrade: websocket\r\n")],
  ["HTTP/2", 400, "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"],
  ["an expectation", 417, get("/", "GET", "expect: magic\r\n")],
  ["a very long address", 431, get(`/${"a".repeat(20_000)}`)],
  ["a very long header", 431, get("/", "GET", `x: ${"a".repeat(20_000)}\r\n`)],
  ["a hundred and fifty headers", 431, get("/", "GET", "x: a\r\n".repeat(150))],
])("responds to %s with %i, all headers, and counts it", async (_name, status, bytes) => {
  const metrics = createMetrics();
  await using server = createApp({ staticFiles, metrics });
  await server.listen({ port: 0, host: "127.0.0.1" });
  const response = await exchange(server, bytes);
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual([`HTTP/1.1 ${status}`]);
  for (const name of Object.keys(securityHeaders())) expect(response.toLowerCase()).toContain(`\r\n${name}: `);
  expect(response).not.toContain("FST_");
  const counted = (await metrics.registry.metrics()).match(/^http_requests_total.*/gm);
  expect(counted).toEqual([
    expect.stringMatching(new RegExp(`^http_requests_total{kind="\\w+",status="${status}"} 1$`)),
  ]);
});

test.each([
  ["nothing", "", []],
  ["half a request", "GET /", ["408"]],
])("a connection that times out is counted only if it sent something: %s", async (_what, bytes, counted) => {
  const statuses: string[] = [];
  const respond = respondToMalformed({}, (status) => statuses.push(status));
  const server = createServer(async (socket) => {
    if (bytes) await once(socket, "data");
    respond({ code: "ERR_HTTP_REQUEST_TIMEOUT" }, socket.resume());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const socket = connect(portOf(server), "127.0.0.1").resume();
  socket.write(bytes);
  await once(socket, "close");
  server.close();
  expect(statuses).toEqual(counted);
});

test("a script that expects 100-continue gets it before it sends its body", async () => {
  await using server = createApp({ staticFiles });
  server.post("/api/echo", (request) => request.body);
  await server.listen({ port: 0, host: "127.0.0.1" });
  const headers = "expect: 100-continue\r\ncontent-type: application/json\r\ncontent-length: 2\r\n";
  const response = await exchange(server, get("/api/echo", "POST", headers, "{}"));
  expect(response.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 100", "HTTP/1.1 200"]);
});

function get(target: string, method = "GET", headers = "", body = ""): string {
  return `${method} ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n${headers}\r\n${body}`;
}
