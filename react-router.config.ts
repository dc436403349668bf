import type { Config } from "@react-router/dev/config";
import { checkContent } from "./content/check.ts";
import { pages } from "./content/pages.ts";

checkContent();

export default {
  // A folder of its own, which is emptied first: what is in build/ may be served meanwhile.
  buildDirectory: process.env.BUILD_FOLDER ?? "build/pages",
  // With `ssr: false` the build insists on <Scripts/>, which no page of ours has.
  ssr: true,
  prerender: { paths: pages({ withTemplates: true }).map(({ path }) => path), concurrency: 4 },
  splitRouteModules: false,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
