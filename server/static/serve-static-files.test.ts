import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { smallStaticFiles } from "#tests/support/small-static-files.ts";

const app = createApp({ staticFiles: smallStaticFiles() });
const script = "/static/app.js";

test("sends a page under the address that visitors see", async () => {
  const response = await app.inject("/careers");
  expect(response.statusCode).toBe(200);
  expect(response.body).toBe("<h1>Careers</h1>");
  expect(response.headers["cache-control"]).toBe("no-cache");
});

test.each([undefined, "none", "cross-site", "same-site", "same-origin"])(
  "isolates a page from the window that opened it: Sec-Fetch-Site %s",
  async (site) => {
    for (const fresh of [{}, { "if-none-match": "*" }]) {
      const { headers } = await app.inject({
        url: "/careers",
        headers: { ...(site && { "sec-fetch-site": site }), ...fresh },
      });
      expect(headers["cross-origin-opener-policy"]).toBe("same-origin");
      expect(headers.vary).toBe("Accept-Encoding");
    }
  },
);

test.each([
  ["br", "br", brotliDecompressSync],
  ["gzip, deflate", "gzip", gunzipSync],
  ["gzip, br;q=0.5", "br", brotliDecompressSync],
  ["br;q=0, gzip", "gzip", gunzipSync],
])("sends %s as %s", async (accepted, encoding, decode) => {
  const response = await app.inject({ url: script, headers: { "accept-encoding": accepted } });
  expect(response.headers["content-encoding"]).toBe(encoding);
  expect(response.headers.vary).toBe("Accept-Encoding");
  expect(decode(response.rawPayload).toString()).toContain("answer = 42");
});

test("sends the file as it is to a browser that takes no encoding", async () => {
  const response = await app.inject(script);
  expect(response.headers["content-encoding"]).toBeUndefined();
  expect(response.headers["cache-control"]).toBe("public, max-age=31536000, immutable");
});

test("each encoding has its own ETag, the same on every replica", async () => {
  const replica = createApp({ staticFiles: smallStaticFiles() });
  const tagsOf = (server: typeof app) =>
    Promise.all(
      ["br", "gzip", ""].map(async (accepted) => {
        const { headers } = await server.inject({ url: script, headers: { "accept-encoding": accepted } });
        return headers.etag;
      }),
    );
  const tags = await tagsOf(app);
  expect(new Set(tags).size).toBe(3);
  expect(await tagsOf(replica)).toEqual(tags);
});

test("responds 304 without a body if the browser has the file, and keeps its headers", async () => {
  const { headers } = await app.inject("/careers");
  const again = await app.inject({ url: "/careers", headers: { "if-none-match": `W/${headers.etag}, "other"` } });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe("");
  expect(again.headers.etag).toBe(headers.etag);
  expect(again.headers["content-security-policy"]).toBe(headers["content-security-policy"]);
  const changed = await app.inject({ url: "/careers", headers: { "if-none-match": '"older"' } });
  expect(changed.statusCode).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const head = await app.inject({ method: "HEAD", url: "/careers" });
  expect(head.statusCode).toBe(200);
  expect(head.headers["content-length"]).toBe("16");
  expect(head.body).toBe("");
});

test.each([
  ["bytes=0-3", "0123", "bytes 0-3/10"],
  ["bytes=7-", "789", "bytes 7-9/10"],
  ["bytes=-2", "89", "bytes 8-9/10"],
  ["bytes=-100", "0123456789", "bytes 0-9/10"],
  ["bytes=5-100", "56789", "bytes 5-9/10"],
])("sends the part %s of a large file", async (range, part, contentRange) => {
  const response = await app.inject({ url: "/assets/apps/bark.apk", headers: { range } });
  expect(response.statusCode).toBe(206);
  expect(response.body).toBe(part);
  expect(response.headers["content-range"]).toBe(contentRange);
});

test("responds 416 to a range that does not exist, and ignores ranges it does not understand", async () => {
  const url = "/assets/apps/bark.apk?ts=1";
  for (const range of ["bytes=10-", "bytes=-0"]) {
    const beyond = await app.inject({ url, headers: { range } });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, "bytes */10"]);
  }
  for (const range of ["bytes=3-1", "lines=1-2", "bytes=0-1,4-5"]) {
    expect((await app.inject({ url, headers: { range } })).statusCode).toBe(200);
  }
});

test("sends the whole file if it changed since the range was requested", async () => {
  const headers = { range: "bytes=0-3", "if-range": '"older"' };
  expect((await app.inject({ url: "/assets/apps/bark.apk", headers })).statusCode).toBe(200);
});

describe("a file of 40 MB, whose release was deleted meanwhile", () => {
  // Every four bytes say where they are.
  const bytes = Buffer.from(Uint32Array.from({ length: 10 * 1024 * 1024 }, (_, index) => index * 4).buffer);
  const staticFiles = smallStaticFiles({ "site/assets/files/film.pdf": bytes, "site/static/film-AbCdE.mp4": bytes });
  const app = createApp({ staticFiles });
  const url = "/assets/files/film.pdf";

  test("is not in memory", () => {
    for (const address of [url, "/static/film-AbCdE.mp4"]) {
      const body = staticFiles.files.get(address)?.identity.body;
      expect(body).toEqual({ descriptor: expect.any(Number), length: bytes.length });
    }
  });

  test.each([
    ["bytes=0-3", 0, 4],
    ["bytes=1048570-1048590", 1_048_570, 1_048_591],
    ["bytes=41943000-", 41_943_000, bytes.length],
    ["bytes=-6", bytes.length - 6, bytes.length],
  ])("comes byte for byte in the part %s", async (range, from, to) => {
    const response = await app.inject({ url, headers: { range } });
    expect([response.statusCode, response.headers["content-length"]]).toEqual([206, String(to - from)]);
    expect(response.headers["content-range"]).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
    expect(response.rawPayload.equals(bytes.subarray(from, to))).toBe(true);
  });

  test("has the responses of every other file: 200, 304, 416, HEAD, and all of it if it changed", async () => {
    const whole = await app.inject(url);
    expect(whole.rawPayload.equals(bytes)).toBe(true);
    const { etag } = whole.headers;
    expect((await app.inject({ url, headers: { "if-none-match": etag } })).statusCode).toBe(304);
    const beyond = await app.inject({ url, headers: { range: `bytes=${bytes.length}-` } });
    expect([beyond.statusCode, beyond.headers["content-range"]]).toEqual([416, `bytes */${bytes.length}`]);
    const head = await app.inject({ method: "HEAD", url, headers: { range: "bytes=0-9" } });
    expect([head.statusCode, head.headers["content-length"], head.body]).toEqual([206, "10", ""]);
    for (const [condition, status] of [
      [etag, 206],
      ['"older"', 200],
      [`W/${etag}`, 200],
      ["Wed, 21 Oct 2015 07:28:00 GMT", 200],
    ] as const)
      expect((await app.inject({ url, headers: { range: "bytes=0-9", "if-range": condition } })).statusCode).toBe(
        status,
      );
  });

  test("goes to twenty visitors in a twentieth of the memory, and on to the others when one of them leaves", async () => {
    const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
    const open = async () => (await once(get({ port, path: url, agent: false }), "response"))[0] as IncomingMessage;
    const { rss } = process.memoryUsage();
    // Nobody reads yet.
    const visitors = await Promise.all(Array.from({ length: 20 }, open));
    expect(process.memoryUsage().rss - rss).toBeLessThan(bytes.length * 2);
    const [impatient, patient] = visitors as [IncomingMessage, IncomingMessage];
    impatient.destroy();
    expect((await buffer(patient)).equals(bytes)).toBe(true);
    for (const visitor of visitors) visitor.destroy();
    await app.close();
  });
});

test("a missing file and anything unknown under /api/ is a real 404", async () => {
  const inApi = ["/api", "/api/", "/api?x=1", "/api#x", "/api/nothing", "/api/nothing/", "/%61pi/nothing"];
  for (const url of ["/nothing.js", "/assets/apps/none.apk", ...inApi]) {
    const { statusCode, headers } = await app.inject(url);
    expect([url, statusCode, headers.location]).toEqual([url, 404, undefined]);
  }
  for (const url of inApi) expect((await app.inject({ method: "POST", url })).statusCode, url).toBe(404);
});

test("a wrong method is 405 and says which are right", async () => {
  const response = await app.inject({ method: "DELETE", url: "/careers" });
  expect([response.statusCode, response.headers.allow]).toEqual([405, "GET, HEAD"]);
});

test.each(["/_redirects", "/unexpected-error", "/static/app.js.br", "/careers/index.html"])(
  "never serves %s",
  async (url) => {
    const response = await app.inject(url);
    expect([301, 302, 400, 404]).toContain(response.statusCode);
    expect(response.body).not.toContain("{{");
  },
);

test("hidden files stay hidden, except in .well-known", async () => {
  expect((await app.inject("/.well-known/security.txt")).body).toBe("Contact: us");
});

test("the list of internal apps asks search engines to leave it out, and no other page does", async () => {
  const robots = async (url: string) => (await app.inject(url)).headers["x-robots-tag"];
  expect(await robots("/apps")).toBe("noindex");
  expect(await robots("/apps?ts=1")).toBe("noindex");
  expect(await robots("/")).toBeUndefined();
  expect(await robots("/careers")).toBeUndefined();
});
