import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { build } from "vite";
import type { Release } from "#app/service-worker/file-store.ts";
import { builtInParts } from "#scripts/vite/parts.ts";

/** Writes sw.js into a finished build, with the release it belongs to inside. */
export async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    plugins: [builtInParts()],
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

/** Names a finished build after its pages, and finds the script that all of them name. */
export function releaseOf(folder: string): Release {
  // Hashed files need no reading: their names stand in the pages, and in each other.
  const hash = createHash("sha256");
  for (const page of globSync("**/*.html", { cwd: folder }).sort()) hash.update(readFileSync(join(folder, page)));
  const [entry] = globSync("static/entry.client-*.js", { cwd: folder });
  if (!entry) throw new Error(`There is no entry script in ${folder}.`);
  return { name: hash.digest("base64url").slice(0, 10), entry: `/static/${basename(entry)}` };
}
