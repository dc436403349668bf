import type { Plugin } from "vite";
import { loadContent } from "../../content/load.ts";
import { webManifest } from "../build/announce/texts.ts";

/** The web manifest in development: every page names it, and the build writes it only at its end. */
export function devManifest(): Plugin {
  return {
    name: "site:manifest",
    configureServer({ middlewares }) {
      middlewares.use("/site.webmanifest", (_request, response) => {
        response.setHeader("content-type", "application/manifest+json").end(webManifest(loadContent("content/en")));
      });
    },
  };
}
