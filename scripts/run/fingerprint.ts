import { createHash } from "node:crypto";
import { globSync, statSync } from "node:fs";
import { hashFile } from "#server/static/hash-file.ts";
import { builds, isMadeFrom } from "./releases.ts";
import { run } from "./run.ts";

/** Everything that the built site and the desk are made of. */
export const sources = [
  "app/**",
  "content/**",
  "contract/**",
  "public/**",
  "scripts/build/**",
  "scripts/build.ts",
  "scripts/run/progress.ts",
  "scripts/vite/**",
  "server/analytics/{summary,visit-counter}.ts",
  "server/desk/**",
  "server/outbox/about-request.ts",
  "server/static/{hash-file,redirects}.ts",
  "server/storage/{durations,tables,time-zones,visit-source}.ts",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
];

/** A short text that changes when any source of the site changes. */
export function fingerprint(): string {
  // The footer names the year.
  return hashOf(globSync(sources), String(new Date().getFullYear()));
}

/** The same of all but the words and pictures: two releases of one program differ only in what was edited at the desk. */
export function programFingerprint(): string {
  return hashOf(
    globSync(sources).filter((file) => !file.startsWith("content") || /\.ts$|[\\/](parts|redirects)\.yaml$/.test(file)),
  );
}

function hashOf(files: readonly string[], more = ""): string {
  const hash = createHash("sha256").update(more);
  for (const file of files.toSorted()) {
    if (statSync(file).isFile()) hashFile(hash.update(file).update("\0"), file).update("\0");
  }
  return hash.digest("hex");
}

/** Builds the site if its sources have changed. In a process of its own: Vite sets NODE_ENV and loads a lot. */
export async function buildIfChanged(): Promise<void> {
  if (isMadeFrom(builds, fingerprint())) return;
  if (process.env.npm_config_loglevel !== "silent") console.log("Building the site …");
  if ((await run("node", ["scripts/build.ts"])) !== 0) process.exit(1);
}
