import { execFile } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";

// isomorphic-git (1.2 MB) would need no program, but knows neither worktrees nor merges of three trees, and holds whole packs
// in the memory of the server.

/** Of a person's name, Git keeps what can stand in the first line of a commit. */
export type Author = { name: string; email: string; at?: string };

type Options = { author?: Author | undefined; committer?: Author; input?: string };

export type Git = (args: readonly string[], options?: Options) => Promise<string>;

/** Git did not do what it was told. Its own words are for the log. */
export class GitFailure extends Error {
  readonly reason: string;
  constructor(args: readonly string[], said: string) {
    super(`git ${args[0]}: ${said.trim()}`);
    this.reason = this.message;
  }
}

/** Whether Git, Node or SQLite failed because there is no room. */
export function isDiskFull(error: unknown): boolean {
  return /no space left on device|disk is full|disk quota exceeded/i.test(String(error));
}

/** What Git does not say of each failure on a full disk. */
function roomLeft(folder: string): string[] {
  // A folder that someone has deleted is said by Git itself.
  if (!existsSync(folder)) return [];
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < 64 * 1024 ? ["No space left on device."] : [];
}

/** Whatever someone has set up for themselves, and hooks that a colleague has left, must not run here. */
const settings = {
  "core.hooksPath": "/dev/null",
  "core.quotePath": "false",
  "core.autocrlf": "false",
  "core.fsync": "loose-object,pack,index,reference",
  "commit.gpgSign": "false",
  "tag.gpgSign": "false",
  "safe.directory": "*",
};

const maxOutputBytes = 64 * 1024 * 1024;

/** Runs Git in a folder, as a program with a list of arguments: no shell reads them. */
export function gitIn(folder: string, variables: NodeJS.ProcessEnv = {}): Git {
  return (args, { author, committer, input } = {}) =>
    new Promise((resolve, reject) => {
      const fixed = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
      const env = {
        ...ownEnvironment(),
        ...(author && variablesOf("AUTHOR", author)),
        ...(committer && variablesOf("COMMITTER", committer)),
        ...variables,
      };
      const options = { cwd: folder, env, maxBuffer: maxOutputBytes };
      const child = execFile("git", [...fixed, ...args], options, (error, stdout, stderr) => {
        if (error) reject(new GitFailure(args, [stderr || stdout || error.message, ...roomLeft(folder)].join(" ")));
        else resolve(stdout);
      });
      // Git may end before it has read all of it.
      child.stdin?.on("error", () => {}).end(input ?? "");
    });
}

/** Without the variables by which Git tells its hooks where they are, and the settings of a person. */
function ownEnvironment(): NodeJS.ProcessEnv {
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("GIT_"));
  return {
    ...Object.fromEntries(inherited),
    LC_ALL: "C",
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_CONFIG_GLOBAL: process.platform === "win32" ? "NUL" : "/dev/null",
    GIT_TERMINAL_PROMPT: "0",
    GIT_LITERAL_PATHSPECS: "1",
    GIT_AUTHOR_NAME: "Desk",
    GIT_AUTHOR_EMAIL: "desk@localhost",
    GIT_COMMITTER_NAME: "Desk",
    GIT_COMMITTER_EMAIL: "desk@localhost",
  };
}

function variablesOf(role: "AUTHOR" | "COMMITTER", { name, email, at }: Author): Record<string, string> {
  const address = oneLine(email).replace(/[<>]/g, "");
  const called = oneLine(name).replace(/[<>]/g, "").trim();
  return {
    // Git refuses a name of nothing but punctuation.
    [`GIT_${role}_NAME`]: /[\p{L}\p{N}]/u.test(called) ? called : address,
    [`GIT_${role}_EMAIL`]: address,
    ...(at && { [`GIT_${role}_DATE`]: at }),
  };
}

/** A text that cannot begin another line of a commit, or turn around what stands beside it. */
export function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Bidi_Control}\u2028\u2029]+/gu, " ").trim();
}
