import fc from "fast-check";
import { expect } from "vitest";
import { createApp } from "#server/app.ts";
import { exchange } from "#tests/support/exchange.ts";
import { shortOrFull } from "#tests/support/full.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";
import { openServer, startTestServer } from "#tests/support/test-server.ts";
import { test } from "./fixtures.ts";

/** Parts of addresses, and what an attacker might add to redirect a browser. */
const piece = fc.oneof(
  oneOf("/ // \\ /\\ %2f %2F %5c %5C . .. /./ /../ ; ? # & @"),
  oneOf("other.example careers clover services projects api %61pi .png http: https:"),
  oneOf("% %f %ff %00 %0d%0a %09 %e4%b8%80 %25 %252f %c0%af \t \x0b \x7f"),
  fc.string({ unit: fc.integer({ min: 1, max: 255 }).map((code) => String.fromCharCode(code)), maxLength: 6 }),
);
const rest = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(""));
const beginning = fc.constantFrom("", ..."/ // /\\ /;// http://other.example http://other.example/ http://".split(" "));
const ending = fc.constantFrom("", "/", "//", "\\/", "/?", "#/");
const address = fc.tuple(beginning, rest, ending).map((parts) => parts.join(""));
const method = fc.constantFrom("GET", "GET", "GET", "HEAD", "POST", "OPTIONS", "PROPFIND");

const invented = [
  "localhost:80@evil.example",
  "localhost@evil.example",
  "localhost/evil.example",
  "localhost#evil.example",
  "localhost?evil.example",
  "localhost\\evil.example",
  "localhost:80:80",
  "localhost:",
  "local host",
  "evil.example,localhost",
  "[::1",
];

test("no requested path leads to a redirect to another host, and every answer has our headers", async () => {
  await using server = await startTestServer();
  await using app = createApp({ staticFiles: smallStaticFiles(), contact: server.contact });
  const base = await app.listen({ port: 0, host: "127.0.0.1" });
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(method, address, async (verb, target) => {
      const response = await exchange(app, `${verb} ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
      const [, status = ""] = response.match(/^HTTP\/1\.1 (\d+) /) ?? [];
      expect(response).toMatch(/\r\ncontent-security-policy: default-src 'none'; /);
      expect(Number(status)).toBeLessThan(500);
      seen.add(status);
      const [, location] = response.match(/\r\nlocation: (.*)\r\n/) ?? [];
      if (location === undefined) return;
      expect(location).toMatch(/^\/(?![/\\])/);
      expect(new URL(location, base).origin).toBe(base);
    }),
    {
      numRuns: shortOrFull(2_000, 20_000),
      examples: [
        ["GET", "/\\other.example/"],
        ["GET", "//other.example/"],
        ["GET", "/%ff"],
        ["HEAD", "/%ff"],
        ["POST", "/%ff"],
        ["GET", "http:///x/"],
        ["GET", "http://other.example/careers/"],
      ],
    },
  );
  expect([...seen]).toEqual(expect.arrayContaining(["200", "301", "302", "400", "404", "405"]));
});

test("an address that includes the host is answered like its path", async () => {
  await using app = createApp({ staticFiles: smallStaticFiles() });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const ask = (target: string) => exchange(app, `GET ${target} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`);
  const responses = await Promise.all(["http://a", "HTTP://a/", "http://a/careers", "https://a?x=1"].map(ask));
  const moved = await ask("http://other.example//careers/");
  expect(responses.map((response) => response.split("\r\n")[0])).toEqual(Array(4).fill("HTTP/1.1 200 OK"));
  expect(moved).toContain("\r\nlocation: /careers\r\n");
});

test("a Host that is not a name, or a name and a port, is refused at every address", async ({ database }) => {
  await using desk = await openServer({ database, staticFiles: smallStaticFiles() });
  await desk.link();
  const ask = (host: string, url: string, from = "192.0.2.1") => desk.browser().send(url, { headers: { host }, from });
  for (const host of invented) {
    for (const url of ["/", "/careers", "/nothing", "/desk/sign-in", "/healthz", "/readyz", "/api/captcha"]) {
      expect([host, url, (await ask(host, url)).statusCode]).toEqual([host, url, 400]);
      expect([host, url, (await ask(host, url, "127.0.0.1")).statusCode]).toEqual([host, url, 400]);
    }
  }
  for (const host of [
    "localhost",
    "localhost:3000",
    "www.ideas.test",
    "127.0.0.1:80",
    "[::1]:3000",
    "website_1:3000",
  ]) {
    expect([host, (await ask(host, "/")).statusCode]).toEqual([host, 200]);
  }
});

/** One of the words in a line. */
function oneOf(line: string) {
  return fc.constantFrom(...line.split(" "));
}
