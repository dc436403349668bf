import { rmSync, writeFileSync } from "node:fs";
import { checkContent } from "../content/check.ts";
import { serverContentFile } from "../content/for-server.ts";
import { contentForServer } from "../content/select-for-server.ts";
import { finishBuild } from "./build/finish.ts";
import { fingerprint, fingerprintRecord } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

const deskBuild = ["build", ".", "--config", "scripts/vite/desk.config.ts", "--logLevel", "warn"];

// Builds the site into build/client, and the desk. Where a tool stops, its own message stands above.
try {
  checkContent();
} catch (error) {
  // Vite would print a stack below it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
const print = fingerprint();
rmSync("build", { recursive: true, force: true });
if ((await run("react-router", ["build", "--logLevel", "warn"])) !== 0) process.exit(1);
await finishBuild("build/client");
if ((await run("vite", deskBuild)) !== 0) process.exit(1);
writeFileSync(serverContentFile, JSON.stringify(contentForServer()));
writeFileSync(fingerprintRecord, print);
