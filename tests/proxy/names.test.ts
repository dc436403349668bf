import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { connect } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { connect as connectSecurely } from "node:tls";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createClient, portOf } from "#tests/support/client.ts";
import { proxies, type RunningProxy } from "./start-proxy.ts";
import { visitorOf } from "./visitor.ts";

const foreign = "evil.example";

// In place of the server, one that says which headers reach it.
describe.each((process.env.PROXIES ?? "").split(","))("behind %s", (name) => {
  const echo = createServer(({ headers }, response) => response.end(JSON.stringify(headers)));
  let proxy: RunningProxy;
  let ours = "";

  beforeAll(async () => {
    await once(echo.listen(0, "127.0.0.1"), "listening");
    proxy = (await proxies[name]?.([portOf(echo)])) as RunningProxy;
    ours = `localhost:${proxy.port}`;
  });
  afterAll(async () => {
    await proxy?.stop();
    echo.close();
  });

  test("the server hears what the proxy saw, and not what a visitor claims", async () => {
    using visitor = visitorOf(proxy, "127.0.0.2");
    const { body } = await visitor.visit("/", {
      "x-forwarded-for": "192.0.2.7",
      "x-forwarded-host": foreign,
      "x-forwarded-proto": "http",
    });
    const heard = JSON.parse(body.toString());
    expect(heard).toMatchObject({ host: ours, "x-forwarded-for": "127.0.0.2", "x-forwarded-proto": "https" });
    expect(heard["x-forwarded-host"]).not.toBe(foreign);
  });

  test("a name that is not ours gets neither a page nor a redirect", async () => {
    using visitor = visitorOf(proxy);
    const client = createClient(`http://127.0.0.1:${proxy.httpPort}`);
    const responses = [
      await visitor.visit("/about-us", { ":authority": foreign }),
      await client.send("/about-us", { headers: { host: foreign } }),
      await client.send("/about-us", { headers: { host: `127.0.0.1:${proxy.httpPort}` } }),
    ];
    client.close();
    expect(responses.map(({ status, headers }) => [status, headers.location])).toEqual([
      [421, undefined],
      [421, undefined],
      [421, undefined],
    ]);
  });

  test("an address with our name does not bring another one along", async () => {
    const response = await ask(proxy, `GET https://${ours}/about-us HTTP/1.1\r\nhost: ${foreign}\r\n`);
    expect(response).not.toContain(foreign);
    const overHttp = await ask(proxy, `GET http://localhost/about-us HTTP/1.1\r\nhost: ${foreign}\r\n`, "http");
    expect(overHttp).toMatch(/^location: https:\/\/localhost(:\d+)?\/about-us\r$/im);
  });

  test("nobody gets a certificate for a name that is not ours", async () => {
    const socket = connectSecurely({ host: "127.0.0.1", port: proxy.port, servername: foreign, ca: proxy.ca });
    const [error] = await once(socket, "error");
    expect(error.code).toMatch(/^ERR_SSL_.*(UNRECOGNIZED_NAME|INTERNAL_ERROR)$/);
  });

  if (name === "nginx") {
    test("the log says nothing of whom staff search for, or erase", async () => {
      using visitor = visitorOf(proxy);
      await visitor.visit("/desk/erase?email=ada%40ideas.test", { referer: `https://${ours}/desk?q=Lovelace` });
      const client = createClient(`http://localhost:${proxy.httpPort}`);
      await client.send("/desk?q=Lovelace");
      client.close();
      const log = readFileSync(join(proxy.folder, "access.log"), "utf8");
      expect(log).toContain('"GET /desk/erase HTTP/2.0" 200');
      expect(log).toContain('"GET /desk HTTP/1.1" 301');
      expect(log).not.toMatch(/ada|Lovelace/);
    });

    test("certbot can show that the domain is ours, without TLS", async () => {
      const folder = join(proxy.folder, ".well-known/acme-challenge");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, "token"), "proof");
      const client = createClient(`http://localhost:${proxy.httpPort}`);
      const { status, body } = await client.send("/.well-known/acme-challenge/token");
      client.close();
      expect([status, body]).toEqual([200, "proof"]);
    });
  }
});

/** What comes back for these lines of HTTP/1.1. */
async function ask({ port, httpPort, ca }: RunningProxy, lines: string, kind: "http" | "https" = "https") {
  const address = { host: "127.0.0.1", port: kind === "http" ? httpPort : port };
  const socket = kind === "http" ? connect(address) : connectSecurely({ ...address, servername: "localhost", ca });
  await once(socket, kind === "http" ? "connect" : "secureConnect");
  socket.write(`${lines}connection: close\r\n\r\n`);
  return await text(socket);
}
