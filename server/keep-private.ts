import { chmodSync, statSync } from "node:fs";

/** From here on, only the process's user can read the files that it creates. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/** Removes other users' access to a file of ours, for example one created under another umask. */
export function keepPrivate(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  // A file of another user is that user's to decide on, and Windows has neither users nor modes.
  if (stats && stats.uid === process.getuid?.() && (stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
}
