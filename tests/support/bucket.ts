import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "@20minutes/s3rver";
import { readEnv } from "#server/env.ts";
import { openBucket } from "#server/outbox/bucket.ts";
import { decryptWith, encryptTo, newKeys } from "#server/outbox/encrypt.ts";
import { portOf, until } from "./client.ts";
import type { TestDatabase } from "./database.ts";

export const keys = await newKeys();
export const decrypt = decryptWith(keys.privateKey);
export const encrypt = encryptTo(keys.publicKey);

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;

/** Responds in place of the S3 server and returns true, or leaves it to that. */
type Fault = (...exchange: Parameters<RequestListener>) => boolean;

/** A real S3 server with one bucket on this machine, which checks signatures and can be made to fail. */
export async function startBucket({ port = 0, directory = mkdtempSync(join(tmpdir(), "bucket-")) } = {}) {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: "copies" }] });
  await s3.configureBuckets();
  const respond = s3.callback();
  let fault: Fault | undefined;
  let requests = 0;
  const server = createServer((request, response) => {
    requests += 1;
    if (fault?.(request, response) !== true) respond(request, response);
  }).listen(port, "127.0.0.1");
  await once(server, "listening");
  const settings = {
    COPY_URL: `http://127.0.0.1:${portOf(server)}/copies/site`,
    COPY_STYLE: "path",
    COPY_KEY: "S3RVER",
    COPY_SECRET: "S3RVER",
    COPY_PUBLIC_KEY: keys.publicKey,
  };
  const bucket = openBucket(readEnv(settings));
  return {
    settings,
    bucket,
    requests: () => requests,
    /** What it does in place of its work from now on. */
    fail(next: Fault | undefined) {
      fault = next;
    },
    keys: () => bucket.list(""),
    /** Everything in it, decrypted, by its key. */
    async read(): Promise<Record<string, string>> {
      const objects: Record<string, string> = {};
      for (const key of await bucket.list("")) objects[key] = await decrypt(await bucket.get(key));
      return objects;
    },
    async [Symbol.asyncDispose]() {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** Waits until nothing is due any more. What was erased is deleted once more later, and so is still there then. */
export async function allCopied(database: TestDatabase): Promise<void> {
  await until("everything is copied", async () =>
    (await database.rows("copy_due")).every(({ lease, due_at }) => lease === null && due_at > Date.now()),
  );
}
