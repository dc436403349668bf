import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pageTable } from "../content/pages.ts";

/** One route for each row of content/pages.ts. Addresses that only lead elsewhere are in server/site/redirects.ts. */
export default pageTable.map(({ path, component }) => {
  const file = `pages/${component}`;
  return path === "/" ? index(file) : route(path.slice(1), file);
}) satisfies RouteConfig;
