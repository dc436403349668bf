import { chmodSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createApp } from "#server/app.ts";
import { openSqlite } from "#tests/support/database.ts";
import { exchange } from "#tests/support/exchange.ts";
import { openSmallStaticFiles, secretText } from "#tests/support/small-static-files.ts";
import { spawnServer } from "#tests/support/spawn-server.ts";
import { runDb } from "./backup/run-db.ts";

/** Spellings of "one folder up" that some server has fallen for. */
const up = [
  ...["../", "..%2f", "%2e%2e/", "%2e%2e%2f", "..%252f", "%252e%252e/", "..\\", "..%5c", "....//", "..;/"],
  ...["%c0%ae%c0%ae/", "..%00/", "static/../../", "static/..%5c..%5c"],
];

const wanted = ["data/contact.sqlite", ".env"];
const hidden = [".env", "%2eenv", ".git/config", "static/app.js.map", "static/app.js.map?", "//.env", "./.env"];

const addresses = [...up.flatMap((way) => wanted.map((file) => `/${way}${file}`)), ...hidden.map((name) => `/${name}`)];

test("no spelling of a path reaches a file outside the site, a hidden file or a source map", async () => {
  using small = openSmallStaticFiles();
  await using app = createApp({ staticFiles: small.staticFiles });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const responses = await Promise.all(addresses.map((address) => exchange(app, get(address))));
  const page = await exchange(app, get("/"));

  expect(page).toContain("The home page");
  expect(responses.filter((response) => response.includes(secretText))).toEqual([]);
  expect(responses.filter((response) => !/^HTTP\/1.1 (301|302|400|404) /.test(response))).toEqual([]);
});

test("this test notices a site that contains a secret under a plain name", async () => {
  using small = openSmallStaticFiles();
  const [home] = small.staticFiles.files.values();
  const files = new Map(small.staticFiles.files);
  if (home) files.set("/.env", { identity: { ...home.identity, body: Buffer.from(secretText) } });
  await using app = createApp({ staticFiles: { ...small.staticFiles, files } });
  await app.listen({ port: 0, host: "127.0.0.1" });
  const response = await exchange(app, get("/.env"));
  expect(response).toContain("HTTP/1.1 200");
});

/** Runs a command with the umask of most systems, which lets everybody read new files. */
const openHanded = ["sh", "-c", `umask 022 && exec "$0" "$@"`];

test("in a folder that others may enter, nobody else can read the database, its log or the secret", async () => {
  await using database = openSqlite();
  chmodSync(database.DATA_DIR, 0o755);
  const server = await spawnServer(database, { through: openHanded, env: { CAPTCHA_SECRET: "" } });
  expect((await server.client.send("/readyz")).status).toBe(200);
  expect(readFileSync(`/proc/${server.pid}/status`, "utf8")).toMatch(/^Umask:\s+0077$/m);
  expect(modesIn(database.DATA_DIR)).toEqual({
    "captcha-secret": "600",
    "contact.sqlite": "600",
    "contact.sqlite-shm": "600",
    "contact.sqlite-wal": "600",
  });
  await server.end("SIGKILL");

  // As an earlier server left them.
  for (const name of readdirSync(database.DATA_DIR)) chmodSync(join(database.DATA_DIR, name), 0o644);
  await using _next = await spawnServer(database, { through: openHanded, env: { CAPTCHA_SECRET: "" } });
  expect(new Set(Object.values(modesIn(database.DATA_DIR)))).toEqual(new Set(["600"]));
});

test("a command that creates the database creates it for its user only", async () => {
  await using database = openSqlite();
  chmodSync(database.DATA_DIR, 0o755);
  runDb(database, "migrate");
  expect(modesIn(database.DATA_DIR)).toEqual({ "contact.sqlite": "600" });
});

test("the image keeps its data in a folder that only the server's user can enter", () => {
  expect(readFileSync("deploy/Dockerfile", "utf8")).toContain("install -d -m 0700 -o website /data");
});

function modesIn(folder: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
}

function get(address: string): string {
  return `GET ${address} HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`;
}
