import { join } from "node:path";
import { type Plugin, runnerImport } from "vite";
import { webManifest } from "../build/announce/texts.ts";

const contentFile = join(import.meta.dirname, "../../content/index.ts");

/** The web manifest in development: every page names it, and the build writes it only at its end. */
export function devManifest(): Plugin {
  return {
    name: "site:manifest",
    configureServer({ middlewares }) {
      middlewares.use("/site.webmanifest", async (_request, response) => {
        // Read when it is asked for: what the configuration imports would restart the server with every saved file.
        const { module } = await runnerImport<typeof import("../../content/index.ts")>(contentFile, {
          configFile: false,
        });
        response.setHeader("content-type", "application/manifest+json").end(webManifest(module.contentIn("en")));
      });
    },
  };
}
