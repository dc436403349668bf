import type { Config } from "@react-router/dev/config";
import routes from "./app/routes.ts";
import { checkContentFiles } from "./content/check-files.ts";
import { pagePaths } from "./content/page-paths.ts";
import { checkPages } from "./scripts/build/check-pages.ts";

checkContentFiles();
checkPages(routes, pagePaths());

export default {
  // With `ssr: false` the build insists on <Scripts/>, which no page of ours has.
  ssr: true,
  prerender: { paths: pagePaths(), concurrency: 4 },
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
