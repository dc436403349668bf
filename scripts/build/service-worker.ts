import { build } from "vite";
import { releaseOf } from "./release-of.ts";

/** Writes sw.js into a finished build, with the release it belongs to inside. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    define: { __RELEASE__: JSON.stringify(releaseOf(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      target: "es2023",
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: "app/service-worker/worker.ts",
        output: { entryFileNames: "sw.js", format: "iife" },
      },
    },
  });
}
