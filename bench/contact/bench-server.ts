// The server with a page of usual size, and with or without storage behind it, so that the two can be compared.

import { randomUUID } from "node:crypto";
import { brotliCompressSync } from "node:zlib";
import { selectServerContent } from "#content/select-server-content.ts";
import { createApp } from "#server/app.ts";
import { readEnv } from "#server/env.ts";
import { createLog } from "#server/operations/create-log.ts";
import { openServices } from "#server/services.ts";
import type { Variant } from "#server/static/load-static-files.ts";
import { storeFrom } from "#server/storage/store.ts";

const { contact } = await openServices({
  env: readEnv(process.env),
  log: createLog("silent"),
  content: selectServerContent(),
});

const nothing = storeFrom(
  async () => ({ outcome: "stored", id: randomUUID() }),
  async () => {},
);

const text = Array.from({ length: 1_200 }, () => `<p>${randomUUID()}</p>`).join("\n");
const variant = (body: Buffer, headers: Record<string, string>): Variant => ({
  body,
  etag: '"page"',
  headers: { "content-type": "text/html; charset=utf-8", "content-length": String(body.length), ...headers },
});
const page = {
  identity: variant(Buffer.from(text), {}),
  br: variant(brotliCompressSync(text), { "content-encoding": "br" }),
};

const app = createApp({
  staticFiles: { files: new Map([["/", page]]), errorPages: new Map() },
  contact: process.argv.includes("--nothing") ? { ...contact, store: nothing } : contact,
});
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
console.log(`The site is at http://localhost:${port}`);
process.on("SIGTERM", () => process.exit(0));
