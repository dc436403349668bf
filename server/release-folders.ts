import {
  existsSync,
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
} from "node:fs";
import { basename, join } from "node:path";

// The folders of releases, and the link `current` to one of them (docs/decisions/020-releases.md).

/** What a release says about itself in files beside its parts. */
type Note = "made-from" | "previous" | "instead-of" | "program" | "commit";

/** How many publications of the desk can be undone: their releases stay. */
export const maxPublished = 10;

/** By time, so that the last one is the newest. The number at the end tells other builds whether this one still runs. */
export function newName(builds: string): string {
  for (let at = Date.now(); ; at++) {
    const name = `${new Date(at).toISOString().replace(/[:.]/g, "-")}-${process.pid}`;
    if (!existsSync(folderOf(builds, name))) return name;
  }
}

/** Renames a new link over the one before: there is one at every moment. */
export function makeCurrent(builds: string, name: string): void {
  const current = join(builds, "current");
  const link = `${current}-${process.pid}`;
  rmSync(link, { force: true });
  symlinkSync(join("releases", name), link, "junction");
  const before = lstatSync(current, { throwIfNoEntry: false });
  // Windows cannot rename over a link to a folder, and no system over the folder that some copies have in its place.
  if (before?.isDirectory()) rmSync(current, { recursive: true });
  else if (before && process.platform === "win32") unlinkSync(current);
  renameSync(link, current);
}

export function currentName(builds: string): string {
  const current = join(builds, "current");
  return existsSync(current) ? basename(realpathSync(current)) : "";
}

export function folderOf(builds: string, name: string): string {
  return join(builds, "releases", name);
}

/** What a release says about itself; nothing where there is no such release or file. */
export function noteOf(builds: string, name: string, note: Note): string {
  const file = join(folderOf(builds, name), note);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}
