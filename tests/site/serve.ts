import type { TestProject } from "vitest/node";
import { findChromium } from "../browser/find-chromium.ts";
import { openSiteServer } from "../support/site-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    base: string;
    /** Where the server under test keeps its database. */
    dataFolder: string;
  }
}

/** Serves the built site with a fresh database to all site tests. */
export default async function serve({ provide }: TestProject): Promise<() => Promise<void>> {
  // Unpacks the browser before several workers start it at once.
  await findChromium();
  const server = await openSiteServer({ CONTACT_LIMIT: "1000" });
  provide("base", await server.listen());
  provide("dataFolder", server.dataFolder);
  return () => server[Symbol.asyncDispose]();
}
