import type { Git } from "./git.ts";

/** A piece of a line: in both, only before, or only after the change. */
type Piece = { is: "same" | "old" | "new"; text: string };

export type ChangedFile = {
  file: string;
  is: "changed" | "added" | "removed";
  /** What changed of its words. A picture has none. */
  lines: Piece[][];
};

/** One commit of the draft. */
export type Change = { id: string; name: string; email: string; at: number; subject: string; files: ChangedFile[] };

/** More than anyone reads at once. */
const maxChanges = 200;

/** What the draft has that `main` has not, the newest first. */
export async function readChanges(git: Git): Promise<Change[]> {
  const log = await git([
    "log",
    `--max-count=${maxChanges}`,
    "--format=%x00%H%x00%an%x00%ae%x00%at%x00%s%x00",
    "--no-renames",
    "--unified=0",
    "--word-diff=porcelain",
    "main..HEAD",
  ]);
  // No text with this character reaches a diff: Git takes its file for a picture.
  const [, ...parts] = log.split("\0");
  const changes: Change[] = [];
  for (let at = 0; at + 5 < parts.length; at += 6) {
    const [id = "", name = "", email = "", seconds = "", subject = "", diff = ""] = parts.slice(at, at + 6);
    changes.push({ id, name, email, at: Number(seconds) * 1_000, subject, files: filesIn(diff) });
  }
  return changes;
}

function filesIn(diff: string): ChangedFile[] {
  return diff
    .split(/^diff --git /m)
    .slice(1)
    .map((text) => {
      const [head = "", ...hunks] = text.split(/^@@.*$\n?/m);
      const is = /^new file/m.test(head) ? "added" : /^deleted file/m.test(head) ? "removed" : "changed";
      return { file: fileIn(head), is, lines: isDrawing(head) ? [] : hunks.flatMap(linesIn) };
    });
}

/** The first line of a head has the file twice, and no other has it where a picture changed. */
function fileIn(head: string): string {
  const [line = ""] = head.split("\n");
  return line.slice("a/".length, (line.length - 1) / 2);
}

/** A drawing is text, but none that anyone reads. */
function isDrawing(head: string): boolean {
  return fileIn(head).endsWith(".svg");
}

const kinds: Record<string, Piece["is"]> = { " ": "same", "-": "old", "+": "new" };

function linesIn(hunk: string): Piece[][] {
  const lines: Piece[][] = [[]];
  for (const line of hunk.split("\n")) {
    const is = kinds[line[0] ?? ""];
    if (is) lines.at(-1)?.push({ is, text: line.slice(1) });
    else if (line === "~") lines.push([]);
  }
  for (const [first] of lines) if (first) first.text = first.text.trimStart();
  return lines.filter((pieces) => pieces.length > 0);
}
