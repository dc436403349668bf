import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Desk, Routes } from "#server/desk/context.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

/** How mail, database, disk and content are. */
export function healthRoutes({ reader, mail, hasWebhook, readSamples, dataFolder }: Desk): Routes {
  return {
    "GET /desk/health": async ({ show }) => {
      const [health, disk] = await Promise.all([reader.readHealth(), statfs(dataFolder).catch(() => undefined)]);
      const freeBytes = disk && disk.bavail * disk.bsize;
      return show("health", {
        health,
        freeBytes,
        isMailOn: mail !== undefined,
        hasWebhook,
        samples: readSamples(),
        version,
      });
    },
  };
}
