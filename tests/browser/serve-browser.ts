import { namedSetUp } from "#tests/support/named-set-up.ts";
import { launchBrowserServer } from "./launch.ts";

declare module "vitest" {
  interface ProvidedContext {
    browserEndpoint: string;
  }
}

/** Starts one browser for all tests of a project. */
export default namedSetUp("tests/browser/serve-browser.ts", async ({ provide }) => {
  const browser = await launchBrowserServer();
  provide("browserEndpoint", browser.wsEndpoint());
  return () => browser.close();
});
