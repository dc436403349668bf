import { createHash } from "node:crypto";

/** A file of the project that is drawn here. */
export interface DrawnFile {
  /** Its place in the project. */
  readonly file: string;
  readonly draw: () => Buffer | Promise<Buffer>;
}

/** Names what something is made from. */
export function fingerprintOf(source: string): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}
