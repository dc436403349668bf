import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentType } from "#server/static/load-static-files.ts";

/** Serves a folder until the process ends, as a host for static sites would. Returns its address. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = [path, join(path, "index.html")].find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    if (file) response.setHeader("content-type", contentType(file)).end(readFileSync(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
