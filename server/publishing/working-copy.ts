import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Git } from "./git.ts";

type ChangedPath = { path: string; before: string; after: string };

const missing = /^0+$/;

/** The files that differ between two commits and that someone has changed in the working copy, if it is on `main`. */
export async function uncommittedIn(repository: string, git: Git, from: string, to: string): Promise<string[]> {
  if (!(await isOnMain(git))) return [];
  const paths = await changedPaths(git, from, to);
  const present = await hashes(repository, git, paths);
  return paths.filter(({ path, before }) => present.get(path) !== before).map(({ path }) => path);
}

/** Brings the files of the working copy, if it is on `main`, from one commit to another. What someone has changed stays. */
export async function syncWorkingCopy(repository: string, git: Git, from: string, to: string): Promise<void> {
  if (!(await isOnMain(git))) return;
  const paths = await changedPaths(git, from, to);
  const present = await hashes(repository, git, paths);
  const ours = paths.filter(({ path, before, after }) => [before, after].includes(present.get(path) ?? ""));
  const written = ours.filter(({ after }) => !missing.test(after)).map(({ path }) => path);
  const deleted = ours.filter(({ after }) => missing.test(after)).map(({ path }) => path);
  if (written.length > 0) await git(["checkout", "--quiet", to, "--", ...written]);
  if (deleted.length > 0) await git(["rm", "--quiet", "--force", "--ignore-unmatch", "--", ...deleted]);
}

async function isOnMain(git: Git): Promise<boolean> {
  const isBare = (await git(["rev-parse", "--is-bare-repository"])).trim() === "true";
  const head = await git(["symbolic-ref", "--quiet", "HEAD"]).catch(() => "");
  return !isBare && head.trim() === "refs/heads/main";
}

async function changedPaths(git: Git, from: string, to: string): Promise<ChangedPath[]> {
  const parts = (await git(["diff-tree", "-r", "--raw", "-z", "--no-renames", "--no-abbrev", from, to])).split("\0");
  const paths: ChangedPath[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, , before = "", after = ""] = parts[at]?.split(" ") ?? [];
    paths.push({ path: parts[at + 1] ?? "", before, after });
  }
  return paths;
}

/** What Git would call the content of each file as it is now; zeros where there is none. */
async function hashes(repository: string, git: Git, paths: readonly ChangedPath[]): Promise<Map<string, string>> {
  const there = paths.filter(({ path }) => existsSync(join(repository, path)));
  const input = there.map(({ path }) => `${path}\n`).join("");
  const found = there.length > 0 ? (await git(["hash-object", "--stdin-paths"], { input })).split("\n") : [];
  const byPath = new Map(there.map(({ path }, index) => [path, found[index] ?? ""]));
  for (const { path, before } of paths) if (!byPath.has(path)) byPath.set(path, "0".repeat(before.length));
  return byPath;
}
