import { proofOfWork } from "#server/captcha/proof-of-work.ts";
import type { Env } from "#server/env.ts";
import { signingSecrets } from "#server/signing-secrets.ts";
import { findChromium } from "#tests/browser/find-chromium.ts";
import { namedSetUp } from "#tests/support/named-set-up.ts";
import { openServer } from "#tests/support/test-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    base: string;
    /** Where the server under test keeps its database. */
    dataFolder: string;
  }
}

/** The server's own keep a processor busy for half a second each. Browsers solve those in tests/engines. */
const easyPuzzles = (env: Env) =>
  proofOfWork(signingSecrets(env), Date.now, { cost: 1_000, minCounter: 10, maxCounter: 30 });

/** Serves the built site with a fresh database to all site tests. */
export default namedSetUp("tests/site/serve.ts", async ({ provide }) => {
  // Unpacks the browser before several workers start it at once.
  await findChromium();
  const server = await openServer({ settings: { CONTACT_LIMIT: "1000" }, staticFiles: "built", captcha: easyPuzzles });
  provide("base", await server.listen());
  provide("dataFolder", server.DATA_DIR);
  return () => server[Symbol.asyncDispose]();
});
