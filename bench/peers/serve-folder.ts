import { globSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { contentType } from "#server/site/load-site.ts";

type File = { body: Buffer; headers: Record<string, string | number> };

const worthIt = /^(text|application\/(json|xml|manifest|javascript))|svg/;

/** Serves a folder from memory, text in brotli, as a host for static sites would. */
export async function serveFolder(folder: string): Promise<{ address: string; stop: () => void }> {
  const files = new Map<string, File>();
  for (const name of globSync("**/*.*", { cwd: folder })) {
    if (/\.(br|gz|map)$/.test(name)) continue;
    const address = `/${name.replace(/(^|\/)index\.html$/, "$1")}`;
    files.set(address.replace(/(.)\/$/, "$1"), read(folder, name));
  }
  const server = createServer(({ url = "/" }, answer) => {
    const path = decodeURIComponent(new URL(url, "http://localhost").pathname).replace(/(.)\/$/, "$1");
    const file = files.get(path) ?? files.get(`${path}.html`);
    if (file) answer.writeHead(200, file.headers).end(file.body);
    else answer.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (!files.has("/") || typeof address !== "object" || !address)
    throw new Error(`There is no index.html in ${folder}.`);
  return { address: `http://127.0.0.1:${address.port}`, stop: () => server.close() && server.closeAllConnections() };
}

function read(folder: string, name: string): File {
  const plain = readFileSync(join(folder, name));
  const type = contentType(name);
  const packed = worthIt.test(type);
  const body = packed ? brotliCompressSync(plain) : plain;
  return {
    body,
    headers: {
      "content-type": type,
      "content-length": body.length,
      ...(packed ? { "content-encoding": "br" } : {}),
    },
  };
}
