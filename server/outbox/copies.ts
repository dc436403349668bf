import { setTimeout as wait } from "node:timers/promises";
import type { Logger } from "pino";
import { jsonText } from "#server/storage/backup-format.ts";
import { type DueCopy, requestSubject, wholeCopy } from "#server/storage/copies.ts";
import { StorageFailure, type Store } from "#server/storage/store.ts";
import type { Bucket } from "./bucket.ts";
import { failureCode } from "./deliver.ts";
import type { Encrypt } from "./encrypt.ts";
import { startLoop } from "./outbox.ts";

/** A bucket that is back has everything within a minute. */
const maxPauseMs = 30_000;
const firstPauseMs = 1_000;

/** A visitor whose request must be copied first waits no longer than this. */
const requiredWithinMs = 4_000;
const askAgainMs = 50;

/** More visitors do not wait for the bucket at once. Each of them keeps a few kilobytes. */
const maxRequired = 100;

export type Copies = ReturnType<typeof startCopies>;

type CopyOptions = {
  store: Pick<Store, "findDueCopies" | "claimCopy" | "finishCopy" | "markWholeCopy">;
  bucket: Bucket;
  encrypt: Encrypt;
  /** Writes a copy of everything into the bucket. */
  copyAll: (signal: AbortSignal | undefined) => Promise<void>;
  /** In which the night is that everything is copied. */
  timeZone: string;
  log: Pick<Logger, "warn" | "error">;
};

/** Copies what has changed into the bucket, again and again, and at once when it is woken. */
export function startCopies({ store, bucket, encrypt, copyAll, timeZone, log }: CopyOptions) {
  let failures = 0;
  let pausedUntil = 0;
  let lastFailure: string | undefined;
  let requiring = 0;
  const loop = startLoop({ begin }, (err) => log.error({ err }, "copies could not be read or written"));

  return {
    wake: loop.wake,
    stop: loop.stop,
    /** The code of the last failure, until something is copied again. */
    lastFailure: () => lastFailure,
    /** Ends once a request is in the bucket. Fails if that takes longer than a visitor waits: it is copied later then. */
    async require(id: string): Promise<void> {
      if (requiring >= maxRequired) throw new StorageFailure("full");
      requiring += 1;
      const copied = copyNow(requestSubject(id), Date.now() + requiredWithinMs);
      // An upload that nobody waits for any more still keeps its place.
      copied
        .catch(() => {})
        .finally(() => {
          requiring -= 1;
        });
      const late = wait(requiredWithinMs, undefined, { ref: false }).then(() => {
        throw new StorageFailure("slow");
      });
      await Promise.race([copied, late]);
    },
  };

  async function begin(max: number, signal: AbortSignal): Promise<Promise<void>[]> {
    if (Date.now() < pausedUntil) return [];
    await store.markWholeCopy({ timeZone });
    // One is enough to see whether the bucket works again.
    const subjects = await store.findDueCopies({ max: failures > 0 ? 1 : max });
    return subjects.map(async (subject) => {
      const due = await store.claimCopy({ subject });
      if (typeof due === "object") await copy(due, signal);
    });
  }

  async function copyNow(subject: string, deadline: number): Promise<void> {
    while (true) {
      const due = await store.claimCopy({ subject });
      if (due === "done") return;
      if (due !== "busy") {
        if (await copy(due)) return;
        throw new StorageFailure("failed");
      }
      if (Date.now() > deadline) throw new StorageFailure("slow");
      await wait(askAgainMs);
    }
  }

  /** Returns whether it is in the bucket now. */
  async function copy({ subject, lease, rows }: DueCopy, signal?: AbortSignal): Promise<boolean> {
    const isCopied = await upload(subject, rows, signal).then(
      () => true,
      (error: unknown) => {
        lastFailure = failureCode(error);
        // What is in hand when the bucket goes away fails together, and counts once.
        if (Date.now() >= pausedUntil) {
          failures += 1;
          pausedUntil = Date.now() + Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
        }
        log.warn({ code: lastFailure, subject: subject.split("/")[0] }, "a copy could not be stored");
        return false;
      },
    );
    if (isCopied) {
      failures = 0;
      pausedUntil = 0;
      lastFailure = undefined;
    }
    await store.finishCopy({ lease, isCopied });
    return isCopied;
  }

  async function upload(subject: string, rows: DueCopy["rows"], signal: AbortSignal | undefined): Promise<void> {
    if (subject === wholeCopy) return copyAll(signal);
    const key = `${subject}.age`;
    if (rows.length === 0) return bucket.remove(key, signal);
    return bucket.put(key, await encrypt(jsonText({ copy: 1, subject, rows })), signal);
  }
}
