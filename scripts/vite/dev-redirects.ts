import type { Plugin } from "vite";
import { redirectFor } from "../../server/site/redirects.ts";

/** The server's redirects in development, except the last one: an address that is mistyped there should say so. */
export function devRedirects(): Plugin {
  return {
    name: "site:redirects",
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const redirect = redirectFor(request.url ?? "/");
        const isPage = redirect?.rule.from.endsWith("*");
        if (!redirect || isPage) return next();
        response.writeHead(redirect.rule.status, { location: redirect.to }).end();
      });
    },
  };
}
