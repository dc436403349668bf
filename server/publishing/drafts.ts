import { existsSync, lstatSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join, normalize } from "node:path";
import type { Change } from "#content/editing/tasks.ts";
import type { AuditAction } from "#server/storage/tables.ts";
import { type Change as ReadChange, readChangedFiles, readChanges, readDifference } from "./changes.ts";
import { editContent } from "./edit-content.ts";
import { EditingError } from "./editing-error.ts";
import { type Author, GitFailure, gitIn, isDiskFull, oneLine } from "./git.ts";
import { clearLocks, oneAtATime } from "./lock.ts";
import { pageOf, putBackOf, subjectFrom } from "./subjects.ts";
import type { LastChange, Words } from "./words.ts";
import { writeChange } from "./write-change.ts";

/** Writes into the log of what staff did. */
export type RecordAct = (act: { who: string; action: AuditAction; detail: string }) => Promise<void>;

type Options = {
  /** A working copy of this project, with a branch `main`: CONTENT_REPOSITORY. */
  repository: string;
  /** The project that runs. */
  project: string;
  /** The mistakes in the content in a folder, in sentences. */
  findMistakes: (folder: string) => Promise<string[]>;
  record: RecordAct;
};

export type Drafts = ReturnType<typeof openDrafts>;

const branch = "draft";

/**
 * What staff have changed and not yet published: commits on the branch `draft`, checked out in build/draft of the working
 * copy. Nothing here throws words away: what was written there and not yet committed is committed first.
 */
export function openDrafts({ repository, project, findMistakes, record }: Options) {
  const scratch = join(repository, "build");
  const folder = join(scratch, "draft");
  const main = gitIn(repository);
  const git = gitIn(folder);
  let alone: ReturnType<typeof oneAtATime> | undefined;
  let isOpen = false;
  /** The commits of `main` and the draft when the draft was last brought up to date. */
  let followed = "";
  let listing: { of: string; read: ReturnType<typeof readListing> } | undefined;

  /** The draft for the forms. */
  const words: Words = {
    isDraft: true,
    folder: () => inDraft(async () => folder),
    scratch,
    // Reading it takes 0.8 s of a processor, so it is done once for each commit, and nobody else waits for it.
    listing: async () => {
      const { read } = await inDraft(async () => {
        const of = await commitOf("HEAD");
        if (listing?.of !== of) listing = { of, read: readListing() };
        return listing;
      });
      return read.catch((error) => {
        listing = undefined;
        throw error;
      });
    },
    save: ({ person, look, changeOf }) =>
      inDraft(async () => {
        const looked = await look(folder);
        const made = changeOf(looked);
        if (made) await writeAndCommit(made.change, person, made.subject);
        return looked;
      }),
  };

  return {
    /** Does something with the working copy while nobody else changes it. */
    alone: inDraft,

    /** What was changed between two commits, in a line. */
    describe: async (from: string, to: string) => {
      const subjects = (await git(["log", "--format=%s", `${from}..${to}`])).split("\n").filter(Boolean).map(oneLine);
      const pages = subjects.length > 1 ? [...new Set(subjects.map(pageOf))] : subjects;
      const more = pages.length > 3 ? ` and ${pages.length - 3} more` : "";
      return `${pages.slice(0, 3).join("; ")}${more}` || "Nothing new";
    },

    /** The folder where the draft is checked out, up to date with `main`. */
    draftFolder: () => inDraft(async () => folder),

    words,

    /** What the draft has that `main` has not, the newest first. */
    changes: (): Promise<ReadChange[]> => inDraft(() => readChanges(git)),

    /** What was changed after a commit, up to another one. */
    changesBetween: (from: string, to: string) => readChanges(git, `${from}..${to}`),

    /** The files of each of them. */
    changedFiles: (ids: readonly string[]) => readChangedFiles(git, ids),

    /** The files that differ between two commits. */
    difference: (from: string, to: string) => readDifference(git, from, to),

    /** Takes a change out of the draft, unless what is left would be wrong. */
    dropChange: ({ id, person }: { id: string; person: Author }) =>
      inDraft(async () => {
        const change = (await readChanges(git)).find((one) => one.id === id);
        if (!change) throw new EditingError("This change is not in the draft. It may have been dropped or published.");
        const before = await commitOf("HEAD");
        const rest = await replay(`${id}..HEAD`, await commitOf(`${id}^`));
        if (!rest) throw new EditingError("A later change is about the same lines. Drop the later one first.");
        await moveTo(rest);
        await refuseMistakes(before, "Nothing was dropped");
        await record({ who: person.email, action: "dropped", detail: `${change.subject} (${change.email})` });
      }),

    /** Reverses a change that was published, by a new one of the draft. */
    putBack: ({ id, subject, person }: Pick<ReadChange, "id" | "subject"> & { person: Author }) =>
      inDraft(async () => {
        const before = await commitOf("HEAD");
        const tree = await mergedTree(id, before, `${id}^`);
        if (!tree) throw new EditingError("A later change is about the same lines. Put back the later one first.");
        if (tree === (await treeOf(before)))
          throw new EditingError("The draft is already as it was before this change.");
        const input = subjectFrom(putBackOf(subject));
        await moveTo(await commitTree(tree, before, { author: person, input }));
        await refuseMistakes(before, "Nothing was put back");
        await record({ who: person.email, action: "drafted", detail: input });
      }),
  };

  /** Takes back what was just done if the content is not complete any more. */
  async function refuseMistakes(before: string, sentence: string): Promise<void> {
    const mistakes = await findMistakes(folder);
    if (mistakes.length === 0) return;
    await moveTo(before);
    throw new EditingError(`${sentence}: without this change, the content would not be complete.`, mistakes);
  }

  async function commit({ files, person, detail }: { files: readonly string[]; person: Author; detail: string }) {
    const there = await known(files.map(contentPath));
    if (there.length === 0) return;
    await git(["add", "--all", "--", ...there]);
    if ((await git(["diff", "--cached", "--name-only", "--", ...there])) === "") return;
    const message = subjectFrom(detail);
    await git(["commit", "--quiet", `--message=${message}`, "--only", "--", ...there], { author: person });
    await joinWithLast(person);
    await record({ who: person.email, action: "drafted", detail: message });
  }

  /** Whoever saves the same fields again has made one change, which can be looked at, dropped and put back as one. */
  async function joinWithLast(author: Author): Promise<void> {
    const log = await git(["log", "--max-count=2", "--format=%P%x00%ae%x00%s", "main..HEAD"]);
    const [last, one] = log.split("\n").map((line) => line.split("\0"));
    if (!last || !one || String(last.slice(1)) !== String(one.slice(1))) return;
    const [onto = "", , input = ""] = one;
    const tree = await treeOf("HEAD");
    await moveTo(tree === (await treeOf(onto)) ? onto : await commitTree(tree, onto, { author, input }));
  }

  async function writeAndCommit(change: Change, person: Author, detail: string): Promise<void> {
    const files = Object.keys(change).map(contentPath);
    const before = await commitOf("HEAD");
    const written = writeChange(change, folder, scratch);
    try {
      await commit({ files, person, detail });
      written.forget();
    } catch (error) {
      if ((await commitOf("HEAD")) !== before) throw error;
      written.undo();
      await git(["reset", "--quiet", "--", ...files]).catch(() => {});
      throw error;
    }
  }

  async function readListing() {
    const [listed, changes] = await Promise.all([editContent(folder, "list", null), lastChanges()]);
    return { ...listed, changes };
  }

  async function lastChanges(): Promise<Map<string, LastChange>> {
    const format = "--format=%x00%an%x00%ae%x00%at%x00";
    const log = await git(["log", "--max-count=2000", "--no-renames", format, "--name-only", "--", "content"]);
    const [, ...parts] = log.split("\0");
    const last = new Map<string, LastChange>();
    for (let at = 0; at + 3 < parts.length; at += 4) {
      const [name = "", email = "", seconds = "", files = ""] = parts.slice(at, at + 4);
      for (const file of files.split("\n").filter(Boolean).map(inAnyLanguage))
        if (!last.has(file)) last.set(file, { name, email, at: Number(seconds) * 1_000 });
    }
    return last;
  }

  /** One at a time, and only once nothing that a killed process has left is in the way. */
  async function inDraft<Result>(work: () => Promise<Result>): Promise<Result> {
    try {
      await refuseOthers();
      mkdirSync(join(repository, "build"), { recursive: true });
      alone ??= oneAtATime(join(repository, "build", "editing.lock"));
      return await alone(async () => {
        await clearLocks(repository);
        if (!isOpen || !existsSync(folder)) {
          await checkOut();
          await commitLeftovers();
          isOpen = true;
        }
        await followMain();
        return await work();
      });
    } catch (error) {
      if (isDiskFull(error))
        throw new EditingError("The disk of the server is full. Nothing was lost: try again once there is room.");
      throw error;
    }
  }

  async function refuseOthers(): Promise<void> {
    if (isOpen) return;
    const top = await main(["rev-parse", "--verify", "--quiet", "refs/heads/main"]).catch(() => undefined);
    if (top === undefined)
      throw new EditingError(
        `CONTENT_REPOSITORY must name a Git working copy of this project with a branch called main. ${repository} is none, or the program git is missing.`,
      );
  }

  /** Under another name first: a checkout that was cut short would look like a draft with most files deleted. */
  async function checkOut(): Promise<void> {
    linkPackages();
    if (existsSync(join(folder, ".git"))) {
      await main(["worktree", "repair", folder]);
      return;
    }
    const unfinished = `${folder}-unfinished`;
    rmSync(unfinished, { recursive: true, force: true });
    await main(["worktree", "prune"]);
    const exists = await main(["rev-parse", "--verify", "--quiet", `refs/heads/${branch}`]).catch(() => undefined);
    const from = exists === undefined ? ["-b", branch, unfinished, "main"] : [unfinished, branch];
    await main(["worktree", "add", "--quiet", "--force", ...from]);
    await main(["worktree", "move", unfinished, folder]);
  }

  /** What checks or builds the draft finds its packages above it. */
  function linkPackages(): void {
    const link = join(repository, "build", "node_modules");
    if (normalize(repository) === normalize(project) || existsSync(link)) return;
    rmSync(link, { force: true });
    symlinkSync(join(project, "node_modules"), link, "junction");
  }

  async function commitLeftovers(): Promise<void> {
    if ((await git(["status", "--porcelain", "--untracked-files=all", "--", "content"])) === "") return;
    await git(["add", "--all", "--", "content"]);
    await git(["commit", "--quiet", "--message=Keep what was written when the server was stopped", "--", "content"]);
  }

  /** Brings what was published, or pushed by a developer, under the draft. Where both changed the same lines, it stays. */
  async function followMain(): Promise<void> {
    const heads = await git(["rev-parse", "main", "HEAD"]);
    if (heads === followed) return;
    const isBelow = await git(["merge-base", "--is-ancestor", "main", "HEAD"]).then(
      () => true,
      () => false,
    );
    const onMain = isBelow ? undefined : await replay("main..HEAD", await commitOf("main"));
    if (onMain) await moveTo(onMain);
    followed = heads;
  }

  /** What only looks changed, because a check has linked to it or the folder was copied, must not stop Git. */
  async function moveTo(commit: string): Promise<void> {
    await git(["update-index", "-q", "--refresh"]).catch(() => {});
    await git(["reset", "--quiet", "--keep", commit]);
  }

  /** Puts the commits of a range on another one. Returns the last, or nothing where they do not fit. Changes no file. */
  async function replay(range: string, onto: string): Promise<string | undefined> {
    let top = onto;
    for (const commit of (await git(["rev-list", "--reverse", range])).split("\n").filter(Boolean)) {
      const tree = await mergedTree(`${commit}^`, top, commit);
      if (!tree) return undefined;
      if (tree === (await treeOf(top))) continue;
      const [name = "", email = "", at = "", message = ""] = (
        await git(["show", "--no-patch", "--format=%an%x00%ae%x00%ad%x00%B", "--date=raw", commit])
      ).split("\0");
      const author = { name, email, at };
      top = await commitTree(tree, top, { author, input: message.trimEnd() });
    }
    return top;
  }

  /** Of three commits, by helpers whose parents say what the base is: `--merge-base` is newer than Debian's Git. */
  async function mergedTree(base: string, ours: string, theirs: string): Promise<string | undefined> {
    const helper = async (commit: string, ...parents: string[]) =>
      (await git(["commit-tree", await treeOf(commit), ...parents, "-m", "helper"])).trim();
    const below = await helper(base);
    const sides = [await helper(ours, "-p", below), await helper(theirs, "-p", below)];
    return git(["merge-tree", "--write-tree", "--name-only", ...sides]).then(
      (tree) => tree.trim(),
      (error) => {
        if (error instanceof GitFailure && error.message.includes("CONFLICT")) return undefined;
        throw error;
      },
    );
  }

  async function commitTree(tree: string, parent: string, message: { author: Author; input: string }): Promise<string> {
    return (await git(["commit-tree", tree, "-p", parent], message)).trim();
  }

  async function commitOf(name: string): Promise<string> {
    return (await git(["rev-parse", "--verify", `${name}^{commit}`])).trim();
  }

  async function treeOf(commit: string): Promise<string> {
    return (await git(["rev-parse", "--verify", `${commit}^{tree}`])).trim();
  }

  /** A path below content/, as Git knows it, to an ordinary file or none. */
  function contentPath(file: string): string {
    const isBelow = file.startsWith("content/") && normalize(file) === file && !/[\0\\:]/.test(file);
    const entry = isBelow && lstatSync(join(folder, file), { throwIfNoEntry: false });
    if (!isBelow || (entry && !entry.isFile()))
      throw new EditingError("Only files of the content can be changed here.");
    return file;
  }

  /** Those that are there, or were. */
  async function known(paths: readonly string[]): Promise<string[]> {
    const tracked = new Set((await git(["ls-files", "-z", "--", ...paths])).split("\0"));
    return paths.filter((path) => tracked.has(path) || existsSync(join(folder, path)));
  }
}

function inAnyLanguage(path: string): string {
  return path.replace(/^content\/\w+\//, "");
}
