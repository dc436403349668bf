import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const worthIt = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico|vtt|md)$/;

/** What was compressed before, by its content: this takes a third of a build. `npm ci` empties it. */
const cacheFolder = join("node_modules", ".cache", "compressed");

const encodings = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gz: (body: Buffer) => promisify(gzip)(body, { level: 9 }),
};

/** Writes the brotli and gzip forms of a file beside it, where they are smaller. */
export async function compress(file: string): Promise<void> {
  if (!worthIt.test(file)) return;
  const body = readFileSync(file);
  const hash = createHash("sha256").update(body).digest("hex");
  for (const [ending, encode] of Object.entries(encodings)) {
    const form = await cached(`${hash}.${ending}`, () => encode(body));
    if (form.length < body.length) writeFileSync(`${file}.${ending}`, form);
  }
}

async function cached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const file = join(cacheFolder, name);
  if (existsSync(file)) return readFileSync(file);
  const made = await make();
  mkdirSync(cacheFolder, { recursive: true });
  // Renamed once it is whole: a build can be stopped at any time.
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, made);
  renameSync(unfinished, file);
  return made;
}
