import { renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describeMistake } from "#content/mistakes.ts";
import { selectServerContent } from "#content/select-server-content.ts";
import { on } from "#contract/parts.ts";
import { releaseFiles } from "#server/release.ts";
import { checkContentAndPhotographs } from "./build/check-content.ts";
import { deadLinks } from "./build/dead-links.ts";
import { finishBuild } from "./build/finish.ts";
import { fingerprint, programFingerprint } from "./run/fingerprint.ts";
import { addRelease, builds } from "./run/releases.ts";
import { run } from "./run/run.ts";

const deskBuild = ["build", ".", "--config", "scripts/vite/desk.config.ts", "--logLevel", "warn"];

// Builds the site and the desk as a new release. Where a tool stops, its own message stands above.
try {
  const warnings = await checkContentAndPhotographs();
  for (const warning of warnings) console.warn(`Warning: ${describeMistake(warning)}`);
} catch (error) {
  // Vite would print a stack below it.
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => {
    console.error("The build was stopped. The release from before is still the current one.");
    process.exit(1);
  });
}
await addRelease(builds, fingerprint(), async (folder) => {
  const pages = join(folder, "pages");
  // The desk in the meantime: both together keep two processors busy.
  const codes = await Promise.all([
    run("react-router", ["build", "--logLevel", "warn"], { env: { ...process.env, BUILD_FOLDER: pages } }),
    on.desk ? run("vite", [...deskBuild, "--outDir", join(folder, "desk")]) : 0,
  ]);
  if (codes.some((code) => code !== 0)) process.exit(1);
  const staticFiles = join(folder, releaseFiles.staticFiles);
  renameSync(join(pages, "client"), staticFiles);
  // What has rendered the pages.
  rmSync(pages, { recursive: true });
  await finishBuild(staticFiles);
  const dead = deadLinks(staticFiles);
  if (dead.length > 0) {
    console.error(`Some links lead nowhere:\n  ${dead.join("\n  ")}`);
    process.exit(1);
  }
  writeFileSync(join(folder, "program"), programFingerprint());
  writeFileSync(join(folder, releaseFiles.content), JSON.stringify(selectServerContent()));
});
