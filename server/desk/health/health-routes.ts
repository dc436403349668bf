import { readFileSync } from "node:fs";
import { statfs } from "node:fs/promises";
import type { Desk, Routes } from "#server/desk/context.ts";

const { version } = JSON.parse(readFileSync(new URL("../../../package.json", import.meta.url), "utf8"));

/** More emails and webhooks that were not delivered are counted, and not listed. */
const maxListed = 50;

/** How mail, database, disk and content are. */
export function healthRoutes({ reader, mail, hasWebhook, copies, readSamples, drafts, dataFolder }: Desk): Routes {
  return {
    "GET /desk/health": async ({ show }) => {
      const [health, undelivered, staff, disk] = await Promise.all([
        reader.readHealth(),
        reader.listUndelivered({ limit: maxListed }),
        reader.listStaff(),
        statfs(dataFolder).catch(() => undefined),
      ]);
      const freeBytes = disk && disk.bavail * disk.bsize;
      return show("health", {
        health,
        undelivered,
        staff: staff.map(({ email }) => email),
        freeBytes,
        isMailOn: mail !== undefined,
        hasWebhook,
        isEditingOn: drafts !== undefined,
        copying: copies && { failure: copies.lastFailure() },
        samples: readSamples(),
        version,
      });
    },
  };
}
