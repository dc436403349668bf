import { fileURLToPath } from "node:url";
import { pino } from "pino";
import { createApp } from "./app.ts";
import { readEnv } from "./env.ts";
import { loadSite } from "./site/load-site.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

const builtSite = fileURLToPath(new URL("../build/client", import.meta.url));

try {
  const env = readEnv(process.env);
  const log = pino({ level: env.LOG_LEVEL });
  // In development Vite serves the site and passes only the interface on to here.
  const site = process.argv.includes("--without-site") ? undefined : loadSite(builtSite);
  const app = createApp({ site, log });
  stopOnSignals(app, env.SHUTDOWN_DELAY_MS);
  await app.listen({ port: env.PORT, host: env.HOST });
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
