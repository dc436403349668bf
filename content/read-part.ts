import { closeSync, openSync, readSync } from "node:fs";

/** Some bytes of a file, which may be too large to be read whole. */
export function readPart(file: string, from: number, length: number): Buffer {
  const bytes = Buffer.alloc(length);
  const descriptor = openSync(file, "r");
  try {
    return bytes.subarray(0, readSync(descriptor, bytes, 0, length, from));
  } finally {
    closeSync(descriptor);
  }
}
