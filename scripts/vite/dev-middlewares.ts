import type { Plugin } from "vite";
import { loadContent } from "#content/load.ts";
import { webManifest } from "#scripts/build/announce/texts.ts";
import { redirectFor } from "#server/static/redirects.ts";

/**
 * What the build and the server do otherwise: the web manifest, which every page names, and the redirects, except those
 * that catch all that is left. An address that is mistyped in development should say so.
 */
export function devMiddlewares(): Plugin {
  return {
    name: "site:dev-middlewares",
    configureServer({ middlewares }) {
      middlewares.use("/site.webmanifest", (_request, response) => {
        response.setHeader("content-type", "application/manifest+json").end(webManifest(loadContent("content/en")));
      });
      middlewares.use((request, response, next) => {
        const redirect = redirectFor(request.url ?? "/");
        if (!redirect || redirect.rule.from.endsWith("*")) return next();
        response.writeHead(redirect.rule.status, { location: redirect.to }).end();
      });
    },
  };
}
