import type { ChangedFile } from "#content/editing/tasks.ts";
import type { Git } from "./git.ts";

/** One commit of the draft. */
export type Change = { id: string; name: string; email: string; at: number; subject: string };

/** More than anyone reads at once. */
const maxChanges = 200;

/** What the draft has that `main` has not, or what other commits have, the newest first. */
export async function readChanges(git: Git, range = "main..HEAD"): Promise<Change[]> {
  const format = "--format=%H%x00%an%x00%ae%x00%at%x00%s";
  const log = await git(["log", `--max-count=${maxChanges}`, format, range]);
  return log
    .split("\n")
    .filter(Boolean)
    .map((line) => {
      const [id = "", name = "", email = "", seconds = "", subject = ""] = line.split("\0");
      return { id, name, email, at: Number(seconds) * 1_000, subject };
    });
}

/** More lines than any text has: a difference then has the whole of both. */
const allLines = 1_000_000;

/** The files of each commit, as they were and as they are. */
export async function readChangedFiles(git: Git, ids: readonly string[]): Promise<ChangedFile[][]> {
  // No text with this character reaches a difference: Git takes its file for a picture.
  const shown = await git(["show", "--format=%x00", "--no-renames", `--unified=${allLines}`, ...ids]);
  return shown.split("\0").slice(1).map(filesIn);
}

/** The files of the content that differ between two commits. */
export async function readDifference(git: Git, from: string, to: string): Promise<ChangedFile[]> {
  return filesIn(await git(["diff", "--no-renames", `--unified=${allLines}`, from, to, "--", "content"]));
}

function filesIn(differences: string): ChangedFile[] {
  return differences
    .split(/^diff --git /m)
    .slice(1)
    .map((text) => {
      const [head = "", ...hunks] = text.split(/^@@.*$\n/m);
      const is = /^new file/m.test(head) ? "added" : /^deleted file/m.test(head) ? "removed" : "changed";
      const lines = hunks.flatMap((hunk) => hunk.split("\n"));
      return { file: fileIn(head), is, before: linesOf(lines, "-"), after: linesOf(lines, "+") };
    });
}

/** The first line of a head has the file twice, and no other has it where a picture changed. */
function fileIn(head: string): string {
  const [line = ""] = head.split("\n");
  return line.slice("a/".length, (line.length - 1) / 2);
}

function linesOf(lines: readonly string[], sign: "-" | "+"): string {
  return lines
    .filter(([first]) => first === " " || first === sign)
    .map((line) => `${line.slice(1)}\n`)
    .join("");
}
