// The door of every npm script. Runs under whatever Node (20 or newer) npm was started with: installs what is
// missing, then hands over to the Node of the package "node", so that everybody uses the same runtime.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const bin = join(root, "node_modules", ".bin");
const runtime = join(root, "node_modules", "node", "bin", process.platform === "win32" ? "node.exe" : "node");
const mark = join(root, "node_modules", ".installed-from");

process.chdir(root);
install();
handOver(process.argv.slice(2));

function install() {
  const wanted = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(runtime) && existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  console.log("Installing what package-lock.json names …");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--include=dev", "--no-audit", "--no-fund"], {
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci did not finish; its own message stands above.");
    process.exit(status ?? 1);
  }
  writeFileSync(mark, wanted);
}

function handOver([script, ...args]) {
  const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
  const child = spawn(runtime, [script, ...args], { stdio: "inherit", env });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}
