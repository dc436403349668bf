import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { deskCookies } from "./cookies.ts";
import { hashOf, newSecret } from "./secrets.ts";

const secret = newSecret();

type Asked = { cookie?: string; host?: string; from?: string; protocol?: string };

function requestWith({ cookie = "", host = "ideas.test", from = "192.0.2.1", protocol = "https" }: Asked) {
  return { protocol, headers: { cookie, host }, socket: { remoteAddress: from } } as unknown as FastifyRequest;
}

/** The cookie that a browser would send back. */
function cookieSet(name: "desk" | "desk-browser" | "desk-known", text: string, keys = ["key"], asked: Asked = {}) {
  const lines: string[] = [];
  const reply = { header: (_name: string, line: string) => void lines.push(line) } as unknown as FastifyReply;
  deskCookies(keys).set({ request: requestWith(asked), reply }, name, text, 60);
  return lines[0]?.split(";")[0] ?? "";
}

const hashIn = (cookie: string, keys = ["key"]) => deskCookies(keys).secretHash(requestWith({ cookie }), "desk");

test("a secret comes back from its cookie; one that is not signed, or signed for something else, does not", () => {
  const cookie = cookieSet("desk", secret);
  expect(hashIn(cookie)).toBe(hashOf(secret));
  const [, signature = ""] = cookie.split(".");
  const other = signature.startsWith("A") ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  expect(hashIn(`__Host-desk=${secret}.${other}`)).toBeUndefined();
  expect(hashIn(`__Host-desk=${newSecret()}.${signature}`)).toBeUndefined();
  for (const invented of [secret, `${secret}.`, `.${signature}`, `"${secret}.${signature}"`]) {
    expect(hashIn(`__Host-desk=${invented}`)).toBeUndefined();
  }
  for (const name of ["desk-browser", "desk-known"] as const) {
    expect(hashIn(cookieSet(name, secret).replace(`__Host-${name}=`, "__Host-desk="))).toBeUndefined();
  }
});

test("only a signed cookie says whose browser it is", () => {
  const { knownPerson } = deskCookies(["key"]);
  expect(knownPerson(requestWith({ cookie: cookieSet("desk-known", "a-person") }))).toBe("a-person");
  expect(knownPerson(requestWith({ cookie: "__Host-desk-known=a-person.x" }))).toBeUndefined();
  expect(knownPerson(requestWith({ cookie: "__Host-desk-known=a-person" }))).toBeUndefined();
});

test("a cookie that was signed with the key before is good until that key is gone", () => {
  const cookie = cookieSet("desk", secret, ["old"]);
  expect(hashIn(cookie, ["new", "old"])).toBe(hashOf(secret));
  expect(hashIn(cookie, ["new"])).toBeUndefined();
});

test("of several cookies with the name the one that is signed counts, and no look-alike of the name", () => {
  const cookie = cookieSet("desk", secret);
  expect(hashIn(`__Host-desk=planted; other=1; ${cookie}`)).toBe(hashOf(secret));
  for (const sign of ["\u00a0", "\ufeff", "x"]) expect(hashIn(sign + cookie)).toBeUndefined();
});

test("a cookie does without TLS only between a browser and a server of one machine", () => {
  const local = { host: "localhost:3000", from: "127.0.0.1", protocol: "http" };
  for (const same of [{}, { host: "127.0.0.1:3000", from: "::ffff:127.0.0.1" }]) {
    expect(cookieSet("desk", secret, ["key"], { ...local, ...same })).toMatch(/^desk=/);
  }
  // The last are those of a proxy on the same machine, whose visitors name the site.
  for (const changed of [
    { protocol: "https" },
    { from: "192.0.2.1" },
    { host: "ideas.test" },
    { host: "localhost.ideas.test" },
  ]) {
    expect(cookieSet("desk", secret, ["key"], { ...local, ...changed })).toMatch(/^__Host-desk=/);
  }
});
