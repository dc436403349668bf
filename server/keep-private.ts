import { chmodSync, statSync } from "node:fs";

/** Nobody but the user of the process can read what it makes from here on. */
export function makePrivateFiles(): void {
  process.umask(0o077);
}

/** Takes a file of ours away from everybody else who could read it, as one that was made under another umask. */
export function keepPrivate(file: string): void {
  const stats = statSync(file, { throwIfNoEntry: false });
  // A file of another user is that user's to decide on, and Windows has neither users nor modes.
  if (stats && stats.uid === process.getuid?.() && (stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
}
