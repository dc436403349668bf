import { chmodSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Runs a command with a new disk of this size mounted at `folder`. Needs Linux, but no privileges. */
export function onDisk(folder: string, bytes: number): string[] {
  return ["unshare", "-rm", "sh", "-c", `mount -t tmpfs -o size=${bytes} none "$0" && exec "$@"`, folder];
}

/** Runs a command for which `folder` is read-only. */
export function onReadOnlyDisk(folder: string): string[] {
  const mount = `mount --bind "$0" "$0" && mount -o remount,bind,ro "$0" && exec "$@"`;
  return ["unshare", "-rm", "sh", "-c", mount, folder];
}

/** A folder as that process sees it: nobody else can see its disk. */
export function seenBy(pid: number, folder: string): string {
  return join(`/proc/${pid}/root`, folder);
}

export function mountPoint(): string {
  const folder = mkdtempSync(join(tmpdir(), "disk-"));
  chmodSync(folder, 0o755);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function fill(folder: string, bytes: number): void {
  writeFileSync(join(folder, "filler"), Buffer.alloc(bytes));
}

/** True if not even one more request fits. */
export function isFull(folder: string): boolean {
  return freeBytes(folder) < 16 * 1024;
}

export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}
