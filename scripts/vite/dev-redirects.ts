import type { Plugin } from "vite";
import { redirectFor } from "../../server/site/redirects.ts";

/**
 * The server's redirects in development, except those that catch all that is left: an address
 * that is mistyped there should say so.
 */
export function devRedirects(): Plugin {
  return {
    name: "site:redirects",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const redirect = redirectFor(request.url ?? "/");
        const isCatchAll = redirect?.rule.from.endsWith("*");
        if (!redirect || isCatchAll) return next();
        response.writeHead(redirect.rule.status, { location: redirect.to }).end();
      });
    },
  };
}
