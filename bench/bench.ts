import { buildSite } from "../scripts/build/build-site.ts";
import { fingerprint, isBuiltFrom } from "../scripts/run/fingerprint.ts";
import { benchPages } from "./pages.ts";

if (!isBuiltFrom(fingerprint()) && !(await buildSite())) process.exit(1);
await benchPages();
