import { spawnSync } from "node:child_process";
import { fingerprint, isBuiltFrom } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

// The servers under test serve the built site, as in production.
if (!isBuiltFrom(fingerprint()) && (await run("node", ["scripts/build.ts"])) !== 0) process.exit(1);

// The short form takes a few minutes; --full does what the short one samples, and cuts the power too.
const isFull = process.argv.includes("--full");
const rest = process.argv.slice(2).filter((word) => word !== "--full");
const { status } = spawnSync("vitest", ["run", "--project", "faults", ...rest], {
  stdio: "inherit",
  shell: process.platform === "win32",
  env: { ...process.env, ...(isFull && { FAULTS: "full" }) },
});
process.exit(status ?? 1);
