import { existsSync, readdirSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import type { ServerContent } from "#content/schema/content.ts";
import { folderOf, makeCurrent, maxPublished, newName, noteOf } from "#server/release-folders.ts";
import type { StaticFiles } from "#server/static/load-static-files.ts";
import { buildDraft } from "./build-draft.ts";
import type { Drafts, RecordAct } from "./drafts.ts";
import { EditingError } from "./editing-error.ts";
import type { Author, Git } from "./git.ts";
import { gitIn, oneLine } from "./git.ts";
import { clearLocks } from "./lock.ts";
import { undoOf } from "./subjects.ts";
import { syncWorkingCopy, uncommittedIn } from "./working-copy.ts";

/** What is read of a release while visitors are served. */
type Site = { staticFiles: StaticFiles; content: ServerContent };

type Options = {
  repository: string;
  project: string;
  drafts: Drafts;
  /** The folder of the release that the server has started with. */
  live: string;
  loadSite: (folder: string) => Promise<Site>;
  /** Makes a release what visitors see, in one step. */
  showSite: (site: Site) => void;
  record: RecordAct;
  /** The remote that gets what is published; empty for none. */
  pushTo: string;
  build?: typeof buildDraft;
  onError: (error: unknown) => void;
};

export type BuildState =
  | { is: "none" }
  | { is: "building"; commit: string; since: number }
  | { is: "failed"; commit: string; mistakes: readonly string[] };

/** A step of the public site: what it was made of, and what stood before it. */
export type Publication = {
  id: string;
  at: number;
  name: string;
  email: string;
  commit: string;
  before: string;
  release: string;
  beforeRelease: string;
  subject: string;
};

/** What is about to be published, so that the next start finishes it or takes it back. */
type Journal = Omit<Publication, "at"> & { action: "published" | "undone" };

export type Publishing = ReturnType<typeof openPublishing>;

const tags = "refs/tags/published";

export function journalIn(repository: string): string {
  return join(repository, "build", "publishing.json");
}

/** Builds the draft, lets staff walk through it, and makes exactly that the public site; or brings an earlier one back. */
export function openPublishing(options: Options) {
  const { repository, project, drafts, loadSite, showSite, record, pushTo, build = buildDraft, onError } = options;
  const builds = join(repository, "build");
  const git = gitIn(repository);
  const closing = new AbortController();
  let { live } = options;
  let state: BuildState = { is: "none" };
  let preview: { commit: string; changes: number; site: Site } | undefined;
  let building: Promise<void> = Promise.resolve();
  let pushFailure = "";
  let pushing: Promise<void> = Promise.resolve();
  // What was published before the server was stopped may not have been pushed.
  if (pushTo)
    readPublications(git).then(({ length }) => {
      if (length > 0) push();
    }, onError);

  return {
    /** How far the last preview is. */
    state: () => state,
    /** What there is to walk through. */
    shown: () => preview && { ...preview, files: preview.site.staticFiles.files },
    /** Why the remote does not have what was published; empty if it has, or there is none. */
    pushFailure: () => pushFailure,
    publications: () => readPublications(git),
    /** Whether the program was replaced since the last publication: the site then shows the words that came with it. */
    isOutdated: async () => !isInBuilds(live) && (await readPublications(git)).length > 0,

    /** Builds the draft as it is now, unless that was done. Returns whether it can be walked through already. */
    startPreview: () =>
      alone(async () => {
        const commit = await commitOf("draft");
        if (preview?.commit === commit) return true;
        if (state.is === "building") return false;
        state = { is: "building", commit, since: Date.now() };
        building = buildPreview(commit).then(
          (mistakes) => {
            state = mistakes.length > 0 ? { is: "failed", commit, mistakes } : { is: "none" };
          },
          (error) => {
            onError(error);
            state = { is: "failed", commit, mistakes: ["The build could not run. The log of the server says why."] };
          },
        );
        return false;
      }),

    /** Makes exactly what was previewed the public site. */
    publish: ({ commit, person }: { commit: string; person: Author }) =>
      alone(async (finished) => {
        const before = await commitOf("main");
        // Sent twice, or finished just now.
        if (finished === commit || (commit === before && isInBuilds(live))) return;
        if (preview?.commit !== commit || (await commitOf("draft")) !== commit)
          throw new EditingError("The draft has changed since that preview. Preview it again, then publish.");
        const { site } = preview;
        if (!(await isBelow(before, commit)))
          throw new EditingError("The branch main has changed the same lines. A developer has to bring both together.");
        await refuseOverwriting(before, commit);
        const beforeRelease = await releaseOfLive();
        const release = newName(builds);
        const subject = await drafts.describe(before, commit);
        const { name, email } = person;
        renameSync(previewFolder(commit), folderOf(builds, release));
        try {
          await goLive(
            { action: "published", id: release, commit, before, release, beforeRelease, subject, name, email },
            site,
          );
        } catch (error) {
          // Not begun, so it stays a preview.
          if ((await commitOf("main")) === before) renameSync(folderOf(builds, release), previewFolder(commit));
          throw error;
        }
      }),

    /** The publication, and the commits that an undo would lead from and to. */
    lookAtUndo: ({ id }: { id: string }) =>
      alone(async () => {
        const publication = await undoable(id, await releaseOfLive());
        const from = await commitOf("main");
        const { before: to, commit } = publication;
        return { publication, title: undoOf(publication.subject), from, to, isOlder: from !== commit };
      }),

    /** Brings back what visitors saw before a publication, by a new one. `seen` is what `main` was when someone decided that. */
    undo: ({ id, person, seen }: { id: string; person: Author; seen?: string }) =>
      alone(async () => {
        const beforeRelease = await releaseOfLive();
        const undone = await undoable(id, beforeRelease);
        const { beforeRelease: release } = undone;
        const before = await commitOf("main");
        if (seen !== undefined && seen !== before)
          throw new EditingError("The site has changed since you looked at that. Look again, then undo.");
        const site = await loadSite(folderOf(builds, release));
        const subject = undoOf(undone.subject);
        const commit = await commitContentOf(undone.before, before, subject, person);
        if (!commit) throw new EditingError("The site is already as it was before that publication.");
        await refuseOverwriting(before, commit);
        const { name, email } = person;
        await goLive(
          { action: "undone", id: newName(builds), commit, before, release, beforeRelease, subject, name, email },
          site,
        );
      }),

    push,
    async close(): Promise<void> {
      closing.abort();
      await building;
    },
  };

  /** One at a time. What failed half way comes first: it gets the commit that was finished, if one was. */
  function alone<Result>(work: (finished?: string) => Promise<Result>): Promise<Result> {
    return drafts.alone(async () => {
      const journal = await recoverPublishing(repository);
      if (journal) await show(journal, await loadSite(folderOf(builds, journal.release)));
      return work(journal?.commit);
    });
  }

  async function undoable(id: string, liveRelease: string): Promise<Publication> {
    const undone = (await readPublications(git)).find((one) => one.id === id);
    if (!undone) throw new EditingError("This publication is too old to be undone here.");
    if (noteOf(builds, undone.beforeRelease, "program") !== noteOf(builds, liveRelease, "program"))
      throw new EditingError(
        "The program of the site was replaced since, so this cannot be undone in one step. Nothing is lost: put back its changes one by one.",
      );
    return undone;
  }

  /** Returns the mistakes that keep the draft from being built. */
  async function buildPreview(commit: string): Promise<readonly string[]> {
    const target = previewFolder(commit);
    const mistakes = existsSync(target)
      ? []
      : await build({ project, repository, commit, target, signal: closing.signal });
    if (mistakes.length > 0) return mistakes;
    const changes = Number(await git(["rev-list", "--count", `main..${commit}`]));
    preview = { commit, changes, site: await loadSite(target) };
    const older = readdirSync(dirname(target)).filter((name) => name !== commit);
    for (const name of older) await rm(join(dirname(target), name), { recursive: true, force: true });
    return [];
  }

  function previewFolder(commit: string): string {
    return join(builds, "previews", commit);
  }

  function isInBuilds(folder: string): boolean {
    const releases = join(builds, "releases");
    return existsSync(releases) && dirname(folder) === realpathSync(releases);
  }

  /** The name of the release that visitors see. The one that came with the program joins the others first. */
  async function releaseOfLive(): Promise<string> {
    if (isInBuilds(live)) return basename(live);
    const name = newName(builds);
    await cp(live, folderOf(builds, name), { recursive: true });
    makeCurrent(builds, name);
    live = realpathSync(folderOf(builds, name));
    return name;
  }

  async function show({ action, release, commit, subject, email }: Journal, site: Site): Promise<void> {
    showSite(site);
    live = realpathSync(folderOf(builds, release));
    if (preview?.commit === commit) preview = undefined;
    await record({ who: email, action, detail: subject });
    push();
  }

  /** Written down first. The branch decides: until it has moved, the old site is the right one, and from then on the new. */
  async function goLive(journal: Journal, site: Site): Promise<void> {
    const file = journalIn(repository);
    writeFileSync(`${file}.new`, JSON.stringify(journal), { flush: true });
    renameSync(`${file}.new`, file);
    try {
      await git(["update-ref", "refs/heads/main", journal.commit, journal.before]);
    } catch (error) {
      rmSync(file);
      throw error;
    }
    await finish(repository, journal);
    await show(journal, site);
  }

  /** The commit that gives `main` the content of another one, or nothing if it has that. */
  async function commitContentOf(wanted: string, main: string, subject: string, author: Author) {
    const file = join(builds, "undo.index");
    const index = gitIn(repository, { GIT_INDEX_FILE: file });
    // A killed server may have left both.
    for (const left of [file, `${file}.lock`]) rmSync(left, { force: true });
    await index(["read-tree", main]);
    await index(["rm", "--quiet", "-r", "--cached", "--", "content"]);
    await index(["read-tree", "--prefix=content/", `${wanted}:content`]);
    const tree = (await index(["write-tree"])).trim();
    rmSync(file);
    if (tree === (await git(["rev-parse", `${main}^{tree}`])).trim()) return undefined;
    return (await git(["commit-tree", tree, "-p", main], { author, input: subject })).trim();
  }

  async function refuseOverwriting(from: string, to: string): Promise<void> {
    const files = await uncommittedIn(repository, git, from, to);
    if (files.length === 0) return;
    throw new EditingError(
      "The working copy has changes in these files that are not committed. Commit or undo them first.",
      files,
    );
  }

  /** In the background: what is published here stays so, whatever the remote says. */
  function push(): void {
    if (!pushTo) return;
    pushing = pushing
      .then(() => git(["push", "--quiet", "--porcelain", pushTo, "refs/heads/main:refs/heads/main"]))
      .then(
        () => {
          pushFailure = "";
        },
        (error) => {
          pushFailure = oneLine(String(error.message)).slice(0, 300);
          onError(error);
        },
      );
  }

  async function commitOf(name: string): Promise<string> {
    return (await git(["rev-parse", "--verify", `refs/heads/${name}^{commit}`])).trim();
  }

  function isBelow(lower: string, upper: string): Promise<boolean> {
    return git(["merge-base", "--is-ancestor", lower, upper]).then(
      () => true,
      () => false,
    );
  }
}

/** Finishes what was begun to be published, and returns it, or takes it back. Call it before a release is loaded. */
export async function recoverPublishing(repository: string): Promise<Journal | undefined> {
  const file = journalIn(repository);
  if (!existsSync(file)) return undefined;
  await clearLocks(repository);
  const journal: Journal = JSON.parse(readFileSync(file, "utf8"));
  const main = (await gitIn(repository)(["rev-parse", "--verify", "refs/heads/main"])).trim();
  if (main === journal.commit) {
    await finish(repository, journal);
    return journal;
  }
  rmSync(file, { force: true });
  return undefined;
}

/** Each step may have been done before. */
async function finish(
  repository: string,
  { id, commit, before, release, beforeRelease, name, email, subject }: Journal,
) {
  const git = gitIn(repository);
  const author = { name, email };
  const notes = JSON.stringify({ before, release, beforeRelease });
  const message = `--message=${subject}\n\n${notes}`;
  // Git would take a subject that begins with "#" for a comment, and the notes for the subject.
  await git(["tag", "--annotate", "--force", "--cleanup=whitespace", message, `published/${id}`, commit], {
    author,
    committer: author,
  });
  const builds = join(repository, "build");
  if (existsSync(folderOf(builds, release))) makeCurrent(builds, release);
  await syncWorkingCopy(repository, git, before, commit);
  rmSync(journalIn(repository), { force: true });
}

/** The last ones, the newest first. */
async function readPublications(git: Git): Promise<Publication[]> {
  const fields = [
    "%(refname:lstrip=3)",
    "%(taggerdate:unix)",
    "%(taggername)",
    "%(taggeremail:trim)",
    "%(*objectname)",
    "%(contents:subject)",
    "%(contents:body)",
  ];
  const list = await git([
    "for-each-ref",
    `--count=${maxPublished}`,
    "--sort=-refname",
    `--format=${fields.join("%00")}%00`,
    tags,
  ]);
  const parts = list.split("\0");
  const found: Publication[] = [];
  for (let at = 0; at + 7 < parts.length; at += 7) {
    const [id = "", seconds = "", name = "", email = "", commit = "", subject = "", body = ""] = parts.slice(
      at,
      at + 7,
    );
    found.push({ id: id.trim(), at: Number(seconds) * 1_000, name, email, commit, subject, ...JSON.parse(body) });
  }
  return found;
}
