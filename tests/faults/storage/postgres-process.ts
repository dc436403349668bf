import { execFileSync } from "node:child_process";
import type { OwnPostgres } from "../../support/database.ts";

/** Ends PostgreSQL without letting it write what is only in its memory: `pg_ctl stop -m immediate`. */
export async function stopAtOnce({ postgres }: OwnPostgres): Promise<void> {
  process.kill(postgres.pid(), "SIGQUIT");
  await postgres.stop();
}

/** Freezes PostgreSQL. Returns a function that lets it continue. */
export function freeze({ postgres }: OwnPostgres): () => void {
  const processes = familyOf(postgres.pid());
  for (const pid of processes) process.kill(pid, "SIGSTOP");
  return () => {
    for (const pid of processes) process.kill(pid, "SIGCONT");
  };
}

function familyOf(parent: number): number[] {
  const lines = execFileSync("ps", ["-eo", "pid=,ppid="], { encoding: "utf8" }).trim().split("\n");
  const children = lines.map((line) => line.trim().split(/\s+/).map(Number)).filter(([, ppid]) => ppid === parent);
  return [parent, ...children.map(([pid = 0]) => pid)];
}
