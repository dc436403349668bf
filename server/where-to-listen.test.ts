import { expect, test } from "vitest";
import { whereToListen } from "./where-to-listen.ts";

const env = { HOST: "localhost", PORT: 3000 };

test("a socket from systemd counts, and the configured address does not", () => {
  expect(whereToListen(env, { LISTEN_PID: "42", LISTEN_FDS: "1" }, 42)).toEqual({ host: "", fd: 3 });
});

test("a socket that was passed to another process is left alone", () => {
  const configured = { host: "localhost", port: 3000 };
  expect(whereToListen(env, { LISTEN_PID: "41", LISTEN_FDS: "1" }, 42)).toEqual(configured);
  expect(whereToListen(env, {}, 42)).toEqual(configured);
});

test("of two sockets one would never be served, so the server says so", () => {
  expect(() => whereToListen(env, { LISTEN_PID: "42", LISTEN_FDS: "2" }, 42)).toThrow("systemd passed 2 sockets.");
});
