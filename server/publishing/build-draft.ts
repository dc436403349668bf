import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";

const program = fileURLToPath(new URL("./build.child.ts", import.meta.url));

type Build = { project: string; repository: string; commit: string; target: string; signal: AbortSignal };

/** Builds a commit in a process of its own. Returns what stopped it, line by line; nothing if the release is there. */
export async function buildDraft({ project, repository, commit, target, signal }: Build): Promise<string[]> {
  const child = spawn(process.execPath, [program, project, repository, commit, target], {
    stdio: ["ignore", "ignore", "pipe"],
    // With all that it starts.
    detached: process.platform !== "win32",
  });
  const stop = () => endAll(child.pid);
  signal.addEventListener("abort", stop, { once: true });
  const said = text(child.stderr);
  const code = await new Promise<number | null>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", resolve);
  });
  signal.removeEventListener("abort", stop);
  if (code === 0) return [];
  const lines = (await said).split("\n").map((line) => line.trim());
  const mistakes = lines.filter(
    (line) => line && !/^(The content is not complete|Some links lead nowhere):$|^Warning: /.test(line),
  );
  return mistakes.length > 0 ? mistakes.slice(0, 50) : ["The build was stopped."];
}

function endAll(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(process.platform === "win32" ? pid : -pid, "SIGTERM");
  } catch {
    // It has ended.
  }
}
