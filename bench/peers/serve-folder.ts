import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentType } from "#server/site/load-site.ts";

type File = { body: Buffer; headers: Record<string, string | number> };

const worthIt = /^(text|application\/(json|xml|manifest|javascript))|svg/;

/** Serves a folder from memory until the process ends, text in brotli, as a host for static sites would. */
export async function serveFolder(folder: string): Promise<string> {
  const files = new Map<string, File>();
  for (const name of globSync("**/*.*", { cwd: folder })) {
    if (/\.(br|gz|map)$/.test(name)) continue;
    const address = `/${name.replace(/(^|\/)index\.html$/, "$1")}`;
    files.set(address.replace(/(.)\/$/, "$1"), read(folder, name));
  }
  if (!files.has("/")) throw new Error(`There is no index.html in ${folder}.`);
  const server = createServer(({ url = "/" }, answer) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname).replace(/(.)\/$/, "$1");
    const file = files.get(path) ?? files.get(`${path}.html`);
    if (file) answer.writeHead(200, file.headers).end(file.body);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function read(folder: string, name: string): File {
  const plain = readFileSync(join(folder, name));
  const type = contentType(name);
  if (!worthIt.test(type)) return { body: plain, headers: { "content-type": type, "content-length": plain.length } };
  const body = brotliCompressSync(plain);
  return { body, headers: { "content-type": type, "content-length": body.length, "content-encoding": "br" } };
}
