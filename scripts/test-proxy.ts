import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { buildIfChanged } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

/** How each program says its version. Debian's packages: caddy, nginx-light and openssl. */
const programs: Record<string, readonly string[]> = { caddy: ["version"], nginx: ["-v"], openssl: ["version"] };

const { require: required = "" } = parseArgs({ options: { require: { type: "string" } } }).values;

const found = Object.keys(programs).filter(isFound);
const missing = required.split(",").filter((name) => name && !found.includes(name));
// nginx needs a certificate, which openssl makes.
const proxies = found.filter((name) => name === "caddy" || (name === "nginx" && found.includes("openssl")));
if (missing.length > 0) {
  console.error(`Missing: ${missing.join(", ")}`);
  process.exit(1);
}
if (proxies.length === 0) {
  console.log("No proxy was tested.");
  process.exit();
}
// The servers under test serve the built site, as in production.
await buildIfChanged();
process.exit(
  await run("vitest", ["run", "--project", "proxy"], { env: { ...process.env, PROXIES: proxies.join(",") } }),
);

function isFound(program: string): boolean {
  const { status, stdout, stderr } = spawnSync(program, programs[program] ?? [], { encoding: "utf8" });
  console.log(`${program}: ${status === 0 ? (stdout || stderr).trim() : "not found"}`);
  return status === 0;
}
