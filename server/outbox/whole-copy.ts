import { streamBackup } from "#server/storage/backup.ts";
import type { DatabaseConfig } from "#server/storage/open.ts";
import type { Bucket } from "./bucket.ts";
import type { Encrypt } from "./encrypt.ts";

/** About so much is in memory at once, and uploaded within the time that one object may take. */
const usualPartLength = 4_000_000;

/** How many copies of everything are kept. */
const maxWholeCopies = 7;

type WholeCopyOptions = {
  config: DatabaseConfig;
  bucket: Bucket;
  encrypt: Encrypt;
  /** When something was last erased. */
  lastErasure: () => Promise<number>;
  signal: AbortSignal | undefined;
  /** A part ends with the line that reaches this length. */
  partLength?: number;
};

/**
 * Writes a backup into the bucket, in parts, and deletes the older ones that are too many or hold what was erased. The last
 * object is written when all others are there: a copy without it was interrupted. The name says what the last erasure was when
 * it began, as times of copies say nothing: the clock may have been wrong.
 */
export async function copyAll({
  config,
  bucket,
  encrypt,
  lastErasure,
  signal,
  partLength = usualPartLength,
}: WholeCopyOptions): Promise<void> {
  const name = `${new Date().toISOString().replaceAll(/[:.]/g, "-")}-${await lastErasure()}`;
  let parts = 0;
  await streamBackup(config, async (lines) => {
    let part = "";
    for await (const line of lines) {
      part += line;
      if (part.length < partLength) continue;
      await write(part);
      part = "";
    }
    await write(part);
  });
  await bucket.put(`backup/${name}/end.age`, await encrypt(JSON.stringify({ parts })), signal);
  await prune({ bucket, name, erasure: await lastErasure(), signal });

  async function write(part: string): Promise<void> {
    parts += 1;
    await bucket.put(`backup/${name}/${String(parts).padStart(5, "0")}.age`, await encrypt(part), signal);
  }
}

type PruneOptions = Pick<WholeCopyOptions, "bucket" | "signal"> & {
  /** The newest one. It stays, even if something was erased meanwhile: the next one is due then, and takes its place. */
  name: string;
  erasure: number;
};

async function prune({ bucket, name: newest, erasure, signal }: PruneOptions): Promise<void> {
  const keys = await bucket.list("backup/", signal);
  const names = keys.filter((key) => key.endsWith("/end.age")).map(nameOf);
  const kept = names.filter((name) => name !== newest && name.endsWith(`Z-${erasure}`)).slice(-maxWholeCopies + 1);
  for (const key of keys) if (![...kept, newest].includes(nameOf(key))) await bucket.remove(key, signal);
}

function nameOf(key: string): string {
  return key.split("/")[1] ?? "";
}
