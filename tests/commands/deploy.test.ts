import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { userInfo } from "node:os";
import { basename, delimiter, dirname, join, resolve } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { until } from "#tests/support/client.ts";
import { freePort } from "#tests/support/postgres.ts";
import { gitOf } from "#tests/support/repository.ts";
import { temporaryFolder } from "#tests/support/temporary-folder.ts";
import { runCommand } from "./run-command.ts";

/**
 * A server that responds with one text, and says once it listens. More words are the status of /readyz, at each look or at
 * one after the other, and that of the home page. Without a text it ends.
 */
const program = `import { createServer } from "node:http";
import { readFileSync } from "node:fs";
const [text, ready = "200", page = "200"] = readFileSync("text", "utf8").trim().split(" ");
if (!text) process.exit(1);
const looks = ready.split(",");
const statusOf = { "/readyz": () => (looks.length > 1 ? looks.shift() : looks[0]), "/": () => page };
const server = createServer(({ url }, response) => response.writeHead(Number(statusOf[url]?.() ?? 200)).end(text));
const listen = () => server.listen(Number(process.env.PORT), "127.0.0.1", () => console.log("listening"));
// The one before may just be ending.
server.on("error", () => setImmediate(listen));
listen();
`;

test("a commit is served without what is not committed, and what was served before it is kept", async () => {
  const place = await startPlace();
  place.write("text", "uncommitted");
  const { code, output } = await place.deploy();
  expect([code, await place.served()]).toEqual([0, "second"]);
  expect(output).toContain("What is not committed is not sent.");
  const second = place.current();
  expect(place.releases()).toEqual([second, "first"]);
  place.commit("text", "third");
  place.commit("text", "fourth");
  expect((await place.deploy("HEAD~1")).code).toBe(0);
  expect(await place.served()).toBe("third");
  const third = place.current();
  expect((await place.deploy("HEAD", { npm_config_loglevel: "silent" })).output).toBe("a warning\n");
  expect(await place.served()).toBe("fourth");
  // What someone has put there by hand stays. Of ours, the one before.
  expect(place.releases()).toEqual([...[third, place.current()].sort(), "first"]);
});

test.each([
  ["does not start", "", "does not respond"],
  ["cannot store requests", "broken 503", "responds, but requests cannot be stored"],
  ["has no pages", "broken 200 500", "responds, but"],
])("a release that %s makes room for the one before", async (_, text, reason) => {
  const place = await startPlace();
  place.commit("text", text);
  const { code, output } = await place.deploy("HEAD --seconds 2");
  expect([code, await place.served(), place.current()]).toEqual([1, "first", "first"]);
  expect(output).toContain("a warning");
  expect(output).toContain(reason);
  expect(output).toContain("first is served again.");
});

test("a release that needs some time until it is ready gets it", async () => {
  const place = await startPlace();
  place.commit("text", "slow 503,503,200");
  expect([(await place.deploy()).code, await place.served()]).toEqual([0, "slow"]);
});

test("a server that may not be restarted goes on, and is not taken for the new release", async () => {
  const place = await startPlace();
  place.standIn("systemctl", `[ "$1" = show ] && exec echo "${place.address} (Stream)"; echo refused >&2; exit 1`);
  const { code, output } = await place.deploy();
  expect([code, await place.served(), place.current()]).toEqual([1, "first", "first"]);
  expect(output).toContain("refused");
});

test("a release that responds and has changed the database stays: the one before might not start on that", async () => {
  const place = await startPlace();
  place.write("server/storage/migrations.ts", "one more");
  place.commit("text", "broken 503");
  const { code, output } = await place.deploy("HEAD --seconds 2");
  expect([code, await place.served()]).toEqual([1, "broken"]);
  expect(output).toContain("It stays");
});

test("a build that fails leaves nothing behind", async () => {
  const place = await startPlace();
  place.standIn("npm", "exit 1");
  const { code, output } = await place.deploy();
  expect([code, place.releases(), await place.served()]).toEqual([1, ["first"], "first"]);
  expect(output).toContain("The server still runs the release from before");
});

test("a second deployment at the same time is refused", async () => {
  const place = await startPlace();
  const building = place.holdAt("npm");
  const deploying = place.start();
  await building.reached();
  expect((await place.deploy()).output).toContain("Another deployment is at work");
  building.goOn();
  expect(await deploying.ended).toBe(0);
});

test("if the connection is lost during the build, what was built is not served and goes", async () => {
  const place = await startPlace();
  const building = place.holdAt("npm");
  const deploying = place.start();
  await building.reached();
  await deploying.stop("SIGKILL");
  building.goOn();
  await until("the build has gone", () => place.releases().join() === "first");
  expect([place.current(), await place.served()]).toEqual(["first", "first"]);
});

test.each([
  ["to the end", "third"],
  ["back, if it has to", "broken 503"],
])("if the connection is lost while the server switches, it switches %s", async (_, text) => {
  const place = await startPlace();
  await place.deploy();
  const before = place.current();
  place.commit("text", text);
  const restarting = place.holdAt("systemctl", "restart");
  const deploying = place.start("HEAD --seconds 2");
  await restarting.reached();
  expect(place.current()).not.toBe(before);
  await deploying.stop("SIGKILL");
  // As some servers end what a person who has left is running.
  process.kill(place.session(), "SIGHUP");
  restarting.goOn();
  const served = text === "third" ? "third" : "second";
  await until("the server has switched", async () => (await place.served()) === served && !place.isLocked());
  expect(place.current() === before).toBe(served === "second");
});

test("Ctrl+C during the build changes nothing, and says so", async () => {
  const place = await startPlace();
  const building = place.holdAt("npm");
  const deploying = place.start();
  await building.reached();
  await deploying.stop("SIGINT");
  building.goOn();
  expect(await deploying.ended).toBe(1);
  expect(deploying.output()).toContain("Stopped. The server still runs the release from before");
  await until("the build has gone", () => place.releases().join() === "first");
  expect(await place.served()).toBe("first");
});

test("a pipeline that has only the last commit sends that", async () => {
  const place = await startPlace();
  const shallow = `${place.repository}-shallow`;
  execFileSync("git", ["clone", "--quiet", "--depth=1", `file://${place.repository}`, shallow], { stdio: "ignore" });
  rmSync(place.repository, { recursive: true });
  renameSync(shallow, place.repository);
  expect((await place.deploy()).code).toBe(0);
  expect(await place.served()).toBe("second");
});

test("what is missing on the server is said before anything is sent, and no option is taken for a server", async () => {
  const place = await startPlace();
  rmSync(place.folder);
  const { code, output } = await place.deploy();
  expect([code, readdirSync(place.root)]).toEqual([1, ["current", "releases"]]);
  expect(output).toContain(`${place.folder} is not a link to the current release yet`);
  expect((await place.deploy("no-such-commit")).output).toContain('There is no commit "no-such-commit" here.');
  const refused = runCommand(`node ${resolve("scripts/deploy.ts")} -- -oProxyCommand=touch\${IFS}x`, place.repository);
  expect([await refused.ended, refused.output()]).toEqual([
    1,
    expect.stringContaining("npm run deploy -- <user@host>"),
  ]);
});

test("a time that is no number of seconds is refused: the wait for the release would never end", async () => {
  const words = `node ${resolve("scripts/deploy.ts")} ada@server.test --seconds soon`;
  const refused = runCommand(words, temporaryFolder());
  expect([await refused.ended, refused.output()]).toEqual([1, expect.stringContaining("--seconds <number>")]);
});

test("a server that was installed by the manual becomes one for deployments by its commands", async () => {
  const place = await startPlace({ byManual: true });
  expect((await place.deploy()).code).toBe(0);
  expect([await place.served(), place.releases()]).toEqual(["second", [place.current(), "first"]]);
});

/** Runs a command in a session of its own: what runs on a server does not end with what runs here. */
const ssh = `
  const child = require("node:child_process").spawn("sh", ["-c", process.argv[1]], { cwd: "/", detached: true });
  require("node:fs").writeFileSync(process.env.SESSION, String(child.pid));
  process.stdin.pipe(child.stdin).on("error", () => undefined);
  child.stdout.pipe(process.stdout);
  child.stderr.pipe(process.stderr);
  child.on("close", (code) => process.exit(code));
`;

/** A server that ssh leads to, with a release made by hand, and a repository with the next one. */
async function startPlace({ byManual = false } = {}) {
  const machine = temporaryFolder();
  // A name that needs to be quoted. The manual's has none.
  const srv = join(machine, byManual ? "srv" : "Ada's server");
  const root = join(srv, "deployed");
  const folder = join(srv, "website");
  const programs = join(machine, "programs");
  const repository = join(machine, "repository");
  const [pid, says] = [join(machine, "pid"), join(machine, "says")];
  const PORT = String(await freePort());
  const first = byManual ? folder : join(root, "releases/first");
  for (const path of [dirname(first), programs, repository, join(machine, "etc/sudoers.d")])
    mkdirSync(path, { recursive: true });

  const git = gitOf(repository);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  const commit = (file: string, text: string) => {
    write(file, text);
    git("add", "--all");
    git("commit", "--quiet", "-m", `Change ${file}`);
  };
  git("init", "--quiet", "--initial-branch=main");
  for (const file of ["package.json", "package-lock.json", "scripts/deploy/take-over.ts", "server/release-folders.ts"])
    cpSync(file, join(repository, file));
  write(".gitignore", "node_modules\n");
  write("server/index.ts", program);
  write("text", "first");
  cpSync(repository, first, { recursive: true });
  symlinkSync(resolve("node_modules"), join(first, "node_modules"));
  commit("text", "second");

  const standIn = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  standIn("deploy", `exec node ${resolve("scripts/deploy.ts")} --folder "${folder}" "$@"`);
  standIn("ssh", `while [ "$1" != ada@server.test ]; do shift; done; shift; exec node -e '${ssh}' "exec $*"`);
  // What a build reads must not be the answer that lets the release take over.
  standIn(
    "npm",
    `[ "$(readlink /proc/$$/fd/0)" = /dev/null ] || exit 1; [ -e node_modules ] || ln -s ${resolve("node_modules")} node_modules`,
  );
  standIn("sudo", 'while [ "$1" = -n ] || [ "$1" = -l ]; do shift; done; exec "$@"');
  standIn(
    "systemctl",
    `[ "$1" = restart ] || exec echo "127.0.0.1:${PORT} (Stream)"
    echo "a warning" >&2; kill -9 $(cat ${pid}); rm -f ${says}; mkfifo ${says}; cd "${folder}" && PORT=${PORT} node server/index.ts </dev/null >${says} 2>/dev/null & echo $! >${pid}
    # Until it listens, or has ended: how fast this machine is decides nothing.
    read -r _ <${says} || true`,
  );
  const session = join(machine, "session");
  const env = { SESSION: session, PATH: [programs, dirname(process.execPath), process.env.PATH].join(delimiter) };
  if (byManual) {
    const [, commands = ""] =
      readFileSync("docs/operations.md", "utf8").match(/^(sudo install [^\n]*\/srv\/deployed .*?)^```$/ms) ?? [];
    const here = commands.replaceAll("/srv/", `${srv}/`).replaceAll("/etc/", `${machine}/etc/`);
    execFileSync("sh", ["-ec", here], { env: { ...env, USER: userInfo().username } });
  } else {
    symlinkSync("releases/first", join(root, "current"));
    symlinkSync(join(root, "current"), folder);
  }
  const server = spawn(process.execPath, ["server/index.ts"], { cwd: folder, env: { PORT }, stdio: "ignore" });
  writeFileSync(pid, String(server.pid));
  onTestFinished(() => {
    try {
      process.kill(Number(readFileSync(pid, "utf8")), "SIGKILL");
    } catch {
      // It has ended.
    }
  });

  const start = (revision = "HEAD", more = {}) =>
    runCommand(`deploy ada@server.test ${revision}`, repository, { ...env, ...more });
  const served = () =>
    fetch(`http://127.0.0.1:${PORT}`).then(
      (response) => response.text(),
      () => "nothing",
    );
  await until("the first release is served", async () => (await served()) === "first");
  return {
    address: `127.0.0.1:${PORT}`,
    root,
    folder,
    repository,
    write,
    commit,
    start,
    served,
    standIn,
    /** The process of the last command that came over ssh. */
    session: () => Number(readFileSync(session, "utf8")),
    current: () => basename(readlinkSync(join(root, "current"))),
    releases: () => readdirSync(join(root, "releases")),
    isLocked() {
      try {
        return execFileSync("flock", ["-n", join(root, "lock"), "true"]).length > 0;
      } catch {
        return true;
      }
    },
    async deploy(revision?: string, more = {}) {
      const deploying = start(revision, more);
      return { code: await deploying.ended, output: deploying.output() };
    },
    /** From now on, a program of the server waits when it is called. */
    holdAt(name: string, word = "") {
      const gate = join(machine, `gate-${name}`);
      execFileSync("mkfifo", [gate]);
      const own = readFileSync(join(programs, name), "utf8").replace("#!/bin/sh\n", "");
      const wait = `[ -e ${gate}-open ] || { echo >${gate}-reached; read -r _ <${gate}; }`;
      standIn(name, `case "$*" in *${word}*) ${wait} ;; esac\n${own}`);
      return {
        reached: () => until(`${name} is called`, () => existsSync(`${gate}-reached`)),
        goOn() {
          writeFileSync(`${gate}-open`, "");
          writeFileSync(gate, "\n");
        },
      };
    },
  };
}
