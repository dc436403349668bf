import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir, userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { on } from "#contract/parts.ts";
import { openStore } from "#server/storage/open.ts";
import { newRequest } from "#tests/support/contact-request.ts";
import { readRows } from "#tests/support/database.ts";
import { testOf } from "#tests/support/test-of.ts";
import { copyProject } from "./project-copy.ts";

const manual = readFileSync("docs/operations.md", "utf8");
const lines = [...manual.matchAll(/^```sh\n(.*?)^```$/gms)]
  .flatMap(([, text = ""]) => text.trim().split("\n"))
  .filter((line) => on.desk || !line.includes("npm run desk"));

const copy = copyProject();
const machine = mkdtempSync(join(tmpdir(), "machine-"));
const data = join(machine, "var/lib/website");
const database = join(data, "contact.sqlite");
afterAll(() => rmSync(machine, { recursive: true, force: true }));

/** What only a real machine has. The project's own commands run as they are, except for the build. */
const standIns: Record<string, string> = {
  ...Object.fromEntries(["apt", "adduser", "nano", "certbot", "nginx", "ufw"].map((name) => [name, "exit 0"])),
  sudo: 'exec "$@"',
  git: `[ "$1" = clone ] && cp -a ${copy}/. "$3"`,
  npm: `[ "$*" = "run build" ] || exec ${execFileSync("sh", ["-c", "command -v npm"], { encoding: "utf8" }).trim()} "$@"`,
  systemctl: `[ "$*" != "start website-backup" ] || {
    mkdir ${machine}/var/lib/website-backup
    website npm run db -- backup ${machine}/var/lib/website-backup/$(date +%F).jsonl
  }`,
  "systemd-run": `while [ "$1" != -- ]; do shift; done; shift
    cd ${machine}/srv/website && DATA_DIR=\${DATA_DIR:-${machine}/var/lib/website} exec "$@"`,
};

const installed = await install();

test("the commands of a first installation, and of a restore, do what the manual says", () => {
  expect(installed).toMatchObject({ status: 0, stderr: "" });
  expect(statSync(join(machine, "etc/website.env")).mode & 0o777).toBe(0o600);
  const units = readdirSync("deploy").filter((name) => /\.(service|socket|timer)$/.test(name));
  expect(readdirSync(join(machine, "etc/systemd/system"))).toEqual(units);
  expect(readFileSync(join(machine, "etc/caddy/Caddyfile"), "utf8")).toContain("\ncompany.example {\n");
  const nginx = readFileSync(join(machine, "etc/nginx/conf.d/website.conf"), "utf8");
  expect(nginx.match(/server_name (?!company\.example;).*/g)).toBe(null);
  expect(readRows(database, "contact_request")).toHaveLength(1);
  expect(readdirSync(join(machine, "var/lib"))).toEqual(["website", "website-backup", "website-before"]);
});

testOf("desk")("the first member of staff is invited, and is still known after the restore", () => {
  expect(installed.stdout).toMatch(/\/desk\/sign-in\/\S{20}/);
  expect(readRows(database, "staff")).toHaveLength(1);
});

/** Runs the commands of the manual, one after the other, on a machine that has stored a request. */
async function install() {
  const programs = join(machine, "programs");
  for (const folder of ["programs", "etc/systemd/system", "etc/caddy", "etc/nginx/conf.d", "etc/nginx/sites-enabled"]) {
    mkdirSync(join(machine, folder), { recursive: true });
  }
  for (const folder of ["srv", "usr/local/sbin", "var/lib"]) mkdirSync(join(machine, folder), { recursive: true });
  writeFileSync(join(machine, "etc/nginx/sites-enabled/default"), "");
  for (const [name, script] of Object.entries(standIns)) {
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  }
  const store = await openStore({ DATA_DIR: data });
  await store.storeRequest(newRequest());
  await store.close();

  const script = lines
    .join("\n")
    .replace("<address of the repository>", "the-repository")
    .replaceAll("<date>", "$(date +%F)")
    .replace(/(?<=[ =])\/(?=(etc|srv|var\/lib|usr\/local)\/)/g, `${machine}/`);
  const env = {
    ...process.env,
    USER: userInfo().username,
    PATH: [programs, join(machine, "usr/local/sbin"), process.env.PATH].join(delimiter),
  };
  return spawnSync("bash", ["-euc", script], { cwd: machine, env, encoding: "utf8" });
}
