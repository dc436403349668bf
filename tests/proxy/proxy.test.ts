import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { contactPath } from "#contract/contact.ts";
import { createClient, until } from "#tests/support/client.ts";
import { createDatabase, openSqlite, type TestDatabase } from "#tests/support/database.ts";
import { startSocketUnit } from "#tests/support/socket-unit.ts";
import { acknowledged, startLoad } from "./load.ts";
import { startReplicas } from "./replicas.ts";
import { proxies, type RunningProxy } from "./start-proxy.ts";
import { visitorOf } from "./visitor.ts";

/** Within this time a proxy notices a server that was killed: its interval and timeout, see deploy/. */
const noticedMs: Record<string, number> = { caddy: 4_000, nginx: 2_000 };

const page = readFileSync("build/current/client/about-us/index.html");
const [, delayInUnit = ""] = /SHUTDOWN_DELAY_MS=(\d+)/.exec(readFileSync("deploy/website.service", "utf8")) ?? [];
const noScriptForm = new URLSearchParams({ name: "Ada Lovelace", email: "ada@engine.test", body: "Is that possible?" });

const found = (process.env.PROXIES ?? "").split(",");

describe.each(found)("one server behind %s", (name) => {
  test("a restart is noticed by no one, while systemd holds the socket", async () => {
    await using database = openSqlite();
    const unit = await startSocketUnit(database, { TRUSTED_PROXIES: "127.0.0.1", SHUTDOWN_DELAY_MS: delayInUnit });
    onTestFinished(unit.stop);
    const proxy = (await proxies[name]?.([unit.port])) as RunningProxy;
    onTestFinished(proxy.stop);
    const load = startLoad(proxy);
    for (let restart = 0; restart < 3; restart++) {
      expect(await unit.restart()).toBe(0);
      const before = load.sent.length;
      await until("visitors go on", () => load.sent.length > before + 50);
    }
    const sent = await load.stop();
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(await storedKeys(database)).toEqual(expect.arrayContaining(acknowledged(sent)));
  });
});

describe.each(found)("two servers behind %s", (name) => {
  let database: TestDatabase;
  let replicas: Awaited<ReturnType<typeof startReplicas>>;
  let proxy: RunningProxy;

  beforeAll(async () => {
    database = await createDatabase(inject("postgresUrl"));
    replicas = await startReplicas(database);
    proxy = (await proxies[name]?.(replicas.ports)) as RunningProxy;
  });
  afterAll(async () => {
    await proxy?.stop();
    await replicas?.stop();
    await database[Symbol.asyncDispose]();
  });

  test("plain HTTP leads to HTTPS", async () => {
    const client = createClient(`http://localhost:${proxy.httpPort}`);
    const { status, headers } = await client.send("/about-us");
    client.close();
    expect([301, 308]).toContain(status);
    expect(headers.location).toMatch(/^https:\/\/localhost(:\d+)?\/about-us$/);
  });

  test("a file arrives over HTTP/2 in the bytes that the build made, compressed once or not at all", async () => {
    using visitor = visitorOf(proxy);
    for (const [accepted, encoding, ending] of [
      ["gzip, deflate, br, zstd", "br", ".br"],
      ["gzip", "gzip", ".gz"],
      ["identity", undefined, ""],
      [undefined, undefined, ""],
    ]) {
      const { status, headers, body } = await visitor.visit(
        "/about-us",
        accepted ? { "accept-encoding": accepted } : {},
      );
      expect([status, headers["content-encoding"], headers.vary]).toEqual([200, encoding, "Accept-Encoding"]);
      expect(body.equals(readFileSync(`build/current/client/about-us/index.html${ending}`)), String(accepted)).toBe(
        true,
      );
      expect(headers["content-length"]).toBe(String(body.length));
    }
    const missing = await visitor.visit("/api/nothing", { "accept-encoding": "gzip, br" });
    expect([missing.status, missing.headers["content-encoding"]]).toEqual([404, undefined]);
    const part = await visitor.visit("/assets/apps/bark.apk", { range: "bytes=0-3" });
    expect([part.status, part.body.length]).toEqual([206, 4]);
  });

  test("caches may keep what is immutable, must revalidate pages, and never keep the API", async () => {
    using visitor = visitorOf(proxy);
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => visitor.visit("/about-us", { "accept-encoding": "br" })),
    );
    const [etag = "", ...others] = new Set(responses.map(({ headers }) => headers.etag));
    expect(etag).toMatch(/^"/);
    expect(others).toEqual([]);
    expect(responses[0]?.headers["cache-control"]).toBe("no-cache");
    const again = await visitor.visit("/about-us", { "accept-encoding": "br", "if-none-match": etag });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const [script = ""] = page.toString().match(/\/static\/entry[^"]+\.js/) ?? [];
    expect((await visitor.visit(script)).headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    for (const path of ["/api/captcha", "/readyz"])
      expect((await visitor.visit(path)).headers["cache-control"]).toBe("no-store");
  });

  test("each visitor has an own rate limit on both servers, and cannot claim another address", async () => {
    const post = async (address: string, headers: Record<string, string> = {}) => {
      using visitor = visitorOf(proxy, address);
      const form = { "content-type": "application/x-www-form-urlencoded", origin: `https://localhost:${proxy.port}` };
      return (await visitor.visit(contactPath, { ...form, ...headers }, noScriptForm.toString())).status;
    };
    for (let sent = 0; sent < 3; sent++) expect(await post("127.0.0.2")).toBe(303);
    expect(await post("127.0.0.2")).toBe(429);
    const claims: Record<string, string>[] = [
      { "x-forwarded-for": "192.0.2.7" },
      { "x-forwarded-for": "192.0.2.8, 127.0.0.1" },
      { forwarded: "for=192.0.2.9", "x-real-ip": "192.0.2.9" },
    ];
    for (const forged of claims) expect(await post("127.0.0.2", forged)).toBe(429);
    expect(await post("127.0.0.3")).toBe(303);
  });

  test("a restart of one server after the other is noticed by no one", async () => {
    const load = startLoad(proxy);
    for (const which of [0, 1]) {
      expect(await replicas.end(which, "SIGTERM")).toBe(0);
      await replicas.start(which);
      await replicas.getsRequests(which);
    }
    const sent = await load.stop();
    expect(sent.filter(({ status }) => status !== 200)).toEqual([]);
    expect(sent.length).toBeGreaterThan(500);
    expect(await storedKeys(database)).toEqual(expect.arrayContaining(acknowledged(sent)));
  });

  test("a server that is killed takes no acknowledged request with it, and none fails once the proxy knows", async () => {
    const load = startLoad(proxy);
    await replicas.getsRequests(0);
    const killedAt = performance.now();
    await replicas.end(0, "SIGKILL");
    const noticedAt = killedAt + (noticedMs[name] ?? 0);
    await until("visitors went on for a while", () => (load.sent.at(-1)?.at ?? 0) > noticedAt + 1_000);
    await replicas.start(0);
    await replicas.getsRequests(0);
    const sent = await load.stop();
    const failed = sent.filter(({ status }) => status !== 200);
    // nginx repeats on the other server what the killed one was working on.
    expect(failed.filter(({ at }) => name === "nginx" || at > noticedAt)).toEqual([]);
    expect(await storedKeys(database)).toEqual(expect.arrayContaining(acknowledged(sent)));
  });
});

async function storedKeys(database: TestDatabase): Promise<string[]> {
  const keys = (await database.rows("contact_request")).flatMap(({ idempotency_key }) => idempotency_key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  return keys;
}
