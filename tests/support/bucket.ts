import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { connect, createServer as createNetwork, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream";
import S3rver from "@20minutes/s3rver";
import { readEnv } from "#server/env.ts";
import { openBucket } from "#server/outbox/bucket.ts";
import { decryptWith, encryptTo, newKeys } from "#server/outbox/encrypt.ts";
import { portOf, until } from "./client.ts";
import type { TestDatabase } from "./database.ts";

export const keys = await newKeys();
const decrypt = decryptWith(keys.privateKey);
export const encrypt = encryptTo(keys.publicKey);

export type TestBucket = Awaited<ReturnType<typeof startBucket>>;

/** Responds in place of the S3 server and returns true, or leaves it to that, perhaps later. */
type Fault = (...exchange: Parameters<RequestListener>) => boolean | Promise<boolean>;

/** A real S3 server with one bucket on this machine, which checks signatures and can be made to fail. It lists no more than a thousand objects. */
export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), "bucket-"));
  const respond = await openS3(directory);
  let fault: Fault | undefined;
  const server = createServer(async (request, response) => {
    if ((await fault?.(request, response)) !== true) respond(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    ...reach(portOf(server)),
    /** What it does in place of its work from now on. */
    fail(next: Fault | undefined) {
      fault = next;
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

/** What the S3 server of a folder responds. */
export async function openS3(directory: string): Promise<RequestListener> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: "copies" }] });
  const { store } = s3;
  const inTurn = oneAfterAnother();
  // It measures an object and then opens it, which may be another one by then.
  const getObject = store.getObject.bind(store);
  store.getObject = (...object) => inTurn(() => getObject(...object));
  // It writes into the object itself: whoever kills it would find half of one in place of the earlier one. A bucket has an
  // object as a whole or not at all. The files get their names at once, as none may vanish while it lists a folder.
  store.putObject = async ({ bucket, key, content }) => {
    const path = store.getResourcePath(bucket, key, "object");
    const unfinished = join(directory, randomUUID());
    await mkdir(dirname(path), { recursive: true });
    const [size, md5] = await store.putContent(unfinished, content);
    await writeFile(`${unfinished}.md5`, md5);
    await inTurn(async () => {
      await rename(`${unfinished}.md5`, `${path}.md5`);
      await rename(unfinished, path);
    });
    return { size, md5 };
  };
  await s3.configureBuckets();
  return s3.callback();
}

/** Lets none begin before the one before it has ended. */
function oneAfterAnother() {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const mine = last.then(work);
    last = mine.catch(() => {});
    return mine;
  };
}

/** What a server needs to know of a bucket on this machine, and how a test reads what is in it. */
function reach(port: number) {
  const settings = {
    COPY_URL: `http://127.0.0.1:${port}/copies/site`,
    COPY_STYLE: "path",
    COPY_KEY: "S3RVER",
    COPY_SECRET: "S3RVER",
    COPY_PUBLIC_KEY: keys.publicKey,
  };
  const bucket = openBucket(readEnv(settings));
  return {
    settings,
    bucket,
    keys: () => bucket.list(""),
    /** Everything in it, decrypted, by its key. */
    async read(): Promise<Record<string, string>> {
      const objects: Record<string, string> = {};
      for (const key of await bucket.list("")) objects[key] = await decrypt(await bucket.get(key));
      return objects;
    },
  };
}

export type FragileBucket = Awaited<ReturnType<typeof spawnBucket>>;

/** An S3 server that can be killed, and a network in front of it that can be cut. */
export async function spawnBucket() {
  const directory = mkdtempSync(join(tmpdir(), "bucket-"));
  const connections = new Set<Socket>();
  let isCut = false;
  let { child, port } = await spawnS3(directory);
  const network = createNetwork((inside) => {
    connections.add(inside.on("close", () => connections.delete(inside)));
    if (isCut) inside.destroy();
    else pipeline(inside, connect(port, "127.0.0.1"), inside, () => {});
  }).listen(0, "127.0.0.1");
  await once(network, "listening");
  const kill = async () => {
    if (child.signalCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
  return {
    ...reach(portOf(network)),
    kill,
    /** Breaks all connections in the middle of whatever they carry, and refuses new ones. */
    cut() {
      isCut = true;
      for (const connection of connections) connection.destroy();
    },
    /** Puts right what was killed or cut. */
    async repair() {
      isCut = false;
      if (child.signalCode !== null) ({ child, port } = await spawnS3(directory));
    },
    async [Symbol.asyncDispose]() {
      for (const connection of connections) connection.destroy();
      network.close();
      await kill();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function spawnS3(directory: string): Promise<{ child: ChildProcess; port: number }> {
  // For a list of more than a thousand objects it uses a cipher that OpenSSL counts as a thing of the past.
  const child = fork("tests/support/serve-bucket.ts", [directory], { execArgv: ["--openssl-legacy-provider"] });
  const [port] = await once(child, "message");
  return { child, port };
}

/** Waits until nothing is due any more. What was erased is deleted once more later, and so is still there then. */
export async function allCopied(database: TestDatabase): Promise<void> {
  await until("everything is copied", async () =>
    (await database.rows("copy_due")).every(({ lease, due_at }) => lease === null && due_at > Date.now()),
  );
}

/** The requests of which a bucket holds an object. */
export async function copiedIds(bucket: Pick<TestBucket, "keys">): Promise<string[]> {
  return (await bucket.keys()).flatMap((key) => key.match(/^request\/(.+)\.age$/)?.[1] ?? []);
}
