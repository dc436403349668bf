import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { namedSetUp } from "#tests/support/named-set-up.ts";
import { openServer } from "#tests/support/test-server.ts";
import { faultsPath, withReporter } from "./report-faults.ts";

/** Serves the built site like tests/site/serve.ts, and notes the errors of its pages and the responses that none should get. */
export default namedSetUp("tests/engines/serve.ts", async ({ provide }) => {
  const server = await openServer({
    settings: { CONTACT_LIMIT: "1000" },
    staticFiles: withReporter(loadStaticFiles("build/current/client")),
  });
  const { app } = server;
  const faults: string[] = [];
  app.post(faultsPath, async ({ body }) => {
    faults.push(String(body));
    return "";
  });
  app.get(faultsPath, async () => faults.splice(0));
  app.addHook("onResponse", async ({ method, url }, { statusCode }) => {
    if (statusCode >= 400) faults.push(`${statusCode} ${method} ${url}`);
  });
  provide("base", await server.listen());
  provide("dataFolder", server.DATA_DIR);
  return () => server[Symbol.asyncDispose]();
});
