import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { readConfiguration } from "./env.ts";
import { makePrivateFiles } from "./keep-private.ts";
import { openParts } from "./open-parts.ts";
import { createLog } from "./operations/create-log.ts";
import { listenForMetrics } from "./operations/serve-metrics.ts";
import { loadSite } from "./site/load-site.ts";
import { sourcesFor } from "./site/sources-for.ts";
import { closeAndExit, stopOnSignals } from "./stop-on-signals.ts";

const builtSite = fileURLToPath(new URL("../build/client", import.meta.url));

// What is opened is closed in the reverse order, after a failed start too; one that fails does not keep the others open.
const opened = new AsyncDisposableStack();
const close = () => opened.disposeAsync();

try {
  makePrivateFiles();
  const env = readConfiguration();
  const log = createLog(env.LOG_LEVEL);
  let leaving = false;
  stopOnSignals({
    delayMs: env.SHUTDOWN_DELAY_MS,
    announce: () => {
      leaving = true;
    },
    close,
    onError: (err) => log.error({ err }, "the server could not close everything; what it answered with 200 is stored"),
  });
  // In development Vite serves the site and passes only the interface on to here.
  const isBare = process.argv.includes("--without-site");
  const site = isBare ? undefined : loadSite(builtSite, sourcesFor(env));
  const { contact, isReady, analytics, metrics, close: closeParts } = await openParts(env, log);
  opened.defer(closeParts);
  const app = createApp({
    site,
    log,
    contact,
    isReady,
    analytics,
    metrics: env.METRICS_TOKEN ? { read: metrics, token: env.METRICS_TOKEN } : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    isLeaving: () => leaving,
  });
  opened.defer(() => app.close());
  await app.listen({ port: env.PORT, host: env.HOST }).catch(nameSettings("PORT", "HOST"));
  if (env.METRICS_PORT) {
    const listening = listenForMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST);
    opened.defer(await listening.catch(nameSettings("METRICS_PORT", "METRICS_HOST")));
  }
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  console.log(`The site is at http://localhost:${port}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await closeAndExit(1, close, () => {});
}

/** Makes of an error of the system a sentence that names the setting to change. */
function nameSettings(port: string, host: string): (error: Error & { code?: string; port?: number }) => never {
  return (error) => {
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${error.port} is already in use. Stop the other program or set ${port} to another number.`,
      EACCES: `Port ${error.port} is only for the administrator. Set ${port} to a number from 1024.`,
    };
    const noAddress = `${host} must name an address of this machine, like 127.0.0.1 (${error.code}).`;
    throw new Error(sentences[error.code ?? ""] ?? noAddress, { cause: error });
  };
}
