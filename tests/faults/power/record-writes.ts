import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

/** One system call on the disk, in order. */
export type DiskEvent =
  | { kind: "write"; file: string; at: number; bytes: Buffer }
  | { kind: "truncate"; file: string; size: number }
  | { kind: "sync"; file: string }
  | { kind: "remove"; file: string };

const script = fileURLToPath(new URL("./write-and-acknowledge.ts", import.meta.url));

/** Stores a few hundred requests and returns the system calls on the disk. */
export async function recordWrites(synchronous: "full" | "normal"): Promise<DiskEvent[]> {
  const folder = mkdtempSync(join(tmpdir(), "power-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const trace = join(folder, "trace");
  const calls = "trace=pwrite64,write,ftruncate,fdatasync,fsync,unlink";
  const strace = ["-f", "-y", "-xx", "-s", "100000", "-e", calls, "-o", trace];
  execFileSync("strace", [...strace, process.execPath, script, folder, synchronous]);
  return readFileSync(trace, "latin1")
    .split("\n")
    .flatMap((line) => eventsOf(line, folder));
}

function eventsOf(line: string, folder: string): DiskEvent[] {
  const [, removed] = line.match(/^\d+\s+unlink\("([^"]*)"\) = 0/) ?? [];
  if (removed) return [{ kind: "remove", file: basename(unescaped(removed).toString()) }];
  const [, call, path, rest = ""] = line.match(/^\d+\s+(\w+)\(\d+<([^>]*)>(.*)$/) ?? [];
  const named = path && unescaped(path).toString();
  if (!named?.startsWith(folder)) return [];
  const file = basename(named);
  if (call === "fdatasync" || call === "fsync") return [{ kind: "sync", file }];
  if (call === "ftruncate") return [{ kind: "truncate", file, size: Number(rest.match(/^, (\d+)/)?.[1]) }];
  const [, text = "", at] = rest.match(/^, "([^"]*)", \d+(?:, (\d+))?/) ?? [];
  return [{ kind: "write", file, at: Number(at ?? 0), bytes: unescaped(text) }];
}

function unescaped(text: string): Buffer {
  return text.startsWith("\\x") ? Buffer.from(text.replaceAll("\\x", ""), "hex") : Buffer.from(text, "latin1");
}
