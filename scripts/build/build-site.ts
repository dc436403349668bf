import { rmSync, writeFileSync } from "node:fs";
import { serverContentFile } from "../../content/for-server.ts";
import { contentForServer } from "../../content/select-for-server.ts";
import { fingerprint, fingerprintRecord } from "../run/fingerprint.ts";
import { run } from "../run/run.ts";
import { finishBuild } from "./finish.ts";

const deskBuild = ["build", ".", "--config", "scripts/vite/desk.config.ts", "--logLevel", "warn"];

/** Builds the site into build/client, and the desk. Says false where a tool stopped; its own message stands above. */
export async function buildSite(): Promise<boolean> {
  const print = fingerprint();
  rmSync("build", { recursive: true, force: true });
  if ((await run("react-router", ["build", "--logLevel", "warn"])) !== 0) return false;
  await finishBuild("build/client");
  if ((await run("vite", deskBuild)) !== 0) return false;
  writeFileSync(serverContentFile, JSON.stringify(contentForServer()));
  writeFileSync(fingerprintRecord, print);
  return true;
}
