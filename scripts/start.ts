import { buildIfChanged, fingerprint } from "./run/fingerprint.ts";
import { builds, isInsteadOf } from "./run/releases.ts";

if (isInsteadOf(builds, fingerprint()))
  console.log("The site was rolled back, and its sources have not changed since. To build them again: npm run build");
else await buildIfChanged();
await import("#server/index.ts");
