import { once } from "node:events";
import { connect } from "node:net";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";

test("a connection over which nothing was sent does not hold up the stop", async () => {
  const app = createApp({});
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const arrived = once(app.server, "connection");
  const socket = connect(Number(port), "127.0.0.1").on("error", () => {});
  const ended = once(socket, "close");
  await arrived;
  await app.close();
  await ended;
});

test("a request that came before the stop is answered", async () => {
  const app = createApp({});
  const answer = Promise.withResolvers<string>();
  const asked = new Promise<void>((resolve) => {
    app.get("/api/slow", () => {
      resolve();
      return answer.promise;
    });
  });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  const coming = fetch(`${base}/api/slow`);
  await asked;
  const closing = app.close();
  answer.resolve("whole");
  expect(await (await coming).text()).toBe("whole");
  await closing;
});
