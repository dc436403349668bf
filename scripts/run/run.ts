import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Starts a tool of node_modules/.bin (with-runtime.mjs has put that first in PATH). */
export function launch(tool: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(tool, args, { stdio: "inherit", shell: process.platform === "win32", ...options });
}

/** Runs a tool to its end and returns its exit code. */
export function run(tool: string, args: readonly string[], options?: SpawnOptions): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = launch(tool, args, options);
    child.on("error", reject);
    child.on("exit", (code) => resolve(code ?? 1));
  });
}
