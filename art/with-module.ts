import { createServer } from "vite";
import config from "./vite.config.ts";

/**
 * Loads a module through Vite, because Node strips types but does not know JSX, and uses it. Vite's own `runnerImport` does
 * not fit: it closes the loader at once, and what the module imports on demand, like the browser, could not be loaded.
 */
export async function withModule<Module>(file: string, use: (module: Module) => Promise<void>): Promise<void> {
  const vite = await createServer({
    configFile: false,
    envDir: false,
    logLevel: "warn",
    appType: "custom",
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    resolve: config.resolve,
  });
  try {
    await use((await vite.ssrLoadModule(file)) as Module);
  } finally {
    await vite.close();
  }
}
