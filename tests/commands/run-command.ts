import { type ChildProcess, spawn } from "node:child_process";
import { stripVTControlCharacters } from "node:util";

type Running = {
  /** Resolves with the first match in what the command prints. */
  says: (pattern: RegExp) => Promise<RegExpMatchArray>;
  /** Resolves with the exit code when the command ends. */
  ended: Promise<number | null>;
  output: () => string;
  stop: (signal?: NodeJS.Signals) => Promise<void>;
};

/** Runs a command line in a folder, as a person would type it. */
export function runCommand(line: string, folder: string, env: Record<string, string> = {}): Running {
  const [tool = "", ...args] = line.split(" ");
  // A group of its own, so that stopping it stops what it has started too.
  const child: ChildProcess = spawn(tool, args, {
    cwd: folder,
    // The test runner's own NODE_ENV is nothing that a person has set.
    env: { ...process.env, NODE_ENV: undefined, NO_COLOR: "1", FORCE_COLOR: "0", ...env },
    detached: true,
  });
  let printed = "";
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (text) => {
      // Some tools color their output if CI is set.
      printed += stripVTControlCharacters(String(text));
      for (const look of waiting) look();
    });
  }
  const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
  return {
    ended,
    output: () => printed,
    says: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = printed.match(pattern);
          if (!found) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
        ended.then(() => reject(new Error(`"${line}" ended without saying ${pattern}:\n${printed}`)));
      }),
    async stop(signal = "SIGTERM") {
      if (child.exitCode === null && child.pid) process.kill(-child.pid, signal);
      await ended;
    },
  };
}
