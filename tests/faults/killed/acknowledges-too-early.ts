// The server with one mistake: it acknowledges a moment before it hands the request to the database.
import { randomUUID } from "node:crypto";
import { selectServerContent } from "#content/select-server-content.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/operations/create-log.ts";
import { openServices } from "#server/services.ts";
import type { Store } from "#server/storage/store.ts";
import { portOf } from "#tests/support/client.ts";

const { contact } = await openServices({
  env: readEnv(process.env),
  log: createLog("silent"),
  content: selectServerContent(),
});
const store: Store = {
  ...contact.store,
  async storeRequest(input) {
    setTimeout(() => contact.store.storeRequest(input).catch(() => {}), 100);
    return { outcome: "stored", id: randomUUID() };
  },
};
const app = createApp({ contact: { ...contact, store } });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`The site is at http://localhost:${portOf(app.server)}\n`);
