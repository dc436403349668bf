import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Change } from "#content/editing/tasks.ts";
import { type Drafts, openDrafts, type RecordAct } from "#server/publishing/drafts.ts";
import { temporaryFolder } from "./temporary-folder.ts";

export const person = { name: "Ada Lovelace", email: "ada@ideas.test" };

/** Writes files into the draft as a form does, each by its path. Returns the last change of the draft. */
export async function saveDraft(
  { words, changes }: Drafts,
  change: Change,
  { person: who = person, subject = "Home" } = {},
): Promise<string> {
  await words.save({ person: who, look: async () => undefined, changeOf: () => ({ change, subject }) });
  return (await changes())[0]?.id ?? "";
}

/** Runs Git as a developer would, in their own folder. */
export function gitOf(folder: string) {
  return (...args: string[]): string => {
    const who = ["-c", "user.name=Developer", "-c", "user.email=developer@ideas.test", "-c", "core.quotePath=false"];
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_")));
    return execFileSync("git", [...who, ...args], { cwd: folder, encoding: "utf8", env }).replace(/\n$/, "");
  };
}

type Save = { file?: string; person?: typeof person; detail?: string };

/** A small working copy with a home page, and a draft. */
export async function startRepository() {
  const repository = temporaryFolder();
  const git = gitOf(repository);
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), text);
  };
  const commitToMain = (file: string, text: string) => {
    write(file, text);
    git("add", "--all");
    git("commit", "--quiet", "-m", `Change ${file}`);
  };
  git("init", "--quiet", "--initial-branch=main");
  write(".gitignore", "/build/\nnode_modules/\n");
  commitToMain("content/en/home.yaml", "title: Welcome\ntext: We make software.\n");
  const mistakes: string[] = [];
  const acts: Parameters<RecordAct>[0][] = [];
  const record: RecordAct = async (act) => void acts.push(act);
  const open = (): Drafts =>
    openDrafts({ repository, project: repository, findMistakes: async () => mistakes, record });
  const drafts = open();
  const read = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : undefined);
  return {
    repository,
    project: repository,
    drafts,
    open,
    mistakes,
    /** What was written into the log. */
    acts,
    git,
    commitToMain,
    folder: drafts.draftFolder,
    /** What a file says in the draft, and in the working copy. */
    draft: (file: string) => read(join(repository, "build/draft", file)),
    main: (file: string) => read(join(repository, file)),
    /** Saves a file as someone at the desk does. Returns the commit. */
    save: (text: string, { file = "content/en/home.yaml", person: who = person, detail = "Home" }: Save) =>
      saveDraft(drafts, { [file]: `${text}\n` }, { person: who, subject: detail }),
  };
}

/** What no working copy has. */
const left = [".git", "node_modules", "build", "data", "shots", ".react-router", "art"];

/** A working copy of the whole project, as its files are now. */
export function copyWithGit(folder = temporaryFolder()): string {
  const project = process.cwd();
  const isWanted = (source: string) => !left.includes(source.slice(project.length + 1));
  cpSync(project, folder, { recursive: true, filter: isWanted });
  const git = gitOf(folder);
  git("init", "--quiet", "--initial-branch=main");
  git("add", "--all");
  git("commit", "--quiet", "-m", "Begin");
  return folder;
}
