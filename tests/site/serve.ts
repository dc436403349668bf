import type { TestProject } from "vitest/node";
import { createApp } from "#server/app.ts";
import { loadSite } from "#server/site/load-site.ts";
import { launchBrowserServer } from "../browser/launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    base: string;
    browserEndpoint: string;
  }
}

/** Serves the built site and starts one browser for all site tests. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  const app = createApp({ site: loadSite("build/client") });
  provide("base", await app.listen({ port: 0, host: "127.0.0.1" }));
  const browser = await launchBrowserServer();
  provide("browserEndpoint", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await app.close();
  };
}
