import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { currentName, folderOf, makeCurrent } from "#server/release-folders.ts";

// Runs on the server, in a release that is built. Makes it the one that is served, and takes that back if it does not get ready.

const [root = "", name = "", seconds = ""] = process.argv.slice(2);
// What has begun ends here, also if nobody is at the other end any more: console ignores that what it writes to is gone.
for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) process.on(signal, () => undefined);

const before = currentName(root);
const address = addressOfSocket();
console.log(`Switching from ${before || "nothing"} to ${name} …`);
const state = await serve(name);
if (state === "ready") {
  deleteAllBut([name, before]);
  console.log(`${name} is served, and requests can be stored.`);
} else {
  console.error(await answerFailure());
  process.exitCode = 1;
}

async function answerFailure(): Promise<string> {
  const failure = `${name} ${state === "up" ? "responds, but requests cannot be stored (/readyz)" : "does not respond"}: sudo journalctl -u website says why.`;
  if (!existsSync(folderOf(root, before || "none"))) return `${failure} There is no release to go back to.`;
  // It may have changed the database, and the release before would refuse to start on that.
  if (state === "up" && migrationsOf(name) !== migrationsOf(before))
    return `${failure} It stays, because it changes the database, and ${before} may not start on that any more.`;
  const isBack = (await serve(before)) === "ready";
  return `${failure} ${before} is served again${isBack ? "." : ", and is not ready either."}`;
}

/** Makes a release the current one and restarts the server. Says how far that came in the given time. */
async function serve(release: string): Promise<"ready" | "up" | "down"> {
  makeCurrent(root, release);
  // Once it returns, the process from before has ended: only the next one can respond.
  const { status, stderr } = systemctl("restart", "website");
  if (stderr) console.error(stderr.trim());
  // It did not end, so what responds is not this release.
  if (status !== 0 && release === name) return "down";
  for (const end = Date.now() + Number(seconds) * 1_000; ; await setTimeout(500)) {
    if ((await responds("/readyz")) && (await responds("/"))) return "ready";
    if (Date.now() > end) return (await responds("/healthz")) ? "up" : "down";
  }
}

async function responds(path: string): Promise<boolean> {
  const response = await fetch(`http://${address}${path}`, { signal: AbortSignal.timeout(5_000) }).catch(
    () => undefined,
  );
  return response?.ok === true;
}

/** Where website.socket listens, like "127.0.0.1:3000 (Stream)". */
function addressOfSocket(): string {
  const { stdout } = systemctl("show", "website.socket", "--property=Listen", "--value");
  return stdout?.match(/^\S+:\d+/)?.[0] ?? "127.0.0.1:3000";
}

function systemctl(...args: string[]) {
  const asRoot = args[0] === "restart" && process.getuid?.() !== 0 ? ["sudo", "-n"] : [];
  const [tool = "", ...rest] = [...asRoot, "systemctl", ...args];
  return spawnSync(tool, rest, { encoding: "utf8" });
}

function migrationsOf(release: string): string {
  const file = join(folderOf(root, release), "server/storage/migrations.ts");
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Also what connections that were lost have left. A folder that someone made by hand stays: it may hold data. */
function deleteAllBut(used: readonly string[]): void {
  const ours = readdirSync(join(root, "releases")).filter((folder) => /^\d{4}-\d\d-\d\dT/.test(folder));
  for (const folder of ours.filter((folder) => !used.includes(folder)))
    rmSync(folderOf(root, folder), { recursive: true, force: true });
  spawnSync("git", ["-C", join(root, "repository"), "worktree", "prune"]);
}
