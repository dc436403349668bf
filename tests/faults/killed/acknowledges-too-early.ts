// The server with one mistake: it acknowledges before the database has stored anything.
import { selectServerContent } from "#content/select-server-content.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/operations/create-log.ts";
import { openServices } from "#server/services.ts";
import { acknowledgingTooEarly } from "../../support/acknowledging-too-early.ts";
import { portOf } from "../../support/client.ts";

const { contact } = await openServices({
  env: readEnv(process.env),
  log: createLog("silent"),
  content: selectServerContent(),
});
const app = createApp({ contact: { ...contact, store: acknowledgingTooEarly(contact.store) } });
await app.listen({ port: 0, host: "127.0.0.1" });
process.stdout.write(`The site is at http://localhost:${portOf(app.server)}\n`);
