import { buffer } from "node:stream/consumers";
import type { Download } from "playwright-core";

/** What a download saved. The browser may run elsewhere, so its files are streamed and not opened. */
export async function bytesOf(download: Download): Promise<Buffer> {
  return buffer(await download.createReadStream());
}
