import { existsSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Logger } from "pino";
import { currentName, folderOf, noteOf } from "#server/release-folders.ts";

/**
 * The folder of the release that a server starts with: the last one that was published at the desk, unless the program was
 * replaced since. `link` leads to the one that came with the program.
 */
export async function chooseRelease(
  link: string,
  repository: string,
  log: Pick<Logger, "warn" | "error">,
): Promise<string> {
  if (repository && existsSync(join(repository, "build", "publishing.json"))) {
    const { recoverPublishing } = await import("./publishing.ts");
    // What cannot be finished now stays written down for the next start.
    await recoverPublishing(repository).catch((err) =>
      log.error({ err }, "what was being published when the server was stopped could not be finished"),
    );
  }
  const own = existsSync(link) ? realpathSync(link) : link;
  const builds = join(repository, "build");
  const name = repository ? currentName(builds) : "";
  if (!name || realpathSync(folderOf(builds, name)) === own) return own;
  const ownProgram = noteOf(dirname(dirname(own)), own.slice(dirname(own).length + 1), "program");
  if (noteOf(builds, name, "program") === ownProgram) return realpathSync(folderOf(builds, name));
  log.warn(
    "the program was replaced since the last publication at the desk, so the site shows the words that came with it",
  );
  return own;
}
