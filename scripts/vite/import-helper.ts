import { resolve } from "node:path";
import type { Plugin } from "vite";

const file = resolve("app/loading/import-helper.ts");

/** Replaces Vite's helper for `import()`, which would load an island's styles once more and cannot only prefetch. */
export function importHelper(): Plugin {
  return {
    name: "site:import-helper",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => (id === "\0vite/preload-helper.js" ? file : undefined),
  };
}
