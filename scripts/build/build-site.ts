import { rmSync, writeFileSync } from "node:fs";
import { serverContentFile } from "../../content/for-server.ts";
import { contentForServer } from "../../content/select-for-server.ts";
import { fingerprint, fingerprintRecord } from "../run/fingerprint.ts";
import { run } from "../run/run.ts";
import { buildDesk } from "./build-desk.ts";
import { finishBuild } from "./finish.ts";

/** Builds the site into build/client. Says false where a tool stopped; its own message stands above. */
export async function buildSite(): Promise<boolean> {
  const print = fingerprint();
  rmSync("build", { recursive: true, force: true });
  if ((await run("react-router", ["build", "--logLevel", "warn"])) !== 0) return false;
  await finishBuild("build/client");
  await buildDesk();
  writeFileSync(serverContentFile, JSON.stringify(contentForServer()));
  writeFileSync(fingerprintRecord, print);
  return true;
}
