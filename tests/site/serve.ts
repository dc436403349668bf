import { mkdtempSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import type { TestProject } from "vitest/node";
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { loadSite, type Site } from "#server/site/load-site.ts";
import { findChromium } from "../browser/find-chromium.ts";

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
  const { app, dataFolder, stop } = await prepareServer(loadSite("build/client"));
  provide("base", await app.listen({ port: 0, host: "127.0.0.1" }));
  provide("dataFolder", dataFolder);
  return stop;
}

/** A server with a fresh database that does not listen yet. */
export async function prepareServer(site: Site) {
  const dataFolder = mkdtempSync(join(tmpdir(), "site-data-"));
  const log = pino({ level: "silent" });
  const { contact, analytics, problemWords, close } = await openServices(
    readEnv({ DATA_DIR: dataFolder, CONTACT_LIMIT: "1000" }),
    log,
    contentForServer(),
  );
  const app = createApp({ site, log, contact, analytics, problemWords });
  const stop = async () => {
    await app.close();
    await close();
    await rm(dataFolder, { recursive: true });
  };
  return { app, dataFolder, stop };
}
