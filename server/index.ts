import { fileURLToPath } from "node:url";
import { createApp } from "./app.ts";
import { readConfiguration } from "./env.ts";
import { openParts } from "./open-parts.ts";
import { createLog } from "./operations/create-log.ts";
import { listenForMetrics } from "./operations/serve-metrics.ts";
import { loadSite } from "./site/load-site.ts";
import { sourcesFor } from "./site/sources-for.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const builtSite = fileURLToPath(new URL("../build/client", import.meta.url));

try {
  const env = readConfiguration();
  const log = createLog(env.LOG_LEVEL);
  // In development Vite serves the site and passes only the interface on to here.
  const isBare = process.argv.includes("--without-site");
  const site = isBare ? undefined : loadSite(builtSite, sourcesFor(env));
  const { contact, analytics, metrics, close } = await openParts(env, log);
  let leaving = false;
  const app = createApp({
    site,
    log,
    contact,
    analytics,
    metrics: env.METRICS_TOKEN ? { read: metrics, token: env.METRICS_TOKEN } : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    isLeaving: () => leaving,
  });
  stopOnSignals({
    delayMs: env.SHUTDOWN_DELAY_MS,
    announce: () => {
      leaving = true;
    },
    close: async () => {
      await app.close();
      await close();
    },
  });
  await app.listen({ port: env.PORT, host: env.HOST });
  if (env.METRICS_PORT) await listenForMetrics(metrics, env.METRICS_PORT, env.METRICS_HOST);
  const address = app.server.address();
  const port = typeof address === "object" && address ? address.port : env.PORT;
  console.log(`The site is at http://localhost:${port}`);
} catch (error) {
  console.error(sentenceFor(error));
  process.exit(1);
}

function sentenceFor(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ("code" in error && error.code === "EADDRINUSE" && "port" in error) {
    return `Port ${error.port} is already in use. Stop the other program or set PORT to another number.`;
  }
  return error.message;
}
