import { statSync } from "node:fs";
import { basename } from "node:path";
import type { DatabaseSync } from "node:sqlite";

/** Which database is at a path: the device and inode of its file. An emptied file is no database. */
export function databaseAt(path: string): string | undefined {
  return fileAt(path, 1n);
}

function fileAt(path: string, minBytes: bigint): string | undefined {
  try {
    const stats = statSync(path, { bigint: true, throwIfNoEntry: false });
    return stats && stats.size >= minBytes ? `${stats.dev}:${stats.ino}` : undefined;
  } catch {
    // A folder without permission, or a disk that is gone.
    return undefined;
  }
}

/** The code of every failure because the files are not where they were. */
export const fileLost = "DATABASE_FILE_LOST";

/** What the log says when the database file is no longer the one that the server opened. */
export function lostSentence(path: string): string {
  return `${path} was deleted, emptied or replaced under the running server. Nothing is stored until the same file is back. What was stored before is still open in this process: copy it out before you stop the server (docs/operations.md)`;
}

/**
 * SQLite keeps writing to files that were deleted, where nobody would find what it stores. So its files are compared with
 * those at their paths: `opened` is the database file as it was when the server started. The function that this returns
 * says whether a commit now goes to the file at the path.
 */
export function watchFiles(
  database: DatabaseSync,
  { path, opened, onChange }: { path: string; opened: string; onChange: (sentence: string) => void },
): () => boolean {
  // SQLite writes its log beside the file that a symbolic link leads to.
  const real = database.location() ?? path;
  const logs = [`${real}-wal`, `${real}-shm`];
  // They exist once something was read, and SQLite keeps them while this connection is open.
  const read = "select count(*) from sqlite_schema";
  database.exec(read);
  let openedLogs = findLogs();
  let reported: string | undefined;

  return () => {
    const damage = findDamage();
    if (damage && damage !== reported) onChange(damage);
    reported = damage;
    return damage === undefined;
  };

  function findLogs() {
    return logs.map((log) => fileAt(log, 0n));
  }

  function findDamage(): string | undefined {
    if (databaseAt(path) !== opened) return lostSentence(path);
    const logsNow = findLogs();
    const missing = logs.filter((_, index) => logsNow[index] === undefined);
    if (logsNow.some((log, index) => log !== undefined && log !== openedLogs[index])) {
      return `Another program replaced ${logs.map((log) => basename(log)).join(" or ")}. Nothing is stored until the server is restarted; stop that program first`;
    }
    return missing.length === 0 ? undefined : restoreLogs(missing);
  }

  /** Moves what the deleted log holds into the database file, which is still here, and starts a new log. */
  function restoreLogs(missing: readonly string[]): string | undefined {
    const event = `Deleted under the running server: ${missing.join(", ")}`;
    try {
      // SQLite does this only if no other process has the database open; otherwise it refuses, and nothing has changed.
      database.exec("pragma journal_mode = delete");
      database.exec(`pragma journal_mode = wal; ${read}`);
      openedLogs = findLogs();
      if (openedLogs.includes(undefined)) throw new Error("There is no write-ahead log.");
    } catch {
      return `${event}. Nothing is stored while another program has the database open or the disk is full`;
    }
    onChange(`${event}. What was in there is saved in ${path}, and the server goes on`);
    return undefined;
  }
}
