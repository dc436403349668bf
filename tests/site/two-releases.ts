import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildServiceWorker } from "#scripts/build/service-worker.ts";
import { loadStaticFiles } from "#server/static/load-static-files.ts";
import { openServer } from "#tests/support/test-server.ts";

/** The built site at an address of its own: it can be replaced by a new release, and the connection can fail. */
export type Origin = Awaited<ReturnType<typeof serveAlone>>;

/** Serves the built site alone. */
export async function serveAlone() {
  const staticFiles = loadStaticFiles("build/current/client");
  const server = await openServer({ staticFiles });
  return {
    base: await server.listen(),
    release: (folder: string) => Object.assign(staticFiles, loadStaticFiles(folder)),
    disconnect: () => server.app.close(),
    [Symbol.asyncDispose]: server[Symbol.asyncDispose],
  };
}

/** The next release: every page says so in its title, and the entry script has another name. */
export async function nextRelease(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "next-release-"));
  // Compressed files would still be those of this release; the others are large, and nobody opens them here.
  const filter = (path: string) => !/\.(br|gz|webm|mp4|apk|pdf)$/.test(path);
  cpSync("build/current/client", folder, { recursive: true, filter });
  const [entry = ""] = globSync("entry.client-*.js", { cwd: join(folder, "static") });
  renameSync(join(folder, "static", entry), join(folder, "static", nextEntry));
  for (const name of globSync(["**/*.html", "static/*.js"], { cwd: folder })) {
    const text = readFileSync(join(folder, name), "utf8");
    writeFileSync(join(folder, name), text.replaceAll(entry, nextEntry).replace("<title>", "<title>Next: "));
  }
  await buildServiceWorker(folder);
  return folder;
}

export const nextEntry = "entry.client-NextNext.js";
