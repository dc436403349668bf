import { createHash } from "node:crypto";

/** A file of the project that is drawn here. */
export interface DrawnFile {
  /** Its place in the project. */
  readonly file: string;
  readonly draw: () => Buffer | Promise<Buffer>;
}

/** What a drawn file without a root of its own says of its maker. */
export const maker = "npm run brand";

const marks = [
  '<svg xmlns="http://www.w3.org/2000/svg" id="tint" class="art',
  maker,
  // In the sample packages.
  "This is a sample. It stands where the real",
];

/** True for what was drawn here. What the company put in its place is never drawn over. */
export function isDrawn(bytes: Buffer): boolean {
  return marks.some((mark) => bytes.includes(mark));
}

/** Names what something is made from. */
export function fingerprintOf(source: string): string {
  return createHash("sha256").update(source).digest("hex").slice(0, 16);
}
