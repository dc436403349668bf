import { index, type RouteConfig, route } from "@react-router/dev/routes";
import { pages } from "#content/pages.ts";
import { addressIn, languages } from "#contract/languages.ts";

/**
 * One route for each row of content/pages.ts, in each language that has a page of it. Addresses that only lead elsewhere
 * are in content/redirects.yaml.
 */
export default languages.flatMap((language) => {
  const rows = new Set(pages({ language, withTemplates: true }).map(({ row }) => row));
  return [...rows].map(({ path, component }) => {
    const file = `pages/${component}`;
    const address = addressIn(language, path).slice(1);
    // Routes with the same component need names of their own.
    const id = `${language}${path}`;
    return address === "" ? index(file, { id }) : route(address, file, { id });
  });
}) satisfies RouteConfig;
