import { pino } from "pino";
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import type { Captcha } from "#server/captcha/captcha.ts";
import { type Env, readEnv } from "#server/env.ts";
import { openServices } from "#server/services.ts";
import { loadStaticFiles, type StaticFiles } from "#server/static/load-static-files.ts";
import { sourcesFor } from "#server/static/sources-for.ts";
import { openSqlite } from "./database.ts";
import { builtDesk } from "./desk.ts";

/** The whole server with these settings, on a new SQLite database. It serves the built site unless it is given another. */
export async function openSiteServer(
  settings: Record<string, string>,
  { staticFiles, captcha }: { staticFiles?: StaticFiles; captcha?: (env: Env) => Captcha } = {},
) {
  const database = openSqlite();
  const env = readEnv({ DATA_DIR: database.DATA_DIR, ...settings });
  const log = pino({ level: "silent" });
  const services = await openServices({ env, log, content: contentForServer(), deskPages: builtDesk });
  const contact = { ...services.contact, ...(captcha && { captcha: captcha(env) }) };
  const app = createApp({
    ...services,
    contact,
    log,
    staticFiles: staticFiles ?? loadStaticFiles("build/current/client", sourcesFor(env)),
  });
  return {
    app,
    dataFolder: database.DATA_DIR,
    listen: () => app.listen({ port: 0, host: "127.0.0.1" }),
    async [Symbol.asyncDispose]() {
      await app.close();
      await services.close();
      await database[Symbol.asyncDispose]();
    },
  };
}
