import { join } from "node:path";
import type { ViteUserConfig } from "vitest/config";

const site = join(import.meta.dirname, "..");

export default {
  // What art takes from the site; tsconfig.json has the same name. Node's "imports" can't point outside a package.
  resolve: {
    alias: {
      "#content": join(site, "content"),
      "#contract": join(site, "contract"),
      "#scripts": join(site, "scripts"),
    },
  },
  // Nothing here is changed by a test, so the files share one set of loaded modules.
  test: { setupFiles: ["../tests/quiet-console.ts"], isolate: false, testTimeout: 120_000 },
} satisfies ViteUserConfig;
