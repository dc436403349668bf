import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { restoreRows, type Watch } from "#server/storage/backup.ts";
import { type Counts, isSavedRow, noRows, type SavedRow } from "#server/storage/backup-format.ts";
import type { DatabaseConfig } from "#server/storage/open.ts";
import type { Bucket } from "./bucket.ts";

const maxAtOnce = 16;

type RestoreOptions = Watch & { bucket: Bucket; decrypt: (bytes: Uint8Array) => Promise<string> };

/**
 * Rebuilds an empty database from the copies in the bucket, all of it or nothing. They are all fetched first, and stay encrypted on
 * the disk. Returns how many objects there were, and how many rows of each table.
 */
export async function restoreCopies(
  config: DatabaseConfig,
  { bucket, decrypt, begin, signal }: RestoreOptions,
): Promise<{ objects: number; counts: Counts }> {
  const folder = await mkdtemp(join(tmpdir(), "copies-"));
  const counts = noRows();
  try {
    const keys = (await bucket.list("")).filter((key) => !key.startsWith("backup/"));
    if (keys.length === 0) throw new Error("There are no copies at COPY_URL.");
    const remaining = keys.entries();
    const advance = begin?.("Fetching copies", keys.length);
    await Promise.all(
      Array.from({ length: maxAtOnce }, async () => {
        for (const [number, key] of remaining) {
          signal?.throwIfAborted();
          await writeFile(join(folder, String(number)), await bucket.get(key));
          advance?.();
        }
      }),
    );
    await restoreRows(config, rowsOf(keys));
    return { objects: keys.length, counts };
  } catch (cause) {
    throw new Error(`${cause instanceof Error ? cause.message : cause} Nothing was restored.`, { cause });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }

  async function* rowsOf(keys: readonly string[]): AsyncGenerator<SavedRow> {
    const advance = begin?.("Restoring copies", keys.length);
    for (const [number, key] of keys.entries()) {
      signal?.throwIfAborted();
      for (const saved of await readCopy(key, await readFile(join(folder, String(number))))) {
        counts[saved.table] += 1;
        yield saved;
      }
      advance?.();
    }
  }

  async function readCopy(key: string, bytes: Uint8Array): Promise<SavedRow[]> {
    const text = await decrypt(bytes).catch((cause: unknown) => {
      throw new Error(`${key} was encrypted to another key, or is damaged.`, { cause });
    });
    const { copy, subject, rows } = JSON.parse(text);
    // Under another name it would be the copy of something else, or of another moment.
    if (copy !== 1 || `${subject}.age` !== key || !rows.every(isSavedRow))
      throw new Error(`${key} is no copy that this version knows.`);
    return rows;
  }
}
