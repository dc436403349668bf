import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { promisify } from "node:util";
import { type FastifyInstance, fastify } from "fastify";
import { afterAll, expect, test } from "vitest";
import { createClient, portOf, until } from "#tests/support/client.ts";
import { exchange } from "#tests/support/exchange.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { startTestServer } from "#tests/support/test-server.ts";

const large = Buffer.alloc(32 * 1024 * 1024, "a");

/** For the tests that only send something over a connection of their own. */
const shared = await startTestServer();
await shared.app.listen({ port: 0, host: "127.0.0.1" });
afterAll(() => shared[Symbol.asyncDispose]());

// These three wait for timeouts most of the time, and do so together.
test.concurrent("slow connections are all closed, and good requests are served in the meantime", async () => {
  await using server = await startTestServer();
  const url = await server.app.listen({ port: 0, host: "127.0.0.1" });
  const slow = openSlow(server.app, shortOrFull(100, 400));
  const client = createClient(url);
  const responses: number[] = [];
  await until("all slow connections are closed", async () => {
    responses.push((await client.post()).status);
    return slow.every(({ destroyed, closed }) => destroyed || closed);
  });
  client.close();
  expect(new Set(responses)).toEqual(new Set([200]));
  expect(responses.length).toBeGreaterThan(10);
});

test.concurrent("this test notices a server with Node's default timeouts", async () => {
  const patient = fastify();
  patient.get("/healthz", () => "ok");
  await patient.listen({ port: 0, host: "127.0.0.1" });
  const slow = openSlow(patient, 10);
  await expect(until("closed", () => slow.every(({ destroyed }) => destroyed), 12_000)).rejects.toThrow("in time");
  for (const socket of slow) socket.destroy();
  await patient.close();
});

test.concurrent("a large response that nobody reads is aborted, and one that is read slowly arrives whole", async () => {
  await using server = await startTestServer();
  server.app.get("/large", (_request, reply) => reply.send(large));
  expect(server.app.server.timeout).toBe(10_000);
  server.app.server.timeout = 1_000;
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const ask = "GET /large HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n";
  const unread = Array.from({ length: 5 }, () => openUnread(server.app, ask));
  const slow = openUnread(server.app, ask);
  let read = 0;
  const reading = setInterval(() => {
    read += slow.read(Math.min(slow.readableLength, 512 * 1024))?.length ?? 0;
  }, 100);
  await until("only the slow one is left", () => connectionsOf(server.app).then((count) => count === 1));
  expect(read).toBeLessThan(large.length);
  await until("it has everything", () => read > large.length);
  clearInterval(reading);
  for (const socket of [...unread, slow]) socket.destroy();
});

test("responds 413 to a megabyte in chunks", async () => {
  const chunks = `${`8000\r\n${"a".repeat(0x8000)}\r\n`.repeat(32)}0\r\n\r\n`;
  const headers = "content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n";
  const response = await exchange(shared.app, post(headers + chunks));
  expect(response).toMatch(/^HTTP\/1.1 413 /);
});

const smuggled = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n";

test.each([
  ["a length and chunks", `content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ["two lengths", `content-length: 4\r\ncontent-length: 5\r\n\r\nabcde${smuggled}`],
  ["two lengths in one line", `content-length: 4, 5\r\n\r\nabcde${smuggled}`],
  ["a length that is no number", `content-length: 4x\r\n\r\nabcd${smuggled}`],
  ["a negative length", `content-length: -1\r\n\r\n${smuggled}`],
  [
    "a chunk size that is not a number",
    `content-type: application/json\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n${smuggled}`,
  ],
  ["an unknown encoding", `content-type: application/json\r\ntransfer-encoding: xchunked\r\n\r\n0\r\n\r\n${smuggled}`],
  ["a space before the colon", `content-length : 4\r\n\r\nabcd${smuggled}`],
  ["a folded header", `content-length:\r\n 4\r\n\r\nabcd${smuggled}`],
  ["a bare line feed", `content-length: 4\n\nabcd${smuggled}`],
  ["two hosts", `host: b\r\ncontent-length: 2\r\n\r\n{}`],
])("responds only 400 to %s", async (_name, rest) => {
  const response = await exchange(shared.app, post(rest));
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 400"]);
  expect(response).toContain("content-security-policy");
});

test("a request with a broken body that got an early response gets no second one", async () => {
  const response = await exchange(
    shared.app,
    post(`transfer-encoding: chunked\r\n\r\nzz\r\nab\r\n0\r\n\r\n${smuggled}`),
  );
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual(["HTTP/1.1 415"]);
});

test("a connection that sent garbage is closed, even if the client never closes it", async () => {
  await using server = await startTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const socket = connect({ port: portOf(server.app.server), host: "127.0.0.1", allowHalfOpen: true });
  socket.write("rubbish\r\n\r\n");
  socket.on("error", () => {}).resume();
  await once(socket, "end");
  await until("the server has let go of it", () => connectionsOf(server.app).then((count) => count === 0), 5_000);
  socket.destroy();
});

test("a connection that sends thousands of requests and reads nothing is closed after a few", async () => {
  await using server = await startTestServer();
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const made = countRequestsMade();
  const flood = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".repeat(20_000);
  const sockets = Array.from({ length: 20 }, () => openUnread(server.app, flood));
  await until("requests have come", () => made.count() > 0);
  await until("all connections are ended", () => connectionsOf(server.app).then((count) => count === 0));
  made.stop();
  for (const socket of sockets) socket.destroy();
  // The one that is being handled, ten that wait, and the one too many.
  expect(made.count()).toBeLessThanOrEqual(20 * 12);
  expect((await server.app.inject({ url: "/healthz" })).statusCode).toBe(200);
});

test("ten pipelined requests are served in order", async () => {
  const ahead = "GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n".repeat(10);
  const response = await exchange(shared.app, `${ahead}GET /last HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  expect(response.match(/HTTP\/1.1 \d+/g)).toEqual([...Array(10).fill("HTTP/1.1 200"), "HTTP/1.1 404"]);
});

test("a slow handler has time to respond", async () => {
  await using server = await startTestServer();
  const made = Promise.withResolvers<string>();
  server.app.get("/slow", () => made.promise);
  server.app.server.timeout = 20;
  server.app.server.on("timeout", () => made.resolve("made after all"));
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  const response = await exchange(server.app, "GET /slow HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n");
  expect(response).toContain("made after all");
});

function post(rest: string): string {
  return `POST /api/contact HTTP/1.1\r\nhost: a\r\n${rest}`;
}

function connectionsOf({ server }: FastifyInstance): Promise<number> {
  return promisify(server.getConnections.bind(server))();
}

/** A connection that sends and never reads the responses. */
function openUnread(app: FastifyInstance, bytes: string): Socket {
  const socket = connect(portOf(app.server), "127.0.0.1");
  socket.on("error", () => {}).pause();
  socket.write(bytes);
  return socket;
}

/** Counts the requests that Node parses, however they are handled. */
function countRequestsMade() {
  let count = 0;
  const add = () => {
    count += 1;
  };
  subscribe("http.server.request.start", add);
  return { count: () => count, stop: () => unsubscribe("http.server.request.start", add) };
}

/** Connections that send a request byte by byte and never finish it. */
function openSlow(app: FastifyInstance, count: number): Socket[] {
  const port = portOf(app.server);
  return Array.from({ length: count }, (_, index) => {
    const socket = connect(port, "127.0.0.1");
    // Half of them are slow in the headers, half in the body.
    socket.write(
      index % 2 === 0
        ? "POST /api/contact HTTP/1.1\r\nhost: a\r\n"
        : "POST /api/contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n",
    );
    const timer = setInterval(() => socket.write("a"), 500);
    socket.on("error", () => {}).on("close", () => clearInterval(timer));
    socket.resume();
    return socket;
  });
}
