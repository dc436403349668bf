import { readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { contentIn } from "#content/index.ts";
import { languages, mainLanguage } from "#contract/languages.ts";
import { errorPagePath, placeholders } from "#contract/pages.ts";
import { contentType } from "#server/static/load-static-files.ts";

/** Serves a folder until the process ends, as a host for static sites would, but errors as our server does. Returns its address. */
export async function serveFolder(folder: string): Promise<string> {
  const server = createServer(({ url = "/" }, response) => {
    const path = join(folder, decodeURIComponent(new URL(url, "http://localhost").pathname));
    const file = [path, join(path, "index.html")].find((name) => statSync(name, { throwIfNoEntry: false })?.isFile());
    if (file) response.setHeader("content-type", contentType(file)).end(contentOf(file));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The page for errors is a template: as visitors see it, it says what went wrong. */
function contentOf(file: string): Buffer | string {
  const bytes = readFileSync(file);
  if (!file.includes(errorPagePath)) return bytes;
  const language = languages.find((one) => file.includes(`/${one}${errorPagePath}`)) ?? mainLanguage;
  const { title, message } = contentIn(language)["error-screen"].errors.internal;
  return bytes.toString().replaceAll(placeholders.title, title).replaceAll(placeholders.message, message);
}
