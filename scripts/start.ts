import { buildSite } from "./build/build-site.ts";
import { fingerprint, isBuiltFrom } from "./run/fingerprint.ts";

if (!isBuiltFrom(fingerprint())) {
  console.log("Building the site …");
  if (!(await buildSite())) process.exit(1);
}
await import("../server/index.ts");
