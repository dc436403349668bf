import type { Hash } from "node:crypto";
import { closeSync, openSync, readSync } from "node:fs";

/** Adds the bytes of a file to a hash, never holding more than a megabyte of them. */
export function hashFile(hash: Hash, file: string): Hash {
  const descriptor = openSync(file, "r");
  try {
    return hashOpenFile(hash, descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** The same for a file that is open already, and stays so. */
export function hashOpenFile(hash: Hash, descriptor: number): Hash {
  const part = Buffer.allocUnsafe(1024 * 1024);
  let position = 0;
  for (let read = -1; read !== 0; position += read) {
    read = readSync(descriptor, part, 0, part.length, position);
    hash.update(part.subarray(0, read));
  }
  return hash;
}
