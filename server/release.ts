import { existsSync, readFileSync, realpathSync } from "node:fs";
import { join } from "node:path";
import { readServerContent } from "#content/read-server-content.ts";
import type { Sources } from "./http/security-headers.ts";
import { loadStaticFiles, loadStaticFilesInSteps, type StaticFiles } from "./static/load-static-files.ts";

/** The link to the release that a server starts with (scripts/run/releases.ts). */
export const currentRelease = "build/current";

/** What is where in the folder of a release. */
export const releaseFiles = { staticFiles: "client", content: "server-content.json", deskPages: "desk/pages.js" };

/**
 * Reads all that the server takes from a build. A link is followed once, and nothing is read later: a build or a rollback
 * meanwhile never mixes two releases. `outside` is what pages may load from other sites; `hidesSamples` keeps the pages
 * with sample material out of search engines.
 */
export async function loadRelease(link: string, outside: readonly Sources[] = [], hidesSamples = false) {
  const folder = existsSync(link) ? realpathSync(link) : link;
  const content = await readServerContent(join(folder, releaseFiles.content));
  return {
    staticFiles: loadStaticFiles(
      join(folder, releaseFiles.staticFiles),
      outside,
      hidesSamples ? content.samples.pages : [],
    ),
    content,
    deskPages: inMemory(join(folder, releaseFiles.deskPages)),
  };
}

/** What visitors see of a release, read while they are served. The desk stays that of the program that runs. */
export async function loadSite(folder: string, outside: readonly Sources[], hidesSamples: boolean, live: StaticFiles) {
  const content = await readServerContent(join(folder, releaseFiles.content));
  const unlisted = hidesSamples ? content.samples.pages : [];
  const staticFiles = await loadStaticFilesInSteps(
    join(folder, releaseFiles.staticFiles),
    outside,
    unlisted,
    live.files,
  );
  return { staticFiles, content };
}

/**
 * The address of a module's present text. Importing it needs no file, and compiling it waits until then. A release that was
 * built without the desk has none.
 */
function inMemory(file: string): string | undefined {
  if (!existsSync(file)) return undefined;
  // Stack traces name what `sourceURL` says, else all of the text.
  const text = `${readFileSync(file, "utf8")}\n//# sourceURL=${releaseFiles.deskPages}\n`;
  return `data:text/javascript;base64,${Buffer.from(text).toString("base64")}`;
}
