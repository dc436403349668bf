import { readFileSync, writeFileSync } from "node:fs";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const worthIt = /\.(html|js|css|svg|json|xml|txt|webmanifest|ico|vtt|md)$/;

/** Writes the brotli and gzip forms of a file beside it, where they are smaller. */
export function compress(file: string): void {
  if (!worthIt.test(file)) return;
  const body = readFileSync(file);
  const forms = {
    br: brotliCompressSync(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
    gz: gzipSync(body, { level: 9 }),
  };
  for (const [ending, form] of Object.entries(forms)) {
    if (form.length < body.length) writeFileSync(`${file}.${ending}`, form);
  }
}
