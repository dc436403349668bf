import type { TestProject } from "vitest/node";
import { launchBrowserServer } from "./launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** Starts one browser for all tests of a project. */
export default async function serveBrowser({ provide }: TestProject): Promise<() => Promise<void>> {
  const browser = await launchBrowserServer();
  provide("browserEndpoint", browser.wsEndpoint());
  return () => browser.close();
}
