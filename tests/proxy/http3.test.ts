import { createHash, X509Certificate } from "node:crypto";
import { connect } from "node:tls";
import { chromium } from "playwright-core";
import { expect, inject, onTestFinished, test } from "vitest";
import { findChromium } from "#tests/browser/find-chromium.ts";
import { createDatabase } from "#tests/support/database.ts";
import { startReplicas } from "./replicas.ts";
import { proxies, type RunningProxy } from "./start-proxy.ts";
import { visitorOf } from "./visitor.ts";

// Debian's nginx and curl have no HTTP/3.
test("Caddy offers HTTP/3, and a browser gets pages and the API that way", async () => {
  await using database = await createDatabase(inject("postgresUrl"));
  const replicas = await startReplicas(database);
  onTestFinished(async () => void (await replicas.stop()));
  const proxy = (await proxies.caddy?.(replicas.ports)) as RunningProxy;
  onTestFinished(proxy.stop);

  using visitor = visitorOf(proxy);
  expect((await visitor.visit("/")).headers["alt-svc"]).toContain(`h3=":${proxy.port}"`);

  const browser = await launchFor(proxy);
  onTestFinished(() => browser.close());
  const tab = await browser.newPage();
  await tab.goto(`https://localhost:${proxy.port}/about-us`, { waitUntil: "load" });
  await tab.evaluate("fetch('/api/captcha').then((response) => response.text())");
  const protocols: string[][] = await tab.evaluate(
    "performance.getEntries().filter((e) => e.nextHopProtocol !== undefined).map((e) => [e.name, e.nextHopProtocol])",
  );
  expect(protocols.length).toBeGreaterThan(3);
  expect(protocols.filter(([, protocol]) => protocol !== "h3")).toEqual([]);
});

/** A browser that speaks nothing but HTTP/3 to the proxy, whose certificate no public authority has signed. */
async function launchFor(proxy: RunningProxy) {
  const { executablePath, args, env } = await findChromium();
  const quic = [
    `--origin-to-force-quic-on=localhost:${proxy.port}`,
    `--ignore-certificate-errors-spki-list=${await keyHash(proxy)}`,
    "--host-resolver-rules=MAP localhost 127.0.0.1",
  ];
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", ...quic, ...args],
    env: { ...process.env, ...env },
  });
}

function keyHash({ port, ca }: RunningProxy): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", servername: "localhost", port, ca }, () => {
      const { publicKey } = new X509Certificate(socket.getPeerCertificate().raw);
      socket.end();
      resolve(
        createHash("sha256")
          .update(publicKey.export({ type: "spki", format: "der" }))
          .digest("base64"),
      );
    });
    socket.on("error", reject);
  });
}
