import { buildSite } from "./build/build-site.ts";

if (!(await buildSite())) process.exit(1);
