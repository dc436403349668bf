import { existsSync, globSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { on } from "#contract/parts.ts";
import { currentRelease, loadRelease, releaseFiles } from "#server/release.ts";
import { currentName, folderOf, makeCurrent, maxPublished, newName, noteOf } from "#server/release-folders.ts";

/** Has a folder for each release in releases/, and `current`, a link to the one that a server starts with. */
export const builds = dirname(currentRelease);

/**
 * Builds a release beside the current one, and makes it current once it is whole. The one before it stays, so that
 * `rollBack` can return to it.
 */
export async function addRelease(builds: string, sources: string, make: (folder: string) => Promise<void>) {
  deleteUnused(builds);
  const name = newName(builds);
  const folder = folderOf(builds, name);
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder);
  await make(folder);
  // What would stop a server or its desk stops the build.
  const { deskPages } = await loadRelease(folder);
  if (on.desk) await import(deskPages ?? join(folder, releaseFiles.deskPages));
  const current = currentName(builds);
  // Building the same sources again must not push out the release before them.
  const previous = isMadeFrom(builds, sources) ? noteOf(builds, current, "previous") : current;
  writeFileSync(join(folder, "made-from"), sources);
  writeFileSync(join(folder, "previous"), previous);
  makeCurrent(builds, name);
  deleteUnused(builds);
}

/**
 * Makes the release before the current one current again. Returns the names of both, or nothing if there is none that a
 * server could load: a build that was killed may have deleted some of it.
 */
export async function rollBack(builds: string): Promise<{ from: string; to: string } | undefined> {
  const from = currentName(builds);
  const to = noteOf(builds, from, "previous");
  const canLoad = to && (await isLoadable(folderOf(builds, to)));
  if (!canLoad) return undefined;
  writeFileSync(join(folderOf(builds, to), "instead-of"), noteOf(builds, from, "made-from"));
  makeCurrent(builds, to);
  return { from, to };
}

async function isLoadable(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, releaseFiles.content))) return false;
  return loadRelease(folder).then(
    () => true,
    () => false,
  );
}

/** Whether the current release was made from these sources. */
export function isMadeFrom(builds: string, sources: string): boolean {
  return noteOf(builds, currentName(builds), "made-from") === sources;
}

/** Whether the current release came back in place of one that was made from these sources. */
export function isInsteadOf(builds: string, sources: string): boolean {
  return noteOf(builds, currentName(builds), "instead-of") === sources;
}

/** Deletes what ended builds have left, but for the current release and the one before it. */
function deleteUnused(builds: string): void {
  // Asked first: a build that ends after this may have made its release the current one.
  const ended = globSync(["releases/*", "current-*"], { cwd: builds }).filter((path) => !isBuilding(path));
  const current = currentName(builds);
  const published = ended.map((path) => basename(path)).filter((name) => noteOf(builds, name, "commit"));
  // At the desk, any of the last publications can be brought back.
  const used = [current, noteOf(builds, current, "previous"), ...published.sort().slice(-maxPublished)];
  for (const path of ended) {
    if (!used.includes(basename(path))) deleteFolder(join(builds, path));
  }
}

/** Whether another build that still runs has this name. */
function isBuilding(path: string): boolean {
  const pid = Number(path.split("-").at(-1));
  if (pid === process.pid) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // It may be another user's.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function deleteFolder(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {
    // A tool may outlive the build that was killed, and still write there. The next build deletes it.
  }
}
