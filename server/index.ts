import { fileURLToPath } from "node:url";
import { readServerContent } from "#content/read-server-content.ts";
import { createApp } from "./app.ts";
import { readConfiguration } from "./env.ts";
import { strictTransportFor } from "./http/security-headers.ts";
import { makePrivateFiles } from "./keep-private.ts";
import { createLog } from "./operations/create-log.ts";
import { listenForMetrics } from "./operations/serve-metrics.ts";
import { chooseRelease } from "./publishing/choose-release.ts";
import { currentRelease, loadRelease } from "./release.ts";
import { hidesSamples, reportSamples } from "./samples.ts";
import { openServices } from "./services.ts";
import { closeAndExit, stopOnSignals } from "./shutdown.ts";
import { sourcesFor } from "./static/sources-for.ts";
import { whereToListen } from "./where-to-listen.ts";

const release = fileURLToPath(new URL(`../${currentRelease}`, import.meta.url));

// Closed in reverse order, even after a failed start. One that fails to close does not stop the others.
const opened = new AsyncDisposableStack();
const close = () => opened.disposeAsync();

try {
  makePrivateFiles();
  const env = readConfiguration();
  const log = createLog(env.LOG_LEVEL);
  let shuttingDown = false;
  stopOnSignals({
    delayMs: env.SHUTDOWN_DELAY_MS,
    announce: () => {
      shuttingDown = true;
    },
    close,
    onError: (err) =>
      log.error({ err }, "the server did not shut down cleanly; every request acknowledged with 200 is stored"),
  });
  const folder = await chooseRelease(release, env.CONTENT_REPOSITORY, log);
  // In development Vite serves the site and forwards only the API to this process.
  const isApiOnly = process.argv.includes("--without-site");
  const { staticFiles, content, deskPages } = isApiOnly
    ? { staticFiles: undefined, content: await readServerContent(), deskPages: undefined }
    : await loadRelease(folder, sourcesFor(env), hidesSamples(env));
  const served = staticFiles && { staticFiles, folder };
  const isEditedHere = isApiOnly && process.argv.includes("--edit-here");
  const services = await openServices({ env, log, content, deskPages, served, isEditedHere });
  opened.defer(services.close);
  const app = createApp({
    ...services,
    staticFiles,
    log,
    metricsPage: env.METRICS_TOKEN ? { read: services.readMetrics, token: env.METRICS_TOKEN } : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    strictTransport: strictTransportFor({
      subdomains: env.HSTS_SUBDOMAINS === "on",
      preload: env.HSTS_PRELOAD === "on",
    }),
    isShuttingDown: () => shuttingDown,
    shutdownDelayMs: env.SHUTDOWN_DELAY_MS,
  });
  opened.defer(() => app.close());
  await app.listen(whereToListen(env, process.env, process.pid)).catch(nameSettings("PORT", "HOST"));
  if (env.METRICS_PORT) {
    const { METRICS_PORT: port, METRICS_HOST: host } = env;
    const listening = listenForMetrics({ read: services.readMetrics, port, host, log });
    opened.defer(await listening.catch(nameSettings("METRICS_PORT", "METRICS_HOST")));
  }
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  if (staticFiles) console.log(`The site is at http://localhost:${port}`);
  const samples = reportSamples(content.samples, env);
  // In production the log says so.
  if (staticFiles && samples && env.NODE_ENV !== "production")
    console.log(`Sample material is left (npm run content -- samples): ${samples.left}. ${samples.effect}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  await closeAndExit(1, { close, onError: () => {} });
}

/** Turns a system error into a sentence that names the setting to change. */
function nameSettings(port: string, host: string): (error: Error & { code?: string; port?: number }) => never {
  return (error) => {
    const sentences: Record<string, string> = {
      EADDRINUSE: `Port ${error.port} is already in use. Stop the other program or set ${port} to another number.`,
      EACCES: `Port ${error.port} needs administrator rights. Set ${port} to 1024 or higher.`,
    };
    const noAddress = `${host} must name an address of this machine, like 127.0.0.1 (${error.code}).`;
    throw new Error(sentences[error.code ?? ""] ?? noAddress, { cause: error });
  };
}
