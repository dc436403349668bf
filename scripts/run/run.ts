import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";

/** Starts a tool of node_modules/.bin (scripts/run.mjs has put that first in PATH). */
export function launch(tool: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
  return spawn(tool, args, { stdio: "inherit", shell: process.platform === "win32", ...options });
}

/** A tool ends with a code, or by a signal. */
export type Ending = { code: number | null; signal: NodeJS.Signals | null };

/** Runs a tool to its end and returns its exit code. */
export async function run(tool: string, args: readonly string[], options?: SpawnOptions): Promise<number> {
  return (await runToEnd(tool, args, options)).code ?? 1;
}

/** Runs a tool to its end. It ends with this process, too. */
export function runToEnd(tool: string, args: readonly string[], options?: SpawnOptions): Promise<Ending> {
  return new Promise((resolve, reject) => {
    const child = launch(tool, args, options);
    const endWithUs = () => child.kill();
    // Before the folder of the tests goes.
    process.prependOnceListener("exit", endWithUs);
    child.on("error", reject);
    child.on("exit", (code, signal) => {
      process.off("exit", endWithUs);
      resolve({ code, signal });
    });
  });
}
