// The server with one mistake: it logs what it was sent, as a developer might while debugging.
import { contentForServer } from "#content/select-for-server.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/operations/create-log.ts";
import { openServices } from "#server/services.ts";

const log = createLog("trace");
const { contact } = await openServices(readEnv(process.env), log, contentForServer());
const app = createApp({ log, contact });
app.addHook("preHandler", async ({ body }) => log.debug({ body }, "a request"));
await app.listen({ port: 0, host: "127.0.0.1" });
const address = app.server.address();
process.stdout.write(`The site is at http://localhost:${typeof address === "object" ? address?.port : ""}\n`);
