import { builds, rollBack } from "./run/releases.ts";

if (process.argv.length > 2) {
  console.log(
    "npm run rollback   makes the release before the current one the current one again. It takes no options.",
  );
  process.exit(process.argv[2] === "--help" ? 0 : 1);
}
const done = await rollBack(builds);
if (done) {
  console.log(`The current release is again the one of ${timeOf(done.to)}, instead of the one of ${timeOf(done.from)}.
Restart the server to serve it. To build the sources that are here again: npm run build`);
} else {
  console.error("There is no earlier release to go back to. To build the sources that are here: npm run build");
  process.exit(1);
}

/** 2026-11-24T09-49-14-123Z-4711 → 2026-11-24 09:49:14 UTC */
function timeOf(name: string): string {
  return name.replace(/^(.{10})T(..)-(..)-(..).*$/, "$1 $2:$3:$4 UTC");
}
