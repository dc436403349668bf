import { fingerprint, isBuiltFrom } from "./run/fingerprint.ts";
import { run } from "./run/run.ts";

if (!isBuiltFrom(fingerprint())) {
  console.log("Building the site …");
  // In a process of its own: Vite sets NODE_ENV and loads a lot, and the server should start with neither.
  if ((await run("node", ["scripts/build.ts"])) !== 0) process.exit(1);
}
await import("../server/index.ts");
