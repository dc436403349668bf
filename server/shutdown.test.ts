import { spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { createApp } from "./app.ts";
import { closeTimeoutMs, maxShutdownDelayMs, maxStopMs } from "./shutdown.ts";

const root = new URL("../", import.meta.url);

/** Closes in a separate process, with 50 milliseconds for everything. */
function exitAfter(close: string) {
  const script = `import { closeAndExit } from "./server/shutdown.ts";
    await closeAndExit(0, { close: ${close}, onError: (error) => console.log(error.message), timeoutMs: 50 });`;
  const { status, stdout } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], { cwd: root });
  return { status, said: stdout.toString().trim() };
}

test("what never closes is cut off, and ends with 1", () => {
  const said = "The server did not close within 0.05 seconds.";
  expect(exitAfter("() => new Promise(() => {})")).toEqual({ status: 1, said });
});

test("what fails to close ends with 1", () => {
  expect(exitAfter("async () => { throw new Error('broken'); }")).toEqual({ status: 1, said: "broken" });
});

test("code, unit, image, settings and manual say the same about how long a stop takes", () => {
  const read = (path: string) => readFileSync(new URL(path, root), "utf8").replace(/\n#? ?/g, " ");
  const [delay, closing, total] = [maxShutdownDelayMs, closeTimeoutMs, maxStopMs].map((ms) => ms / 1_000);
  const killedAfter = (maxStopMs + 10_000) / 1_000;
  expect(read("deploy/website.service")).toContain(`TimeoutStopSec=${killedAfter} `);
  expect(read("deploy/Dockerfile")).toContain(`docker run --stop-timeout ${killedAfter} `);
  expect(read(".env.example")).toContain(`up to ${maxShutdownDelayMs}; closing takes up to ${closing} seconds more`);
  const manual = read("docs/operations.md");
  expect(manual).toContain(
    `At most ${closing} seconds after \`SHUTDOWN_DELAY_MS\` (at most ${delay}), so ${total} in all`,
  );
  for (const setting of ["TimeoutStopSec", "stop_grace_period", "--stop-timeout", "terminationGracePeriodSeconds"]) {
    expect(manual).toContain(`\`${setting}\``);
  }
  expect(manual).toContain(`to ${killedAfter} seconds`);
});

test("a connection that was never used does not hold up the shutdown", async () => {
  const app = createApp({});
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const arrived = once(app.server, "connection");
  const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
  const ended = once(socket, "close");
  await arrived;
  await app.close();
  await ended;
});

test("a connection that was opened just before the shutdown still gets its response, and then is closed", async () => {
  const app = createApp({ shutdownDelayMs: 60_000 });
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const arrived = once(app.server, "connection");
  const socket = connect(Number(port), "127.0.0.1");
  await arrived;
  const closing = app.close();
  await expect.poll(() => app.server.listening).toBe(false);
  socket.end("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n");
  const response = await text(socket);
  expect(response).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(response.toLowerCase()).toContain("\r\nconnection: close\r\n");
  await closing;
});
