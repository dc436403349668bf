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
  /** One that nobody sets: a pause that began by a wrong clock could last for years. */
  clock?: () => number;
};

/** Copies what has changed into the bucket, again and again, and at once when it is woken. */
export function startCopies({
  store,
  bucket,
  encrypt,
  copyAll,
  timeZone,
  log,
  clock = () => performance.now(),
}: CopyOptions) {
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
      const copied = copyNow(requestSubject(id), clock() + requiredWithinMs);
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
    if (clock() < pausedUntil) return [];
    await store.markWholeCopy({ timeZone });
    // One is enough to see whether the bucket works again.
    const subjects = await store.findDueCopies({ max: failures > 0 ? 1 : max });
    // Before any of them is begun: a database that takes no claim, as on a full disk, makes the loop wait.
    const claimed = await Promise.all(subjects.map((subject) => store.claimCopy({ subject })));
    return claimed.map(async (due) => {
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
      if (clock() > deadline) throw new StorageFailure("slow");
      await wait(askAgainMs);
    }
  }

  /** Returns whether it is in the bucket now. */
  async function copy({ subject, lease, rows }: DueCopy, signal?: AbortSignal): Promise<boolean> {
    const outcome = await upload(subject, rows, signal).then(
      () => "copied" as const,
      (error: unknown) => {
        lastFailure = failureCode(error);
        // What is in hand when the bucket goes away fails together, and counts once.
        if (clock() >= pausedUntil) {
          failures += 1;
          pausedUntil = clock() + Math.min(maxPauseMs, firstPauseMs * 2 ** (failures - 1));
        }
        log.warn({ code: lastFailure, subject: subject.split("/")[0] }, "a copy could not be stored");
        return lastFailure.startsWith("HTTP ") ? "refused" : "unknown";
      },
    );
    if (outcome === "copied") {
      failures = 0;
      pausedUntil = 0;
      lastFailure = undefined;
    }
    await store.finishCopy({ lease, outcome });
    return outcome === "copied";
  }

  async function upload(subject: string, rows: DueCopy["rows"], signal: AbortSignal | undefined): Promise<void> {
    if (subject === wholeCopy) return copyAll(signal);
    const key = `${subject}.age`;
    if (rows.length === 0) return bucket.remove(key, signal);
    return bucket.put(key, await encrypt(jsonText({ copy: 1, subject, rows })), signal);
  }
}
